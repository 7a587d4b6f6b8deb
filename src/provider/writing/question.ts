/** What a visitor asks: the frame it belongs to, what it tells of the case, and what kind of question it is. */
import type { ReadingRequest } from '../section.ts'
import { isSense, type Sense } from './bank.ts'
import { judgeBy, type Learned } from './learned.ts'
import { optionsOf } from './options.ts'
import { piecesInTopic, piecesOf, piecesWithEnding } from './pieces.ts'
import { SAMPLE_QUESTIONS } from './samples.ts'
import { FACETS, FRAME, MATTERS, NONE, SENSE } from './taught.ts'

/** Am I strange, is it too late, is it petty of me: by the names of their leads in `options.md`. */
export type Doubt = '이상한가' | '늦었나' | '쪼잔한가'

export interface Asked {
  frame: string
  /** A case that the frame's texts may presume; only when it is nearly certain */
  facet: string | null
  /** What exactly is asked, when it is one of the frame's matters and that is nearly certain */
  matter: string | null
  sense: Sense
  /** What any matter may make one ask of oneself */
  doubt: Doubt | null
  /** What else is asked of the same matter, as plainly */
  also: Sense | null
}

/** How sure a frame, a case or a matter has to be before texts presume it, and a second question before it is answered too. */
const CERTAIN = { frame: 0.55, facet: 0.55, matter: 0.45, also: 0.7 }
/** How sure a matter has to be to say by itself what frame it is in. */
const TELLS_FRAME = 0.7

const frameGuesses = judgeBy(FRAME)
const senseGuesses = judgeBy(SENSE)

/** Judges questions of each frame by what was learned of that frame alone; null where nothing is nearly certain. */
function judgeInFrame(learned: Readonly<Record<string, Learned>>, certain: number) {
  const guesses = new Map<string, ReturnType<typeof judgeBy>>()
  return (frame: string, text: string, sureFrom = certain): string | null => {
    const of = learned[frame]
    if (!of) return null
    const judge = guesses.get(frame) ?? judgeBy(of)
    guesses.set(frame, judge)
    const guess = judge(piecesOf(text))[0]
    return guess && guess.label !== NONE && guess.sure >= sureFrom ? guess.label : null
  }
}
const facetOf = judgeInFrame(FACETS, CERTAIN.facet)
const matterOf = judgeInFrame(MATTERS, CERTAIN.matter)

/** The last sentence of a text: there it is asked. */
const lastOf = (text: string): string => /[^.?!~]*[.?!~]*$/.exec(text.trim())?.[0] ?? ''

const DOUBTS: readonly (readonly [RegExp, Doubt])[] = [
  [/(?:내가|제가|나만|저만|나|저) ?(?:너무 |좀 )?이상(?:한|해|하)/, '이상한가'],
  [/늦(?:었(?:을까|나|죠)|은 (?:걸까|건가|거|걸|나이|때|편)|(?:을까|나요|지 ?않))/, '늦었나'],
  [
    /(?:쪼잔|치사|속 ?좁|유난|찌질|구질구질|이기적|예민한|나쁜 (?:딸|아들|자식|엄마|아빠|며느리|사위|사람|친구|놈|년))[가-힣 ]{0,8}(?:까|나|죠|가|지|야|요|냐)(?:요|용)?[\s?.!ㅠㅜㅋㅎ~]*$/,
    '쪼잔한가',
  ],
]
const doubtOf = (text: string): Doubt | null => DOUBTS.find(([words]) => words.test(lastOf(text)))?.[1] ?? null

/** Words that tell the kind of a question by themselves, in its last sentence. */
const TOLD_BY: readonly (readonly [RegExp, Sense])[] = [
  [/(?<![가-힣])왜(?![가-힣])/, '왜'],
  [/(?<![가-힣])언제(?!나|든|까지나|부턴가|인가)/, '언제'],
  [/(?<![가-힣])(?:뭘|무얼|무엇을|뭐를) .*야 (?:할|하|될|되)/, '어떻게'],
]

function senseOf(text: string): { sense: Sense; sure: number } {
  const told = TOLD_BY.find(([word]) => word.test(lastOf(text)))
  if (told) return { sense: told[1], sure: 1 }
  const [best] = senseGuesses(piecesWithEnding(text))
  return best && isSense(best.label) ? { sense: best.label, sure: best.sure } : { sense: '열린', sure: 0 }
}

/** Kinds of question to which a second answer can be given in one breath. */
const ANSWERED_TOO: readonly Sense[] = ['될까', '언제', '왜', '무엇', '어떻게']

/** A second question of another kind, when the visitor plainly puts two. */
function alsoAsked(text: string, sense: Sense): Sense | null {
  const asked = text.split(/(?<=[?？])/).filter((part) => /\S{2,}.*[?？]/.test(part))
  if (asked.length !== 2) return null
  const others = asked.map(senseOf).filter((other) => other.sense !== sense && other.sure > CERTAIN.also)
  return others.find((other) => ANSWERED_TOO.includes(other.sense))?.sense ?? null
}

/** The frame that holds of whatever is asked in a category: where it is not plain what a question is about, nothing is presumed. */
export const frameOfCategory = (categoryCode: string): string => `any-${categoryCode.toLowerCase()}`

/** What is asked; of the case nothing that is not nearly certain. */
export function understand({
  questionText,
  categoryCode,
  topicCode,
}: Pick<ReadingRequest, 'questionText' | 'categoryCode' | 'topicCode'>): Asked {
  const known = SAMPLE_QUESTIONS.get(questionText)
  if (known && isSense(known.sense)) {
    const { frame, facet, matter, sense } = known
    return { frame, facet, matter, sense, doubt: null, also: null }
  }
  const [likely] = frameGuesses(piecesInTopic(questionText, topicCode, categoryCode))
  const isPlain = likely && (likely.sure >= CERTAIN.frame || matterOf(likely.label, questionText, TELLS_FRAME) !== null)
  const frame = isPlain ? likely.label : frameOfCategory(categoryCode)
  const doubt = doubtOf(questionText)
  const sense = optionsOf(questionText) ? '둘' : doubt ? '겁' : senseOf(questionText).sense
  return {
    frame,
    facet: facetOf(frame, questionText),
    matter: matterOf(frame, questionText),
    sense,
    doubt,
    also: alsoAsked(questionText, sense),
  }
}
