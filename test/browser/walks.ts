/** The walks to every state of every screen that is worth a picture. */
import type { Page, Route } from 'playwright-core'
import { answer, ask, button, byMouse, draw, reveal, sitDown, title } from './walk.ts'

/** `readme`: also for the README; `moving`: in the middle of a motion. */
type Shoot = (name: string, ...kinds: readonly ('readme' | 'moving')[]) => Promise<void>

const press = (page: Page, name: string) => button(page, name).click()
const choose = (page: Page) => page.locator('main button[aria-pressed]').first().click()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const saying = (status: number, json: object) => (route: Route) => route.fulfill({ status, json })
const failing = saying(502, {})
const missing = (route: Route) => route.abort()
const silent = () => {}

const QUESTION = '올해 안에 새로운 인연을 만날 수 있을까요?'
const CARDS = [29, 45, 11]

const toReader = async (page: Page): Promise<void> => {
  await page.goto('/')
  await sitDown(page, byMouse)
}
const toQuestion = async (page: Page): Promise<void> => {
  await toReader(page)
  await answer(page, byMouse)
}
const toTable = async (page: Page): Promise<void> => {
  await toQuestion(page)
  await ask(page, byMouse)
}
const toReading = async (page: Page): Promise<void> => {
  await toTable(page)
  await draw(page, byMouse, CARDS)
}
/** Until a reader has waited too long; the page's clock has to be installed. */
const waitLong = async (page: Page): Promise<void> => {
  await page.clock.fastForward(20_000)
  await says(page, '생각보다 오래 걸리고 있어요.')
}

