/** What a visitor sends, cleaned and checked by the rules that the app checks it with (specification section 5). */
import { cleanNickname, NICKNAME_SENTENCES, nicknameProblem } from '../../../machines/rules/nickname.ts'
import { isProfane } from '../../../machines/rules/profanity.ts'
import { cleanQuestion, QUESTION_SENTENCES, questionProblem } from '../../../machines/rules/question.ts'
import { readerKindOf } from '../../../machines/rules/reader.ts'
import type { SubmitBody } from '../../contract/wire.ts'
import { READERS } from '../../deck/readers.ts'
import { categoryByCode, topicByCode } from '../../deck/topics.ts'
import type { Answers } from '../readings.ts'
import { Refusal } from './errors.ts'

/**
 * The nickname to store.
 * @throws Refusal 400
 */
export function checkedNickname(text: string): string {
  const problem = nicknameProblem(text, isProfane)
  if (problem) throw new Refusal(400, NICKNAME_SENTENCES[problem], `nickname: ${problem}`)
  return cleanNickname(text)
}

const checkedQuestion = (text: string): string => {
  const problem = questionProblem(text, isProfane)
  if (problem) throw new Refusal(400, QUESTION_SENTENCES[problem], `questionText: ${problem}`)
  return cleanQuestion(text)
}

/**
 * The answers to store, with the codes as this provider writes them.
 * @throws Refusal 400 for an unknown category, topic or reader, or a question that breaks a rule
 */
export function checkedAnswers(body: SubmitBody): Answers {
  const category = categoryByCode(body.categoryCode)
  if (!category) throw new Refusal(400, '알 수 없는 카테고리예요', 'categoryCode: unknown')
  const topic = topicByCode(category.code, body.topicCode)
  if (!topic) throw new Refusal(400, '알 수 없는 주제예요', 'topicCode: unknown in this category')
  const kind = readerKindOf(body.readerType)
  const reader = READERS.find(({ type }) => type === kind)
  if (!reader) throw new Refusal(400, '알 수 없는 리더예요', 'readerType: unknown')
  return {
    categoryCode: category.code,
    topicCode: topic.code,
    readerType: reader.type,
    questionText: checkedQuestion(body.questionText),
  }
}
