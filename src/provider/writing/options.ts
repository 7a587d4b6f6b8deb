/** The two things between which a visitor plainly asks to choose, each as a side that can be named. */

/** At most this many words and characters, so that what is named is surely the thing itself. */
const MOST = { words: 2, characters: 12 }

/** “A냐 B냐”, “A랑 B 중에”, “A vs B”, “A가 좋을까 B가 좋을까”: two things named in the same way. */
const THINGS: readonly RegExp[] = [
  /([\p{L}\d]+?)이?냐,? (?:아니면 |아님 )?([\p{L}\d]+?)이?냐(?![가-힣])/u,
  /([\p{L}\d]+?)(?:이랑|랑|하고|과|와) ([\p{L}\d]+) (?:중에|중에서|가운데|둘 ?중)/u,
  /^([\p{L}\d]+) ?(?:vs|or) ?([\p{L}\d]+)[.?! ]*$/iu,
  /([\p{L}\d]+?)[이가] (?:더 )?(좋을|나을|맞을|괜찮을)(?:지|까요?),? (?:아니면 |아님 )?([\p{L}\d]+?)[이가] (?:더 )?\2(?:지|까)/u,
]
/** “A할지 B할지”, “A할까 B할까”: two doings, each up to the ending that both have. */
const DOINGS =
  /(?:^|[,.?!]|데|면|고|서) ?([^,.?!]+?)(?:지|까요?)(?! ?(?:싶|하는|하다|하고|했|해서|생각)),? (?:아니면 |아님 )?([^,.?!]+?)(?:지|까요?)(?![가-힣])/u

const RIEUL = 8
const FINALS = 28
const FIRST = '가'.charCodeAt(0)
const finalOf = (syllable: string): number => (syllable.charCodeAt(0) - FIRST) % FINALS

/** Whether something is so, or a word that leans on one before it that is left out. */
const NO_DOING =
  /[일걸말]$|[았었였했났겠]을$|있을$|[로러려쉬매까거]울$|(?:맞|좋|나|괜찮|많|높|낮|싫)을$|(?:편할|빠를|클|예쁠)$|^(?:거|것|게|데|척|쪽|일|때|줄|수|건|걸|번|안|못|날|해|손)[ 가-힣]?(?: |$)|^(?:쪽으로|달에|학기에|년에|일로|말) |(?:야|거나|는데|요|다|네) /

/** Verbs whose stem ends in ㅂ, which a coming ㄹ softens. */
const BEFORE_UL: Readonly<Record<string, string>> = { 누: '눕', 도: '돕', 구: '굽', 주: '줍' }

/** “나갈” → “나가는”, “참을” → “참는”; null where the stem may be another (“나을”, “말”). */
function doing(planned: string): string | null {
  const last = planned.slice(-1)
  const before = planned.slice(-2, -1)
  if (!/^[가-힣]$/.test(last) || NO_DOING.test(planned)) return null
  if (last === '을') return finalOf(before) > 0 && finalOf(before) !== RIEUL ? `${planned.slice(0, -1)}는` : null
  if (finalOf(last) !== RIEUL) return null
  const irregular = /(누|도|구|주)울$/.exec(planned)
  if (irregular) return `${planned.slice(0, -2)}${BEFORE_UL[irregular[1] ?? ''] ?? ''}는`
  return `${planned.slice(0, -1)}${String.fromCharCode(last.charCodeAt(0) - RIEUL)}는`
}

/** Last syllables of “-어도” whose stem ends otherwise; “먹어도” only loses its 어, “가도” nothing. */
const BEFORE_DO: Readonly<Record<string, string>> = {
  해: '하',
  봐: '보',
  둬: '두',
  줘: '주',
  써: '쓰',
  꿔: '꾸',
  어: '',
  아: '',
  여: '',
}

/** A doing that is asked about in other words, as it stands before 쪽: “꺼내도 될” → “꺼내는”, “기다리는 게 나을” → “기다리는”. */
function allowed(planned: string): string | null {
  const better = /(\S+는) (?:게|것이|편이|쪽이) (?:더 )?(?:나을|좋을|맞을)$/.exec(planned)
  if (better) return better[1] ?? null
  const may = /(\S*)(\S)도 (?:될|괜찮을|좋을)$/.exec(planned)
  if (!may) return null
  const [, stem = '', last = ''] = may
  return finalOf(last) === 0 ? `${stem}${BEFORE_DO[last] ?? last}는` : null
}

const short = (thing: string): string | null => {
  // What a clause before it tells of the case is no part of it.
  const own = thing.trim().replace(/^.*(?:데|면|니까|라서) /, '')
  const words = own.split(' ').slice(-MOST.words).join(' ')
  return words.length > 1 && words.length <= MOST.characters && /^[\p{L}\d ]+$/u.test(words) ? words : null
}

const both = (one: string | null, other: string | null): [string, string] | null =>
  one !== null && other !== null && one !== other ? [`${one} 쪽`, `${other} 쪽`] : null

/** The two sides of a choice in the order they were asked: “재계약하는 쪽”, “이사 나가는 쪽”; null when they are not plain. */
export function optionsOf(question: string): [string, string] | null {
  const text = question.normalize('NFC').replace(/\s+/g, ' ')
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

/**
 * The side that is answered with; null when there are no two plain ones.
 * @param yes words of the side that a yes to what the frame is about stands for
 */
export function choiceOf(question: string, yes: RegExp | null, isYes: boolean): Choice | null {
  const sides = optionsOf(question)
  if (!sides) return null
  const [first, second] = sides
  const [one, other] = [yes?.test(first) ?? false, yes?.test(second) ?? false]
  const isFree = one === other
  return { side: (isFree || one) === isYes ? first : second, isFree }
}
