// npm run photograph: photographs every screen of the running product in every state, in both themes, on a phone and on a
// desktop, into docs/pictures/contact-sheet.webp, and takes the pictures of the README from the same walk.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { still } from './still.mjs'

const PORT = 3987
const ORIGIN = `http://localhost:${PORT}`
const OUT = 'docs/pictures'
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
const THEMES = ['dark', 'light']

const imported = async (file) => (await runnerImport(file, { configFile: false })).module
const { WALKS } = await imported('./test/browser/walks.ts')
const { outline } = await imported('./src/art/kit/lettering.ts')

const folder = mkdtempSync(path.join(tmpdir(), 'taro-photograph-'))
const server = spawn('node', ['dist/server/main.js'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, READING_PACE_MS: '0', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
process.on('exit', () => server.kill('SIGTERM'))
const isUp = () =>
  fetch(`${ORIGIN}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 200))
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })

/** All pictures of one device in one theme: name → { picture, kinds }. */
const album = async (device, theme) => {
  const shots = new Map()
  for (const walk of WALKS) {
    const context = await browser.newContext({
      ...DEVICES[device],
      baseURL: ORIGIN,
      locale: 'ko-KR',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await walk(page, async (name, ...kinds) => {
      if (!kinds.includes('moving')) await still(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForFunction(() => [...document.images].every((img) => img.complete))
      shots.set(name, { picture: await page.screenshot(), kinds })
    })
    await context.close()
  }
  console.info(`${device} ${theme}: ${shots.size} pictures`)
  return shots
}

const albums = new Map()
for (const theme of THEMES)
  await Promise.all(
    Object.keys(DEVICES).map(async (device) => albums.set(`${device}-${theme}`, await album(device, theme))),
  )
await browser.close()
server.kill('SIGTERM')
rmSync(folder, { recursive: true, force: true })

mkdirSync(OUT, { recursive: true })
const GAP = 12
const board = (width, height) => sharp({ create: { width, height, channels: 4, background: '#0000' } })

/** Pictures side by side, `across` in a row, into one file. */
const mosaic = async (pictures, across, width, file) => {
  const { width: w, height: h } = await sharp(pictures[0]).metadata()
  const height = Math.round((h * width) / w)
  const resized = await Promise.all(pictures.map((picture) => sharp(picture).resize(width, height).png().toBuffer()))
  const rows = Math.ceil(pictures.length / across)
  await board(across * (width + GAP) - GAP, rows * (height + GAP) - GAP)
    .composite(
      resized.map((input, at) => ({
        input,
        left: (at % across) * (width + GAP),
        top: Math.floor(at / across) * (height + GAP),
      })),
    )
    .webp({ quality: 80 })
    .toFile(path.join(OUT, file))
}
const chosen = (album) =>
  [...albums.get(album).values()].flatMap(({ picture, kinds }) => (kinds.includes('readme') ? [picture] : []))
await mosaic(chosen('phone-dark'), 6, 300, 'phone-dark.webp')
await mosaic(chosen('phone-light'), 6, 300, 'phone-light.webp')
await mosaic(chosen('desktop-dark'), 2, 800, 'desktop-dark.webp')

// The contact sheet: two columns of states, each with its name, a phone and a desktop in the dark and in the light theme.
const HEIGHT = 300
const LABEL = 26
const names = [...albums.get('phone-dark').keys()]
const widths = Object.values(DEVICES).map(({ viewport }) => Math.round((viewport.width * HEIGHT) / viewport.height))
const column = THEMES.length * widths.reduce((sum, width) => sum + width + 8, 0) + 16
const perColumn = Math.ceil(names.length / 2)
const placed = []
for (const [at, name] of names.entries()) {
  const top = (at % perColumn) * (HEIGHT + LABEL + GAP)
  let left = Math.floor(at / perColumn) * column
  const { d } = outline('jua', `${at + 1}. ${name}`, 17)
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${column}" height="${LABEL}"><path transform="translate(0 18)" fill="#3d2228" d="${d}"/></svg>`
  placed.push({ input: Buffer.from(label), left, top })
  for (const theme of THEMES)
    for (const [index, device] of Object.keys(DEVICES).entries()) {
      const shot = albums.get(`${device}-${theme}`).get(name)
      const input = await sharp(shot.picture).resize(widths[index], HEIGHT).png().toBuffer()
      placed.push({ input, left, top: top + LABEL })
      left += widths[index] + 8
    }
}
await sharp({
  create: { width: 2 * column, height: perColumn * (HEIGHT + LABEL + GAP), channels: 3, background: '#fff6e8' },
})
  .composite(placed)
  .webp({ quality: 80 })
  .toFile(path.join(OUT, 'contact-sheet.webp'))
console.info(`pictures of ${names.length} states: ${OUT}`)
