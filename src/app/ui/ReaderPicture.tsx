import { useState } from 'react'
import type { Reader } from '../../../machines/rules/domain.ts'
import { readerKindOf } from '../../../machines/rules/reader.ts'
import { copy } from '../copy.ts'
import { playInView } from './playInView.ts'
import styles from './ReaderPicture.module.css'
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts'

/**
 * A reader: the moving picture while `playing`, the still one when that fails, and without either an emoji, the type
 * and the name (specification section 2, /onboarding/2). Decoration: the name stands beside it.
 */
export function ReaderPicture({ reader, playing }: { reader: Reader; playing: boolean }) {
  const [brokenVideo, setBrokenVideo] = useState<string | null>(null)
  const [brokenImage, setBrokenImage] = useState<string | null>(null)
  const still = usePrefersReducedMotion()
  const { videoUrl, imageUrl } = reader
  if (playing && !still && videoUrl && brokenVideo !== videoUrl)
    return (
      <video
        ref={playInView}
        className={styles.picture}
        src={videoUrl}
        poster={imageUrl}
        muted
        loop
        playsInline
        aria-hidden="true"
        onError={() => setBrokenVideo(videoUrl)}
      />
    )
  if (imageUrl && brokenImage !== imageUrl)
    return (
      <img
        className={styles.picture}
        src={imageUrl}
        alt=""
        width="360"
        height="480"
        decoding="async"
        onError={() => setBrokenImage(imageUrl)}
      />
    )
  const { emoji, label } = copy.reader.pictureless[readerKindOf(reader.type) ?? 'other']
  return (
    <span className={styles.pictureless} aria-hidden="true">
      <span className={styles.emoji}>{emoji}</span>
      <span className={styles.type}>{label}</span>
      <span>{reader.name}</span>
    </span>
  )
}
