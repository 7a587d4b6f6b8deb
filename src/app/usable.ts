let tell = (): void => {}

/** Kept once the page hears what its visitor does. */
export const usable = new Promise<void>((resolve) => {
  tell = resolve
})

/** The page hears its visitor from here on; a mark of that name says when. */
export const becomeUsable = (): void => {
  performance.mark('usable')
  tell()
}
