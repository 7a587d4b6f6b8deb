import { useState } from 'react'
import type { Reader } from '../../../../machines/rules/domain.ts'
import { readerKindOf, type ReaderKind } from '../../../../machines/rules/reader.ts'
import { copy } from '../../copy.ts'
import { playInView } from '../../ui/playInView.ts'
import styles from './ReaderIntro.module.css'

/** The file names of the intros (specification section 2). */
const INTROS: Readonly<Record<ReaderKind, string>> = { F: 'f', T: 't', FT: 'tf' }

interface Props {
  readerType: string
  /** The reader as the catalog knows them; undefined while it is not loaded. */
  reader: Reader | undefined
}

/** The chosen reader at the table: a moving picture, else a still one, else a word and a sign. */
export function ReaderIntro({ readerType, reader }: Props) {
  const kind = readerKindOf(readerType)
  const [picture, setPicture] = useState<'moving' | 'still' | 'none'>('moving')
  const { label, emoji } = kind
    ? copy.reader.pictureless[kind]
    : { ...copy.reader.pictureless.other, label: readerType }
  const name = reader?.name ?? label
  if (!kind || picture === 'none')
    return (
      <p className={styles.words}>
        <span aria-hidden="true">{emoji}</span> {name}
      </p>
    )
  const still = `/media/readers/${INTROS[kind]}.avif`
  return (
    <figure className={styles.intro}>
      {picture === 'moving' ? (
        <video
          ref={playInView}
          className={styles.picture}
          src={`/media/readers/${INTROS[kind]}.mp4`}
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
