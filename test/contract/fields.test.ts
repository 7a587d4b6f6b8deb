/** The app and the provider judge nickname and question alike (specification section 5): nothing passes one and is refused by the other. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { changedNickname, cleanNickname, nicknameProblem } from '../../machines/rules/nickname.ts'
import { changedQuestion, cleanQuestion, questionProblem } from '../../machines/rules/question.ts'
import { CreateSessionBody, SubmitBody } from '../../src/contract/wire.ts'
import { checkedAnswers, checkedNickname } from '../../src/provider/http/received.ts'
import { Refusal } from '../../src/provider/http/errors.ts'
import { changes, texts, typedInto } from '../machines/rules/typedTexts.ts'
import { ANSWERS } from '../provider/running.ts'
import { isProfane } from '../../machines/rules/profanity.ts'

const RUNS = 3000

/** What the provider stores of a body, or null when it refuses it. */
function stored<S extends v.GenericSchema>(
  schema: S,
  body: v.InferInput<S>,
  check: (received: v.InferOutput<S>) => string,
): string | null {
  const received = v.safeParse(schema, JSON.parse(JSON.stringify(body)))
  if (!received.success) return null
  try {
    return check(received.output)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const FIELDS = {
  nickname: {
    changed: changedNickname,
    problem: nicknameProblem,
    clean: cleanNickname,
    store: (nickname: string) => stored(CreateSessionBody, { nickname }, (body) => checkedNickname(body.nickname)),
  },
  question: {
    changed: changedQuestion,
    problem: questionProblem,
    clean: cleanQuestion,
    store: (questionText: string) =>
      stored(SubmitBody, { ...ANSWERS, questionText }, (body) => checkedAnswers(body).questionText),
  },
}

test.each(Object.entries(FIELDS))(
  'the provider stores the %s that the field shows, and refuses the one that the field refuses',
  (_name, { changed, problem, clean, store }) => {
    const verdicts = { taken: 0, refused: 0 }
    fc.assert(
      fc.property(texts, changes, (first, change) => {
        const before = changed('', first).text
        const typed = typedInto(before, change)
        const { text, wasCut } = changed(before, typed)
        const shown = problem(text, isProfane) === null ? text.trim() : null
        verdicts[shown === null ? 'refused' : 'taken']++
        expect(store(clean(text))).toBe(shown)
        // Other clients send what was typed.
        expect(store(wasCut ? text : typed)).toBe(shown)
        // What PostgreSQL cannot store.
        expect(shown ?? '').not.toMatch(/\0|\p{Cs}/u)
      }),
      { numRuns: RUNS },
    )
    expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(RUNS / 10)
  },
  120_000,
)
