/** What benchmarks measure. */
import { startProduct } from '../startProduct.mjs'

export { setTimeout as pause } from 'node:timers/promises'

/** The built product, writing without a pause; the one at ORIGIN where that is set. */
export const productToMeasure = async () =>
  process.env.ORIGIN ? { origin: process.env.ORIGIN, stop: async () => {} } : startProduct({ READING_PACE_MS: '0' })