/** Each is given the page of a context of its own, and shoots at every state. */
export const WALKS: readonly ((page: Page, shoot: Shoot) => Promise<void>)[] = [
  async (page, shoot) => {
    await page.goto('/')
    await title(page, '어서 오세요, 타로 한 잔입니다')
    await shoot('처음')
    await page.getByLabel('닉네임').fill('달')
    await press(page, '시작하기')
    await page.locator('[role=alert]', { hasText: '닉네임은 2자 이상' }).first().waitFor()
    await shoot('처음: 짧은 닉네임')
    await page.getByLabel('닉네임').fill('달빛')
    await shoot('처음: 닉네임', 'readme')
    await press(page, '시작하기')
    await title(page, '오늘의 리더를 골라 주세요')
    await shoot('리더')
    await choose(page)
    await shoot('리더: 고름', 'readme')
    await press(page, '다음')
    await title(page, '어떤 이야기가 궁금한가요?')
    await shoot('카테고리')
    await choose(page)
    await shoot('카테고리: 고름')
    await press(page, '다음')
    await title(page, '조금 더 자세히 들려주세요')
    await choose(page)
    await shoot('주제: 고름')
    await press(page, '다음')
    await title(page, '카드에게 무엇을 물어볼까요?')
    await shoot('질문')
    await page.getByLabel('직접 질문하기').fill('언제?')
    await page.getByLabel('직접 질문하기').blur()
    await says(page, '질문은 10자 이상 입력해주세요')
    await shoot('질문: 짧은 질문')
    await page.getByLabel('직접 질문하기').fill(QUESTION.repeat(10))
    await says(page, '200자까지만 담았어요.')
    await shoot('질문: 넘친 질문')
    await page.getByLabel('직접 질문하기').fill(QUESTION)
    await shoot('질문: 직접')
    await press(page, '다음')
    await title(page, '마음이 가는 카드 세 장을 골라 주세요')
    await shoot('카드')
    for (const card of [29, 45]) await press(page, `${card}번 카드`)
    await page.mouse.move(0, 0)
    await shoot('카드: 두 장', 'readme')
    await press(page, '11번 카드')
    await shoot('카드: 세 장')
    await press(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요')
    await page.waitForTimeout(1000)
    await shoot('카드: 펼치는 중', 'moving')
    await button(page, '해석 들으러 가기').waitFor()
    await shoot('카드: 펼침', 'readme')
    await press(page, '해석 들으러 가기')
    await says(page, '모든 해석이 완성됐어요')
    await shoot('결과: 과거', 'readme')
    for (const [step, ...kinds] of [['현재'], ['미래'], ['종합 해석', 'readme'], ['행운 카드']] as const) {
      await press(page, '다음')
      await page.getByRole('region', { name: step }).waitFor()
      await shoot(`결과: ${step}`, ...kinds)
    }
    await press(page, '오늘의 행운 카드 눌러서 확인하기')
    await page.waitForTimeout(300)
    await shoot('결과: 행운 카드 뒤집는 중', 'moving')
    await button(page, '결과 공유하기').waitFor()
    await shoot('결과: 행운 카드 펼침')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.goto(`/share/${id}`)
    await title(page, '타로 해석 결과')
    await shoot('공유')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await shoot('공유: 끝')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions', silent)
    await page.goto('/')
    await page.getByLabel('닉네임').fill('달빛')
    await press(page, '시작하기')
    await says(page, '자리를 준비하고 있어요…')
    await shoot('처음: 기다림')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions', failing)
    await page.goto('/')
    await page.getByLabel('닉네임').fill('달빛')
    await press(page, '시작하기')
    await says(page, '자리를 마련하지 못했어요. 다시 시도해 주세요.')
    await shoot('처음: 세션 실패')
  },
  async (page, shoot) => {
    await page.route('**/api/readers', silent)
    await toReader(page)
    await says(page, '리더 정보를 불러오는 중이에요…')
    await shoot('리더: 기다림')
  },
  async (page, shoot) => {
    await page.route('**/api/readers', failing)
    await toReader(page)
    await button(page, '다시 시도').waitFor()
    await shoot('리더: 실패')
  },
  async (page, shoot) => {
    await page.route('**/media/readers/*', missing)
    await toReader(page)
    await shoot('리더: 그림 없이')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions/*/submit', saying(400, { message: '질문에 담을 수 없는 말이 있어요' }))
    await toQuestion(page)
    await page.getByLabel('직접 질문하기').fill(QUESTION)
    await press(page, '다음')
    await says(page, '이 질문으로는 타로를 볼 수 없었어요.')
    await shoot('질문: 거절된 질문')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions/*/cards', silent)
    await toTable(page)
    // Asked for anew, since a call that takes 15 s is given up.
    await page.reload()
    await reveal(page, byMouse, CARDS)
    await says(page, '카드를 불러오고 있어요.')
    await shoot('카드: 카드를 기다림')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions/*/cards', failing)
    await toTable(page)
    await reveal(page, byMouse, CARDS)
    await says(page, '카드를 불러오지 못했어요')
    await says(page, '카드가 아직 오지 않았어요.')
    await shoot('카드: 실패')
  },
  async (page, shoot) => {
    await page.route('**/media/cards/*', missing)
    await toReading(page)
    await says(page, '카드 영상을 불러올 수 없어요')
    await shoot('결과: 카드 그림 없이')
  },
  async (page, shoot) => {
    await page.goto('/demo/loading')
    await title(page, '카드가 이야기를 우려내고 있어요')
    await shoot('기다림')
  },
  async (page, shoot) => {
    await page.clock.install()
    await page.route('**/api/sessions/*/result', saying(425, {}))
    await toReading(page)
    await says(page, '결과를 만들고 있어요')
    await shoot('결과: 기다림')
    await waitLong(page)
    await shoot('결과: 오래 기다림')
  },
  async (page, shoot) => {
    const written = { past: null, present: null, future: null, summary: null }
    await page.clock.install()
    await page.route('**/api/sessions/*/result', async (route) => {
      const response = await route.fetch()
      const reading = await response.json()
      const { past } = reading.interpretations ?? {}
      await route.fulfill({
        response,
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
    await says(page, '결과를 만들고 있어요')
    await page.getByRole('region', { name: '과거' }).waitFor()
    await shoot('결과: 쓰는 중')
    await waitLong(page)
    await shoot('결과: 오래 쓰는 중')
  },
  async (page, shoot) => {
    await page.route('**/api/sessions/*/result', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), status: 'FAILED' } })
    })
    await toReading(page)
    await says(page, '결과를 만드는 중 오류가 생겼어요')
    await shoot('결과: 실패')
  },
  async (page, shoot) => {
    await page.goto('/result/1')
    await says(page, '잘못된 결과 주소예요')
    await shoot('잘못된 결과 주소')
    await page.goto('/share/abcd1234efgh')
    await button(page, '새로운 타로 보기').waitFor()
    await shoot('공유: 없는 결과')
    for (const [status, name] of [
      [425, '아직 쓰는 결과'],
      [503, '문제'],
    ] as const) {
      await page.route('**/api/sessions/*/result', saying(status, {}))
      await page.reload()
      await button(page, '다시 시도').waitFor()
      await shoot(`공유: ${name}`)
    }
    await page.goto('/nowhere')
    await title(page, '길을 잃으셨나요?')
    await shoot('없는 주소')
    await page.route('**/assets/DemoLoading-*.js', missing)
    await page.goto('/demo/loading')
    await title(page, '화면을 펼치지 못했어요')
    await shoot('펼치지 못한 화면')
  },
]
