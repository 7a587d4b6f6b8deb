/** One product for all tests of a run: visits do not meet, and each start costs seconds. */
import type { TestProject } from 'vitest/node'
import { startProduct } from '../startProduct.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product of the run is. */
    origin: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const product = await startProduct()
  project.provide('origin', product.origin)
  return () => product.stop()
}
