import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SubmitAnswer } from '../../../machines/submission.machine.ts'
import { catalog, filledVisit } from '../fixtures.ts'
import { heading, pending, renderApp } from '../renderApp.tsx'

const SAMPLE = '저는 어떤 사람과 잘 어울릴까요?'
const open = (sampleQuestion: string | null = null, customQuestion = '') =>
  renderApp({ path: '/onboarding/5', visit: { ...filledVisit, sampleQuestion, customQuestion } })
const box = () => screen.getByRole('textbox', { name: '직접 질문하기' })
const sample = () => screen.getByRole('button', { name: SAMPLE })
const next = () => screen.getByRole('button', { name: '다음' })

test('the sample questions are those of the chosen topic', async () => {
  await open()
  expect(heading()).toHaveTextContent('카드에게 무엇을 물어볼까요?')
  const samples = within(screen.getByRole('group', { name: '이런 질문은 어때요?' })).getAllByRole('button')
  expect(samples.map((button) => button.textContent)).toEqual(['올해 안에 새로운 인연을 만날 수 있을까요?', SAMPLE])
  expect(box()).toHaveAttribute('placeholder', '예: 이번 봄에 새로운 인연을 만날 수 있을까요?')
  expect(next()).toBeDisabled()
})

test('a sample clears the own text without complaining of it, and typing drops the sample', async () => {
  const { user } = await open()
  await user.type(box(), '짧아요')
  await user.click(sample())
  expect(sample()).toHaveAttribute('aria-pressed', 'true')
  expect(sample()).toHaveFocus()
  expect(box()).toHaveValue('')
  expect(box()).toHaveAttribute('aria-invalid', 'false')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(next()).toBeEnabled()
  await user.type(box(), '이')
  expect(sample()).toHaveAttribute('aria-pressed', 'false')
  expect(next()).toBeDisabled()
})

test('a sample pressed again is given back', async () => {
  const { user } = await open(SAMPLE)
  await user.click(sample())
  expect(sample()).toHaveAttribute('aria-pressed', 'false')
  expect(next()).toBeDisabled()
})

test.each([
  ['너무 짧은 말', '질문은 10자 이상 입력해주세요'],
  ['이직을 해도 괜찮을까요 ♥', '한글, 영문, 숫자와 기본 문장부호만 사용할 수 있어요'],
  ['그 개새끼는 언제쯤 벌을 받나요?', '부적절한 표현이 들어 있어요'],
])('typing %s tells the problem under the box; a toast tells it on leaving', async (text, problem) => {
  const { user, advance } = await open()
  await user.type(box(), text)
  expect(box()).toHaveAttribute('aria-invalid', 'true')
  expect(box()).toHaveAccessibleDescription(problem)
  await advance(0)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(await screen.findByRole('alert')).toHaveTextContent(problem)
  expect(next()).toBeDisabled()
})

test('the problem goes as soon as it is mended', async () => {
  const { user } = await open()
  await user.type(box(), '짧아요, 하지만 이제는 길어요')
  expect(box()).toHaveAttribute('aria-invalid', 'false')
  expect(box()).toHaveAccessibleDescription('')
  expect(next()).toBeEnabled()
})

const CUT = '200자까지만 담았어요. 넘친 글자는 담지 못했어요.'

test('of a paste of 300 characters the first 200 are kept, and the visitor is told until the next change', async () => {
  const { user } = await open()
  await user.click(box())
  await user.paste('가'.repeat(150) + '나'.repeat(150))
  expect(box()).toHaveValue('가'.repeat(150) + '나'.repeat(50))
  expect(box()).toHaveAccessibleDescription(CUT)
  expect(screen.getByText('200/200')).toHaveAttribute('data-over', 'true')
  expect(next()).toBeEnabled()
  await user.type(box(), '{Backspace}')
  expect(box()).toHaveAccessibleDescription('')
  expect(screen.getByText('199/200')).toHaveAttribute('data-over', 'false')
  await user.type(box(), '다라')
  expect(box()).toHaveValue(`${'가'.repeat(150)}${'나'.repeat(49)}다`)
  expect(box()).toHaveAccessibleDescription(CUT)
})

