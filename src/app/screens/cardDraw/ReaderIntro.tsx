import { useState } from 'react'
import type { Reader } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { playInView } from '../../ui/playInView.ts'
import styles from './ReaderIntro.module.css'

/** The intros of the three readers, by the letters of their type in alphabetical order (specification section 2). */
const INTROS = {
  f: { name: 'f', words: copy.reader.pictureless.F },
  t: { name: 't', words: copy.reader.pictureless.T },
  ft: { name: 'tf', words: copy.reader.pictureless.FT },
} as const

/** Types come in any case and order of letters: FT, tf and TF are one reader. */
const lettersOf = (type: string): string => type.toLowerCase().split('').toSorted().join('')
const isKnown = (letters: string): letters is keyof typeof INTROS => Object.hasOwn(INTROS, letters)

interface Props {
  readerType: string
  /** The reader as the catalog knows them; undefined while it is not loaded. */
  reader: Reader | undefined
}

/** The chosen reader at the table: a moving picture, else a still one, else a word and a sign. */
export function ReaderIntro({ readerType, reader }: Props) {
  const letters = lettersOf(readerType)
  const intro = isKnown(letters) ? INTROS[letters] : null
  const [picture, setPicture] = useState<'moving' | 'still' | 'none'>('moving')
  const { label, emoji } = intro?.words ?? { ...copy.reader.pictureless.other, label: readerType }
  const name = reader?.name ?? label
  if (!intro || picture === 'none')
    return (
      <p className={styles.words}>
        <span aria-hidden="true">{emoji}</span> {name}
      </p>
    )
  const still = `/media/readers/${intro.name}.avif`
  return (
    <figure className={styles.intro}>
      {picture === 'moving' ? (
        <video
          ref={playInView}
          className={styles.picture}
          src={`/media/readers/${intro.name}.mp4`}
          poster={still}
          aria-label={name}
          muted
          loop
          playsInline
          preload="none"
          onError={() => setPicture('still')}
        />
      ) : (
        <img className={styles.picture} src={still} alt={name} onError={() => setPicture('none')} />
      )}
    </figure>
  )
}
