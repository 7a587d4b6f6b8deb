/** The two things between which a visitor plainly asks to choose, each as a side that can be named. */

import { doingOf, stemOf } from './verbs.ts'

/** At most this many words and characters, so that what is named is surely the thing itself. */
const MOST = { words: 2, characters: 12 }

/** “A냐 B냐”, “A랑 B 중에”, “A랑 B 어느 쪽”, “A vs B”, “A가 좋을까 B가 좋을까”: two things named in the same way. */
const THINGS: readonly RegExp[] = [
  /([\p{L}\d]+?)이?냐,? (?:아니면 |아님 )?([\p{L}\d]+?)이?냐(?![가-힣])/u,
  /([\p{L}\d]+?)(?<![거것])(?:이랑|랑|하고|과|와) ([\p{L}\d]+?)(?<![는면니])(?:이랑|랑)? (?:중에|중에서|가운데|둘 ?중|사이에서 [^.?!]*(?:고민|갈팡|갈등)|어디|어느 ?[쪽게것]|뭐가|둘 ?다 [^.?!]*(?:어디|어느 ?[쪽게것]|뭐가))/u,
  /^([\p{L}\d]+) ?(?:vs|or) ?([\p{L}\d]+)[.?! ]*$/iu,
  /((?:[\p{L}\d]+ )?[\p{L}\d]+?)[이가] (?:더 )?(좋을|나을|맞을|괜찮을)(?:지|까요?),? (?:아니면 |아님 )?((?:[\p{L}\d]+ )?[\p{L}\d]+?)[이가] (?:더 )?\2(?:지|까)/u,
]
/** “A할지 B할지”, “A할까 B할까”: two doings, each up to the ending that both have. */
const DOINGS =
  /(?:^|[,.?!]|데|면|고|서) ?([^,.?!]+?)(?:지|까요?|나요)(?! ?(?:봐|싶|하는|하다|하고|했|해서|생각)),? (?:아니면 |아님 )?([^,.?!]+?)(?:지|까요?|나요)(?![가-힣])/u

/** Whether something is so, or a word that leans on one before it that is left out. */
const NO_DOING =
  /[일걸말]$|[았었였했났겠]을$|있을$|[로러려쉬매까거]울$|(?:맞|좋|나|괜찮|많|높|낮|싫)을$|(?:편할|빠를|클|예쁠)$|[워어]할$|될$|^(?:거|것|게|데|척|쪽|일|때|줄|수|건|걸|번|안|못|날|해|손)[ 가-힣]?(?: |$)|^(?:쪽으로|달에|학기에|년에|일로|말) |(?:야|거나|는데|요|다|네) /

/** “나갈” → “나가는”; null where nothing is planned or the verb may be another. */
const doing = (planned: string): string | null =>
  /[가-힣]$/.test(planned) && !NO_DOING.test(planned) ? doingOf(planned) : null

const short = (thing: string): string | null => {
  // What a clause before it tells of the case is no part of it.
  const own = thing.trim().replace(/^.*(?:데|면|니까|라서|저는|나는|전|난) /, '')
  const words = own
    .split(' ')
    .slice(-MOST.words)
    .join(' ')
    // A sum before a doing belongs to what was said before it.
    .replace(/^\d+ /, '')
  return words.length > 1 && words.length <= MOST.characters && /^[\p{L}\d ]+$/u.test(words) ? words : null
}

/** Stems that need the word before them. */
const SAYS_LITTLE = /^(?:하|있|가|두|보|오|주|살|되|받|쓰|사|지내|척하)$/

/** A doing that is asked about in other words, as it stands before 쪽: “꺼내도 될” and “꺼내야 할” → “꺼내는”, “기다리는 게 나을” → “기다리는”. */
function allowed(planned: string): string | null {
  const better = /(\S+는) (?:게|것이|편이|쪽이) (?:더 )?(?:나을|좋을|맞을|낫|맞|좋)$/.exec(planned)
  if (better) return better[1] ?? null
  const [, before = '', linked = ''] =
    /(?:(\S+ 척|\S+) )?(\S+)(?:도 (?:될|괜찮을|좋을|되)|야 (?:할|될|하|되))$/.exec(planned) ?? []
  const stem = stemOf(linked)
  if (!stem || stem === '어쩌') return null
  // “모른 척 지내는”: a pretence is named with what is pretended.
  if (before.endsWith(' 척')) return `${before} ${stem}는`
  return SAYS_LITTLE.test(stem) && before !== '' ? short(`${before} ${stem}는`) : `${stem}는`
}

const both = (one: string | null, other: string | null): [string, string] | null =>
  one !== null && other !== null && one !== other ? [`${one} 쪽`, `${other} 쪽`] : null

/** The two sides of a choice in the order they were asked: “재계약하는 쪽”, “이사 나가는 쪽”; null when they are not plain. */
export function optionsOf(question: string): [string, string] | null {
  const text = question.normalize('NFC').replace(/\s+/g, ' ')
  if (/둘 ?다(?![^.?!]*(?:어디|어느 ?[쪽게것]|뭐가))/.test(text)) return null
  for (const pattern of THINGS) {
    const [, one = '', ...rest] = pattern.exec(text) ?? []
    const other = rest.at(-1) ?? ''
    const named = both(short(one), short(other))
    if (named) return named
  }
  const [, one = '', other = ''] = DOINGS.exec(text) ?? []
  const [first, second] = [one, other].map((planned) => allowed(planned) ?? doing(short(planned) ?? ''))
  return both(first ?? null, second ?? null)
}

/** What is chosen of two. */
export interface Choice {
  /** The side as it is named: “재계약하는 쪽” */
  side: string
  /** Whether either would have done: then it is a choice and neither a yes nor a no */
  isFree: boolean
}

/** Letting a thing be, against which the other side goes on with it. */
const LETS_BE =
  /(?:접|접어야하|관두|그만두|그만둬야하|그만하|때려치|포기하|포기해야하|헤어지|헤어져야하|(?<!독서실 |학원 |강의 |인강 |헬스장 |회원권 )끊|버리|지우|놓아주|놔주|취소하|환불하|무르|해지하|정리하|손절하|나오|퇴사하|사직하)는 쪽$/

/**
 * The side that is answered with; null when there are no two plain ones.
 * @param yes words of the side that a yes to what the frame is about stands for
 */
export function choiceOf(question: string, yes: RegExp | null, isYes: boolean): Choice | null {
  const sides = optionsOf(question)
  if (!sides) return null
  const [first, second] = sides
  const named = [yes?.test(first) ?? false, yes?.test(second) ?? false]
  const goesOn = [!LETS_BE.test(first), !LETS_BE.test(second)]
  const [one, other] = named[0] === named[1] ? goesOn : named
  const isFree = one === other
  return { side: (isFree || one) === isYes ? first : second, isFree }
}
