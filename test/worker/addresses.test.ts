import { expect, test } from 'vitest'
import { isAsset, isPage, isPicture } from '../../src/worker/addresses.ts'

test.each([
  '/',
  '/onboarding/card-draw',
  '/result/V1StGXR8_Z5j',
  '/share/V1StGXR8',
  '/nowhere/at/all',
  '/apis',
  '/dev',
])('%s shows the app when there is no network', (path) => expect(isPage(path)).toBe(true))

test.each([
  '/api',
  '/api/docs',
  '/api/sessions/V1StGXR8/result',
  '/media',
  '/media/cards/none.avif',
  '/assets/old-Bx81.js',
  '/dev/flow',
  '/share/V1StGXR8/wide.jpg',
  '/robots.txt',
  '/manifest.webmanifest',
])('%s never does', (path) => expect(isPage(path)).toBe(false))

test('pictures are kept as they are seen, videos and the pictures of a shared reading are not', () => {
  for (const path of ['/media/cards/major-00.avif', '/media/back.avif', '/favicon.svg'])
    expect(isPicture(path)).toBe(true)
  for (const path of ['/media/cards/major-00.mp4', '/share/V1StGXR8/wide.jpg', '/og.jpg', '/api/topics', '/sw.js'])
    expect(isPicture(path)).toBe(false)
  expect(isAsset('/assets/gowun-batang-96-700-normal-Bq-AAD0E.woff2')).toBe(true)
  expect(isAsset('/media/assets/x.avif')).toBe(false)
})
