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

const press = (page, name) => page.getByRole('button', { name, exact: true }).click()
const heading = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor()
const choose = (page) => page.locator('main button[aria-pressed]').first().click()
const failing = (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
const silent = () => {}

const toReader = async (page) => {
  await page.goto('/')
  await page.getByLabel('닉네임').fill('달빛')
  await press(page, '시작하기')
  await heading(page, '오늘의 리더를 골라 주세요')
}
const toTable = async (page) => {
  await toReader(page)
  for (const title of ['오늘의 리더를 골라 주세요', '어떤 이야기가 궁금한가요?', '조금 더 자세히 들려주세요']) {
    await heading(page, title)
    await choose(page)
    await press(page, '다음')
  }
  await heading(page, '카드에게 무엇을 물어볼까요?')
  await choose(page)
  await press(page, '다음')
  await heading(page, '마음이 가는 카드 세 장을 골라 주세요')
}
const toReading = async (page) => {
  await toTable(page)
  for (const card of [29, 45, 11]) await press(page, `${card}번 카드`)
  await press(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요')
  await press(page, '해석 들으러 가기')
  await page.waitForURL('**/result/*')
}

/** Each walk opens a browser of its own and calls `shoot` at every state worth a look, `shootMoving` in the middle of a motion. */
const WALKS = [
  async (page, shoot) => {
    await page.goto('/')
    await heading(page, '어서 오세요, 타로 한 잔입니다')
    await shoot('처음')
    await page.getByLabel('닉네임').fill('달')
    await press(page, '시작하기')
    await page.locator('[role=alert]', { hasText: '닉네임은 2자 이상' }).first().waitFor()
    await shoot('처음: 짧은 닉네임')
    await page.getByLabel('닉네임').fill('달빛')
    await shoot('처음: 닉네임', 'readme')
    await press(page, '시작하기')
    await heading(page, '오늘의 리더를 골라 주세요')
    await shoot('리더')
    await choose(page)
    await shoot('리더: 고름', 'readme')
    await press(page, '다음')
    await heading(page, '어떤 이야기가 궁금한가요?')
    await shoot('카테고리')
    await choose(page)
    await shoot('카테고리: 고름')
    await press(page, '다음')
    await heading(page, '조금 더 자세히 들려주세요')
    await choose(page)
    await shoot('주제: 고름')
    await press(page, '다음')
    await heading(page, '카드에게 무엇을 물어볼까요?')
    await shoot('질문')
    await page.getByLabel('직접 질문하기').fill('언제?')
    await page.getByLabel('직접 질문하기').blur()
    await page.getByText('질문은 10자 이상 입력해주세요').first().waitFor()
    await shoot('질문: 짧은 질문')
    await page.getByLabel('직접 질문하기').fill('올해 안에 새로운 인연을 만날 수 있을까요?')
    await shoot('질문: 직접')
    await press(page, '다음')
    await heading(page, '마음이 가는 카드 세 장을 골라 주세요')
    await shoot('카드')
    for (const card of [29, 45]) await press(page, `${card}번 카드`)
    await page.mouse.move(0, 0)
    await shoot('카드: 두 장', 'readme')
    await press(page, '11번 카드')
    await shoot('카드: 세 장')
    await press(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요')
    await page.waitForTimeout(1000)
    await shoot('카드: 펼치는 중', 'moving')
    await page.getByRole('button', { name: '해석 들으러 가기' }).waitFor()
    await shoot('카드: 펼침', 'readme')
    await press(page, '해석 들으러 가기')
    await page.getByText('모든 해석이 완성됐어요').waitFor()
    await shoot('결과: 과거', 'readme')
    for (const step of ['현재', '미래', '종합 해석']) {
      await press(page, '다음')
      await page.getByRole('region', { name: step }).waitFor()
      await shoot(`결과: ${step}`, ...(step === '종합 해석' ? ['readme'] : []))
    }
    await press(page, '다음')
    await page.getByRole('region', { name: '행운 카드' }).waitFor()
    await shoot('결과: 행운 카드')
    await press(page, '오늘의 행운 카드 눌러서 확인하기')
    await page.waitForTimeout(300)
    await shoot('결과: 행운 카드 뒤집는 중', 'moving')
    await page.getByRole('button', { name: '결과 공유하기' }).waitFor()
    await shoot('결과: 행운 카드 펼침')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.goto(`/share/${id}`)
    await heading(page, '타로 해석 결과')
    await shoot('공유')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await shoot('공유: 끝')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions', silent)
    await page.goto('/')
    await page.getByLabel('닉네임').fill('달빛')
    await press(page, '시작하기')
    await page.getByText('자리를 준비하고 있어요…').first().waitFor()
    await shoot('처음: 기다림')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions', failing)
    await page.goto('/')
    await page.getByLabel('닉네임').fill('달빛')
    await press(page, '시작하기')
    await page.getByText('세션 생성에 실패했어요. 다시 시도해주세요.').first().waitFor()
    await shoot('처음: 세션 실패')
  },
  async (page, shoot) => {
    await page.route('**/api/readers', silent)
    await toReader(page)
    await page.getByText('리더 정보를 불러오는 중이에요…').first().waitFor()
    await shoot('리더: 기다림')
  },
  async (page, shoot) => {
    await page.route('**/api/readers', failing)
    await toReader(page)
    await page.getByRole('button', { name: '다시 시도' }).waitFor()
    await shoot('리더: 실패')
  },
  async (page, shoot) => {
    await page.route('**/media/readers/*', (route) => route.abort())
    await toReader(page)
    await shoot('리더: 그림 없이')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions/*/cards', silent)
    await toTable(page)
    for (const card of [29, 45, 11]) await press(page, `${card}번 카드`)
    await shoot('카드: 카드를 기다림')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions/*/cards', failing)
    await toTable(page)
    for (const card of [29, 45, 11]) await press(page, `${card}번 카드`)
    await page.getByText('카드를 불러오지 못했어요').first().waitFor()
    await shoot('카드: 실패')
  },
  async (page, shoot) => {
    await page.route('**/media/cards/*', (route) => route.abort())
    await toReading(page)
    await page.getByText('카드 영상을 불러올 수 없어요').first().waitFor()
    await shoot('결과: 카드 그림 없이')
  },
  async (page, shoot) => {
    await page.goto('/demo/loading')
    await heading(page, '카드가 이야기를 우려내고 있어요')
    await shoot('기다림')
  },
  async (page, shoot) => {
    const written = { past: null, present: null, future: null, summary: null }
    await page.route('**/api/sessions/*/result', async (route) => {
      const answer = await route.fetch()
      const reading = await answer.json()
      const { past } = reading.interpretations ?? {}
      await route.fulfill({
        response: answer,
        json: {
          ...reading,
          status: 'PROCESSING',
          interpretations: { ...written, past },
          fortuneScore: null,
          luckyCard: null,
        },
      })
    })
    await toReading(page)
    await page.getByText('결과를 만들고 있어요').first().waitFor()
    await page.getByRole('region', { name: '과거' }).waitFor()
    await shoot('결과: 쓰는 중')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions/*/result', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'FAILED' } })
    })
    await toReading(page)
    await page.getByText('결과를 만드는 중 오류가 생겼어요').first().waitFor()
    await shoot('결과: 실패')
  },
  async (page, shoot) => {
    await page.goto('/result/1')
    await page.getByText('잘못된 결과 주소예요').first().waitFor()
    await shoot('잘못된 결과 주소')
    await page.goto('/share/abcd1234efgh')
    await page.getByRole('button', { name: '새로운 타로 보기' }).waitFor()
    await shoot('공유: 없는 결과')
    await page.goto('/nowhere')
    await heading(page, '길을 잃으셨나요?')
    await shoot('없는 주소')
  },
]

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
    const context = await browser.newContext({ ...DEVICES[device], baseURL: ORIGIN, locale: 'ko-KR' })
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
const {
  module: { outline },
} = await runnerImport('./src/art/kit/lettering.ts', { configFile: false })
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
