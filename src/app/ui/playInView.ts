/** The card that it is the face of is being turned over: a film that begins meanwhile costs the turn its frames. */
const turning = (video: HTMLVideoElement): readonly Animation[] =>
  video.closest('[data-face-up]')?.getAnimations?.({ subtree: true }) ?? []

/**
 * A ref for a `<video>`: it plays while any of it is in view in a tab that is shown, unless the visitor asked for less motion. A browser that
 * refuses to play leaves the poster, which is enough.
 */
export function playInView(video: HTMLVideoElement | null): (() => void) | undefined {
  if (!video) return undefined
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let isInView = false
  const follow = () => {
    const [turn] = turning(video)
    if (!isInView || calm.matches || document.visibilityState !== 'visible') video.pause()
    else if (turn && video.isConnected) void turn.finished.then(follow, follow)
    else video.play().catch(() => {})
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    follow()
  })
  observer.observe(video)
  calm.addEventListener('change', follow)
  document.addEventListener('visibilitychange', follow)
  return () => {
    observer.disconnect()
    calm.removeEventListener('change', follow)
    document.removeEventListener('visibilitychange', follow)
    video.pause()
  }
}
