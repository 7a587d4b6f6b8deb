/** Wide for a link's preview, 1200 × 630; tall for a feed, 1080 × 1350. */
export const SHAPES = ['wide', 'tall'] as const
export type Shape = (typeof SHAPES)[number]

/** Where the picture of a reading is found. */
export const pictureAddress = (sessionId: string, shape: Shape): string => `/share/${sessionId}/${shape}.jpg`
