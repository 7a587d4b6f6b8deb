// @vitest-environment node
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandFingerprint } from '../../src/art/extra/brand.ts'
import { back } from '../../src/art/extra/back.ts'
import { LUCKY_MOTIFS } from '../../src/art/keys.ts'
import { fingerprint, pictures, type Picture } from '../../src/art/pictures.ts'
import { CARDS } from '../../src/deck/cards.ts'
import { LUCKY_CARDS } from '../../src/deck/luckyCards.ts'
import { READERS } from '../../src/deck/readers.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const MEDIA = join(PUBLIC, 'media')
const manifest = JSON.parse(readFileSync(join(MEDIA, 'manifest.json'), 'utf8')) as Record<
  string,
  { hash: string; bytes: number }
>
const filesOf = (p: Picture): string[] => [...p.stills, ...(p.video ? [p.video] : [])].map((f) => f.file)
const pixels = (svg: string, turn = 0): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 12 }).resize(80).rotate(turn).removeAlpha().raw().toBuffer()
const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, v, i) => sum + Math.abs(v - (b[i] ?? 0)), 0) / a.length

test('every card of the deck has its drawing, its poster and its video', () => {
  const files = new Set(pictures.flatMap(filesOf))
  expect(
    CARDS.map((c) => c.key).filter((key) => !files.has(`cards/${key}.avif`) || !files.has(`cards/${key}.mp4`)),
  ).toEqual([])
})

test('every picture the catalogue names is drawn, and the lucky cards show what they are called', () => {
  const files = new Set(pictures.flatMap(filesOf).map((f) => `/media/${f}`))
  const named = [...READERS.flatMap((r) => [r.imageUrl, r.videoUrl]), ...LUCKY_CARDS.map((c) => c.imageUrl)]
  expect(named.filter((url) => !files.has(url))).toEqual([])
  expect(LUCKY_CARDS.map((c) => c.key)).toEqual([...LUCKY_MOTIFS])
})

test('ids and files are named once', () => {
  const files = pictures.flatMap(filesOf)
  expect(new Set(files).size).toBe(files.length)
  expect(new Set(pictures.map((p) => p.id)).size).toBe(pictures.length)
})

test('a drawing is the same each time and holds no broken number', () => {
  const broken = pictures.flatMap((p) =>
    [0, 0.37].flatMap((t) => {
      const svg = p.scene(t)
      return svg === p.scene(t) && !/NaN|undefined|null|Infinity|\[object/.test(svg) ? [] : [`${p.id} at ${t}`]
    }),
  )
  expect(broken).toEqual([])
})

test('every loop moves', () => {
  expect(pictures.filter((p) => p.video && p.scene(0) === p.scene(0.25)).map((p) => p.id)).toEqual([])
})

test('every loop is well-formed and ends where it began', async () => {
  const jumps: string[] = []
  for (const { id, scene, video } of pictures) {
    if (!video) continue
    const [start, end, middle] = await Promise.all([pixels(scene(0)), pixels(scene(1)), pixels(scene(0.5))])
    const jump = difference(start, end)
    if (jump > 0.2 || jump > difference(start, middle)) jumps.push(`${id} ${jump.toFixed(2)}`)
  }
  expect(jumps).toEqual([])
}, 120_000)

test('the back looks the same upside down, so that a reversed card does not show', async () => {
  const upright = await pixels(back(0))
  const turned = await pixels(back(0), 180)
  expect(difference(upright, turned)).toBeLessThan(1)
})

test('every file is there, is what its name says, and keeps its size', async () => {
  const wrong: string[] = []
  for (const p of pictures) {
    for (const s of p.stills) {
      const file = join(MEDIA, s.file)
      if (!existsSync(file)) {
        wrong.push(`${s.file} is missing`)
        continue
      }
      const { format, width } = await sharp(file).metadata()
      if (format !== 'heif' || width !== s.width) wrong.push(`${s.file} is ${format} ${width}`)
      if (statSync(file).size > s.limit) wrong.push(`${s.file} is too large`)
    }
    if (!p.video) continue
    const file = join(MEDIA, p.video.file)
    if (!existsSync(file)) {
      wrong.push(`${p.video.file} is missing`)
      continue
    }
    const bytes = readFileSync(file)
    // The index lies before the frames, so that a player starts before the whole file is there.
    if (bytes.toString('latin1', 4, 8) !== 'ftyp' || bytes.indexOf('moov') > bytes.indexOf('mdat'))
      wrong.push(`${p.video.file} does not stream`)
    if (bytes.length > p.video.limit) wrong.push(`${p.video.file} is too large`)
  }
  expect(wrong).toEqual([])
})

test('a card video has 80 kB on average', () => {
  const sizes = pictures.flatMap(({ id, video }) =>
    video && id.startsWith('cards/') ? [statSync(join(MEDIA, video.file)).size] : [],
  )
  expect(sizes).toHaveLength(72)
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(80 * 1024)
})

test('the files in public/media are those of the drawings of today: otherwise run node src/art/render.mjs', () => {
  const stale = pictures.filter((p) => manifest[p.id]?.hash !== fingerprint(p)).map((p) => p.id)
  if (manifest.brand?.hash !== brandFingerprint()) stale.push('brand')
  expect(stale).toEqual([])
  const bytes = (p: Picture) => filesOf(p).reduce((sum, f) => sum + statSync(join(MEDIA, f)).size, 0)
  expect(pictures.filter((p) => manifest[p.id]?.bytes !== bytes(p)).map((p) => p.id)).toEqual([])
})

test('logo, icons, share picture, manifest and robots.txt are served from the root', async () => {
  const app = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
    name: string
    icons: { src: string; sizes: string }[]
  }
  expect(app.name).toBe('타로 한 잔')
  for (const icon of app.icons) {
    const { width, height } = await sharp(join(PUBLIC, icon.src)).metadata()
    expect(`${width}x${height}`).toBe(icon.sizes)
  }
  const share = await sharp(join(PUBLIC, 'og.jpg')).metadata()
  expect([share.width, share.height]).toEqual([1200, 630])
  expect(readFileSync(join(PUBLIC, 'logo.svg'), 'utf8')).toContain('currentColor')
  expect(readFileSync(join(PUBLIC, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n')
})

test('all of public/ stays within 15 MB', () => {
  const all = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((f) => f.isFile())
  expect(all.reduce((sum, f) => sum + statSync(join(f.parentPath, f.name)).size, 0)).toBeLessThan(15 * 1024 * 1024)
})
