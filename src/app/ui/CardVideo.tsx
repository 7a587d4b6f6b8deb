import { useState } from 'react'
import type { DrawnCard } from '../../../machines/rules/domain.ts'
import { copy } from '../copy.ts'
import styles from './CardVideo.module.css'
import { playInView } from './playInView.ts'

const VEIL = '/media/card-veil.avif'

interface Props {
  card: DrawnCard
  size: 'large' | 'small'
  /** Cards are still turned over beside it: it stands still, since a film costs the turn its frames. */
  isBeforeTurn?: boolean
}

/**
 * A drawn card face up: its moving picture, or the still one, or the veil of any card, or at last its name. A reversed card stands on its head; its words do not. It
 * fills a narrow parent and is at most 300 px wide when large, 176 px when small; `--card-width` sets another limit.
 */
export function CardVideo(props: Props) {
  const { card } = props
  // Keyed by the card's own addresses, so that a failure is forgotten when another card takes the place.
  return <Picture key={`${card.videoUrl} ${card.imageUrl}`} {...props} />
}

function Picture({ card, size, isBeforeTurn = false }: Props) {
  const [hasVideoFailed, setVideoFailed] = useState(false)
  const [failedStills, setFailedStills] = useState(0)
  const still = [card.imageUrl, VEIL].filter((url) => url !== null)[failedStills]
  return (
    <span className={styles.card} data-size={size} data-orientation={card.orientation}>
      {card.videoUrl !== null && !hasVideoFailed ? (
        <video
          ref={isBeforeTurn ? undefined : playInView}
          className={styles.picture}
          src={card.videoUrl}
          poster={still}
          aria-label={card.nameKo}
          muted
          loop
          playsInline
          preload="none"
          onError={() => setVideoFailed(true)}
        />
      ) : still === undefined ? (
        <span className={styles.name}>{card.nameKo}</span>
      ) : (
        <img
          className={styles.picture}
          src={still}
          alt={card.nameKo}
          onError={() => setFailedStills((count) => count + 1)}
        />
      )}
      {hasVideoFailed && <span className={styles.failure}>{copy.cardVideoFailed}</span>}
    </span>
  )
}
