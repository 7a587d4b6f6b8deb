/** Where cards lie on the screen, and the ways between. */
export interface Lie {
  /** Centre of the card in CSS px of the viewport. */
  x: number
  y: number
  /** Width of the card in CSS px. */
  width: number
  /** Turn in degrees, clockwise. */
  angle: number
}

/** What react-spring moves: px, degrees and a factor. */
export interface Pose {
  x: number
  y: number
  rotateZ: number
  scale: number
}

export const CARD_RATIO = 8 / 5
export const AT_REST: Pose = { x: 0, y: 0, rotateZ: 0, scale: 1 }

/** Below what the eye sees a spring has come to rest: px, degrees, a factor. */
const PRECISION: Record<string, number> = { x: 0.3, y: 0.3, rotateZ: 0.1, scale: 0.002 }

/** A throw with a little weight: the height settles before the way across does, which bends the path. */
export const flight = (key: string) => ({
  tension: key === 'y' ? 200 : 160,
  friction: key === 'y' ? 24 : 22,
  precision: PRECISION[key] ?? 0.01,
})

/** Where an element with a card's shape lies now, turned by `angle` degrees; null when nothing is laid out. */
export function lieOf(element: Element | null | undefined, angle = 0): Lie | null {
  const box = element?.getBoundingClientRect()
  if (!box?.width) return null
  const turn = (Math.abs(angle) * Math.PI) / 180
  const width = box.width / (Math.cos(turn) + CARD_RATIO * Math.sin(turn))
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width, angle }
}

/** Where the picture of a card's button in the fan lies: the button carries the turn. */
export const lieInFan = (card: HTMLElement | null | undefined): Lie | null =>
  card ? lieOf(card.firstElementChild, parseFloat(getComputedStyle(card).rotate) || 0) : null

/** How a card that belongs at `home` looks from elsewhere. */
export const poseAt = (lie: Lie, home: Lie): Pose => ({
  x: lie.x - home.x,
  y: lie.y - home.y,
  rotateZ: lie.angle - home.angle,
  scale: lie.width / home.width,
})

/** Pose of a loose card of a width, drawn from the viewport's corner. */
export const loosePose = (lie: Lie, width: number): Pose => ({
  x: lie.x - width / 2,
  y: lie.y - (width * CARD_RATIO) / 2,
  rotateZ: lie.angle,
  scale: lie.width / width,
})