test('an ellipsis counts as the three points that it is sent as', async () => {
  await open(null, '가'.repeat(195))
  fireEvent.change(box(), { target: { value: `${'가'.repeat(195)}…` } })
  expect(screen.getByText('198/200')).toBeVisible()
})

test('a text above the limit is counted in red and cannot be sent', async () => {
  await open(null, '가'.repeat(201))
  expect(screen.getByText('201/200')).toHaveAttribute('data-over', 'true')
  expect(box()).toHaveAccessibleDescription('질문은 200자 이하로 입력해주세요')
  expect(next()).toBeDisabled()
})

test('Hangul that is still being composed stays as it is', async () => {
  await open()
  fireEvent.compositionStart(box())
  for (const text of ['ㅎ', '하', '한', '하나']) {
    fireEvent.input(box(), { target: { value: text }, isComposing: true })
    expect(box()).toHaveValue(text)
  }
  fireEvent.compositionEnd(box(), { data: '나' })
  expect(box()).toHaveValue('하나')
})

test('the question goes along, and the cards are next; Back finds it as it was', async () => {
  const { user, fade, history } = await open()
  await user.type(box(), '올봄에 새로운 일을 시작해도 될까요?')
  await user.click(next())
  await fade()
  expect(history.path).toBe('/onboarding/card-draw')
  history.back()
  await fade()
  expect(box()).toHaveValue('올봄에 새로운 일을 시작해도 될까요?')
})

test.each<[string, SubmitAnswer, string]>([
  [
    'refuses the question, its sentence stands',
    { kind: 'refused', message: '질문에 담을 수 없는 말이 있어요.' },
    '질문에 담을 수 없는 말이 있어요.이 질문으로는 타로를 볼 수 없었어요. 조금 바꿔서 다시 해 주세요.',
  ],
  [
    'refuses the question without a word, a sentence of ours stands',
    { kind: 'refused', message: '' },
    '이 질문으로는 타로를 볼 수 없었어요. 조금 바꿔서 다시 해 주세요.',
  ],
  [
    'has other answers already, that stands',
    { kind: 'taken' },
    '다른 창에서 이미 다른 질문을 건넸어요. 다음을 누르면 이 질문으로 새로 시작해요.',
  ],
])('where the provider %s at the head of the page, and the way on leads to the cards', async (_, answer, sentence) => {
  const { user, fade, history, provider } = await renderApp({
    path: '/onboarding/5',
    visit: filledVisit,
    provider: { submitAnswers: () => Promise.resolve(answer) },
  })
  await user.click(next())
  await fade()
  expect(history.path).toBe('/onboarding/5')
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  provider.submitAnswers = () => Promise.resolve({ kind: 'accepted' })
  await user.click(next())
  await fade()
  expect(history.path).toBe('/onboarding/card-draw')
  expect(screen.getByRole('toolbar')).toBeVisible()
  history.back()
  await fade()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an own question needs no catalog', async () => {
  const { user } = await renderApp({
    path: '/onboarding/5',
    visit: { ...filledVisit, sampleQuestion: null },
    provider: { loadCatalog: pending },
  })
  expect(screen.getByText('리더 정보를 불러오는 중이에요…')).toBeVisible()
  await user.type(box(), '올봄에 새로운 일을 시작해도 될까요?')
  expect(next()).toBeEnabled()
})

test.each([true, false])('whether a model reads the question is told where it is typed (%s)', async (isReadByModel) => {
  await renderApp({
    path: '/onboarding/5',
    visit: filledVisit,
    provider: { loadCatalog: () => Promise.resolve({ ...catalog, isReadByModel }) },
  })
  expect(screen.queryAllByText('AI가 질문을 읽고 풀이를 써요. 이름이나 연락처는 적지 말아 주세요.')).toHaveLength(
    isReadByModel ? 1 : 0,
  )
})
