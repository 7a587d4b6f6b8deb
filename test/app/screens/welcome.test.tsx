import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { consentMachine } from '../../../machines/consent.machine.ts'
import '../../../src/app/ui/Consent.tsx'
import { catalog } from '../fixtures.ts'
import { deferred, heading, renderApp, type Provider } from '../renderApp.tsx'

const field = () => screen.getByRole('textbox', { name: '닉네임' })
const start = () => screen.getByRole('button', { name: '시작하기' })

test('the visitor is welcomed, by either address', async () => {
  const { history } = await renderApp({ path: '/onboarding/1' })
  expect(heading()).toHaveTextContent('어서 오세요, 타로 한 잔입니다')
  expect(screen.getByText('따뜻한 한 잔이 식기 전에, 과거와 현재와 미래를 차례로 읽어 드릴게요.')).toBeVisible()
  expect(field()).toHaveAttribute('placeholder', '비워 두면 지어 드려요')
  expect(history.path).toBe('/onboarding/1')
})

test('the counter counts, and the field refuses a thirteenth character', async () => {
  const { user } = await renderApp()
  expect(screen.getByText('0/12')).toBeVisible()
  await user.type(field(), '별빛 아래 밤하늘과 찻잔들')
  expect(field()).toHaveValue('별빛 아래 밤하늘과 찻')
  expect(screen.getByText('12/12')).toBeVisible()
})

test('nothing is judged before the first blur; from then on with every key', async () => {
  const { user } = await renderApp()
  await user.type(field(), '밤')
  expect(field()).toHaveAttribute('aria-invalid', 'false')
  await user.tab()
  expect(field()).toHaveAttribute('aria-invalid', 'true')
  expect(field()).toHaveAccessibleDescription('닉네임은 2자 이상 입력해주세요')
  expect(await screen.findByRole('alert')).toHaveTextContent('닉네임은 2자 이상 입력해주세요')
  await user.type(field(), '♥')
  expect(field()).toHaveAccessibleDescription('한글, 영문, 숫자만 사용할 수 있어요')
  await user.clear(field())
  await user.type(field(), '밤하늘')
  expect(field()).toHaveAttribute('aria-invalid', 'false')
  expect(field()).toHaveAccessibleDescription('')
})

test('a nickname that swears is refused', async () => {
  const { user } = await renderApp()
  await user.type(field(), '개새끼')
  await user.tab()
  expect(field()).toHaveAccessibleDescription('사용할 수 없는 닉네임이에요')
})

test('starting with a wrong nickname says so and asks the provider for nothing', async () => {
  const createSession = vi.fn<Provider['createSession']>()
  const { user } = await renderApp({ provider: { createSession } })
  await user.type(field(), '!!{Enter}')
  expect(await screen.findByText('올바른 닉네임을 입력해주세요')).toBeVisible()
  expect(field()).toHaveAttribute('aria-invalid', 'true')
  expect(createSession).not.toHaveBeenCalled()
})

test('while the session is created the button says so and cannot be pressed, and the field keeps what it holds', async () => {
  const session = deferred<{ sessionId: string }>()
  const { user, fade, history } = await renderApp({ provider: { createSession: () => session.promise } })
  await user.type(field(), '밤하늘')
  await user.click(start())
  const waiting = screen.getByRole('button', { name: '자리를 준비하고 있어요…' })
  expect(waiting).toBeDisabled()
  await user.type(field(), '과 별')
  expect(field()).toHaveValue('밤하늘')
  session.resolve({ sessionId: 'abc1234' })
  await fade()
  expect(heading()).toHaveTextContent('오늘의 리더를 골라 주세요')
  expect(history.path).toBe('/onboarding/2')
})

test('an empty field is given a nickname, which the session is made for and which is told', async () => {
  const createSession = vi.fn<Provider['createSession']>(() => Promise.resolve({ sessionId: 'abc1234' }))
  const { user, fade } = await renderApp({ provider: { createSession } })
  await user.click(start())
  await fade()
  expect(createSession).toHaveBeenCalledWith({ nickname: '느긋한 찻잔 7' })
  expect(await screen.findByRole('alert')).toHaveTextContent('오늘은 느긋한 찻잔 7님이라고 부를게요')
  await user.click(screen.getByRole('button', { name: '이전' }))
  await fade()
  expect(field()).toHaveValue('느긋한 찻잔 7')
})

test('a session that cannot be created is told in a toast, and nothing typed is lost', async () => {
  const { user, advance, history } = await renderApp({
    provider: { createSession: () => Promise.reject(new Error('HTTP 500')) },
  })
  await user.type(field(), '밤하늘')
  await user.click(start())
  await advance(0)
  expect(await screen.findByRole('alert')).toHaveTextContent('자리를 마련하지 못했어요. 다시 시도해 주세요.')
  expect(start()).toBeEnabled()
  expect(field()).toHaveValue('밤하늘')
  expect(history.path).toBe('/')
})

test('a nickname of one’s own is not told back', async () => {
  const { user, fade } = await renderApp()
  await user.type(field(), '밤하늘')
  await user.click(start())
  await fade()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([true, false])(
  'what is kept is told in a note, also whether a model reads the questions (%s)',
  async (isReadByModel) => {
    const loadCatalog = () => Promise.resolve({ ...catalog, isReadByModel, ...(isReadByModel ? { keptDays: 90 } : {}) })
    const { user, actor } = await renderApp({ provider: { loadCatalog } })
    const opener = screen.getByRole('button', { name: '내 이야기는 어떻게 다뤄지나요?' })
    await user.click(opener)
    const note = screen.getByRole('dialog', { name: '내 이야기는 어떻게 다뤄지나요?' })
    expect(note).toHaveTextContent('쿠키는 쓰지 않고, 방문 통계도 모으지 않아요.')
    expect(within(note).queryAllByText(/^AI가 질문을 읽고/)).toHaveLength(isReadByModel ? 1 : 0)
    expect(note).toHaveTextContent(isReadByModel ? '서버에 90일 동안 남았다가 지워져요.' : '풀이는 서버에 남아요.')
    await user.click(within(note).getByRole('button', { name: '닫기' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(actor.getSnapshot().matches({ visit: { onboarding: 'welcome' } })).toBe(true)
  },
)

test('whether visits may be counted is asked on the first page alone, answered by one press, and changed in the note', async () => {
  const consent = createActor(consentMachine, { input: { before: null } }).start()
  const measured = deferred<typeof consent>()
  const { user, advance, fade } = await renderApp({ measure: () => measured.promise })
  const question = () => screen.queryByRole('region', { name: '방문 통계' })
  expect(question()).not.toBeInTheDocument()
  measured.resolve(consent)
  await advance(4000)
  expect(question()).toBeInTheDocument()
  await user.click(start())
  await fade()
  expect(heading()).toHaveTextContent('오늘의 리더를 골라 주세요')
  expect(question()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '이전' }))
  await fade()
  await user.click(screen.getByRole('button', { name: '아니요' }))
  expect(question()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '내 이야기는 어떻게 다뤄지나요?' }))
  await user.click(screen.getByRole('button', { name: '헤아려도 좋아요' }))
  expect(consent.getSnapshot().value).toBe('given')
  await user.click(screen.getByRole('button', { name: '이제 헤아리지 않기' }))
  expect(consent.getSnapshot().value).toBe('refused')
})
