// npm run photograph: takes the pictures of the README from the running product, with a reading of its own.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'

const PORT = 3987
const ORIGIN = `http://localhost:${PORT}`
const OUT = 'docs/pictures'
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

const folder = mkdtempSync(path.join(tmpdir(), 'taro-photograph-'))
const server = spawn('node', ['dist/server/main.js'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, READING_PACE_MS: '0' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const isUp = () =>
  fetch(`${ORIGIN}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 200))

const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })

/** Waits until what moves once has come to rest; what moves for ever may. */
const still = (page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )

const album = async (device, theme, name) => {
  const context = await browser.newContext({ ...device, baseURL: ORIGIN, locale: 'ko-KR' })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  const shots = []
  const shoot = async () => {
    await still(page)
    await page.evaluate(() => document.fonts.ready)
    shots.push(await page.screenshot())
  }
  const press = (label) => page.getByRole('button', { name: label, exact: true }).click()
  const choose = async (heading) => {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.locator('main button[aria-pressed]').first().click()
  }

  await page.goto('/')
  await page.getByLabel('닉네임').fill('달빛')
  await shoot()
  await press('시작하기')
  await choose('오늘의 리더를 골라 주세요')
  await shoot()
  await press('다음')
  await choose('어떤 이야기가 궁금한가요?')
  await press('다음')
  await choose('조금 더 자세히 들려주세요')
  await press('다음')
  await choose('카드에게 무엇을 물어볼까요?')
  await press('다음')
  await page.getByRole('heading', { level: 1, name: '마음이 가는 카드 세 장을 골라 주세요' }).waitFor()
  for (const card of [29, 45]) await press(`${card}번 카드`)
  await page.mouse.move(0, 0)
  await shoot()
  await press('11번 카드')
  await press('세 장을 모두 골랐어요. 눌러서 펼쳐 보세요')
  await press('해석 들으러 가기')
  await page.getByText('모든 해석이 완성됐어요').waitFor()
  await shoot()
  await context.close()

  const { width, height } = await sharp(shots[0]).metadata()
  const across = name === 'phone' ? 4 : 2
  const gap = Math.round(width / 40)
  await sharp({
    create: {
      width: across * width + (across - 1) * gap,
      height: Math.ceil(shots.length / across) * (height + gap) - gap,
      channels: 4,
      background: '#0000',
    },
  })
    .composite(
      shots.map((input, at) => ({
        input,
        left: (at % across) * (width + gap),
        top: Math.floor(at / across) * (height + gap),
      })),
    )
    .webp({ quality: 82 })
    .toBuffer()
    .then((picture) =>
      sharp(picture)
        .resize({ width: 1600 })
        .webp({ quality: 80 })
        .toFile(path.join(OUT, `${name}-${theme}.webp`)),
    )
}

mkdirSync(OUT, { recursive: true })
await album(PHONE, 'dark', 'phone')
await album(PHONE, 'light', 'phone')
await album(DESKTOP, 'dark', 'desktop')
await browser.close()
server.kill('SIGTERM')
rmSync(folder, { recursive: true, force: true })
console.info(`pictures: ${OUT}`)
