/** What a visitor's question asks, about whom and about what; any text may be given. */
import { isProfane } from '../../../machines/rules/profanity.ts'
import { subjectOf } from './question.subject.ts'
import { nounAt, personOf, wordsOf, type Person } from './question.nouns.ts'

export interface Asked {
  kind: 'whether' | 'when' | 'who' | 'why' | 'how' | 'what' | 'choice' | 'open'
  about: 'self' | Person | null
  /**
   * What the question is about in its own words: a noun phrase of 2 to 14 characters that can take a particle ('새로운
   * 인연', '이직', '그 사람의 마음'), or null when none is certain.
   */
  subject: string | null
  /** A short quotation of the part that asks, at most 22 characters and an ellipsis. */
  quote: string
}

const LONGEST_QUOTE = 22
/** A quote is cut between words unless that would leave less than this. */
const SHORTEST_QUOTE = 8

/** A sentence that asks, by its ending, when no question mark tells it. */
const ASKING = /(?:까요?|나요|가요|ㄴ지|는지|을지|ㄹ지|궁금\S*|알려\s?\S+|봐\s?주\S+|[니냐죠])[.!~\s]*$/
/** Two answers to choose from, both named. */
const CHOICE =
  /아니면|어느\s?(?:쪽|것|게|편)|둘\s?중|(?:중에서?|가운데|사이에서)\s(?:\S+\s)?(?:어느|어떤|어디|무엇|뭐|뭘|더)|(?:까요?|지|[은는]가),?\s(?:\S+\s){0,4}?말(?:까요?|지|아야)|\svs\.?\s/i
const TWO_ANSWERS =
  /까요?\s?,?\s(?=\S).*까요?[?.!~\s]*$|(?:을|할|갈|될|일|날|둘|볼|칠|킬|낼|쉴)지,?\s.*(?:을|할|갈|될|일|날|둘|볼|칠|킬|낼|쉴|말)지/
const WHEN =
  /언제(?![나든])|몇\s?(?:월|년|달|시|살|주|일|개월|분기)|얼마나\s(?:\S+\s)?(?:걸|기다|남|있어야)|얼마\s?(?:뒤|후|만에)|(?:시기|날짜|타이밍)(?:[은는이가를]|도|만)?\s?(?:$|[?.!~]|궁금|알|좀|봐|언제)|며칠/
const WHO =
  /누구(?![나든])|누가|누굴|누군지|어떤\s(?:사람|분(?=[이은을과일\s]|인)|이성|남자|여자|상대)(?!으로|처럼)|무슨\s?띠/
const WHY =
  /(?:^|\s)왜(?:\s|냐|인|일|그|요|\?|$)|(?:이유|까닭|원인)(?!\s?없이)(?:[은는이가을를]|도)?\s?(?:$|[?.!~]|뭐|뭘|무엇|궁금|알|어디|있|모)|어디서\s(?:왔|온|비롯)/
const HOW_IS = /어떻게\s(?:\S+\s)?(?:생각|느|보[고는이일]|볼|여기|비치|기억)/
const HOW_GOES =
  /어디로\s(?:\S+\s)?(?:흘러|흐를|가고|향)|어떻게\s(?:\S+\s)?(?:될(?!\s수)|되|돼|흘러|흐를|풀릴(?!\s수)|변할(?!\s수)|바뀔(?!\s수)|달라)|어떨(?:까|지)|어떤가|어떤지|어때|어떠[한할]/
const HOW =
  /어떻게(?!든)|어떡|어찌|방법(?:[이은을]|도)?\s?(?:$|[?.!~]|있|없|뭐|뭘|무엇|궁금|알|좀|찾)|(?:[가-힣])려면|어떤\s(?:마음|마음가짐|자세|태도|식)(?:으로|로)|어떤\s(?:마음|마음가짐|자세|태도)(?:이|가)\s필요/
const WHAT =
  /무엇(?!이든)|무얼|무슨|뭐(?!든)|뭘|뭔(?!가)|어떤|어느\s?(?!정도|새|덧|날)|어디(?!든|까지나)|얼마|몇\s?[가-힣]/
const WHETHER =
  /까요?|나요|[은는던인한된쁜픈큰운른]가요|(?:니|냐|죠|지요|나|래)(?:요)?[?]|는지|을지|할지|될지|(?:있|없|되|돼|좋|맞|하|오|가)(?:어|아|을|해)?요?\?/

/** What a question asks, about whom and about what; works on any text. */
export function understand(questionText: string): Asked {
  const sentences = sentencesOf(questionText)
  const asking = askingOf(sentences)
  const subject =
    [asking, ...sentences.filter((sentence) => sentence !== asking).toReversed()]
      .map((sentence) => subjectOf(sentence))
      .find((found) => found !== null && !isProfane(found)) ?? null
  return {
    kind: kindOf(asking, sentences),
    about: aboutWhom([asking]) ?? aboutWhom(sentences) ?? (FIRST_PERSON.test(sentences.join(' ')) ? 'self' : null),
    subject,
    quote: shortQuote(questionText),
  }
}

/**
 * A short part of the visitor's question, fit to stand between quotation marks: the part that asks, without quotation
 * marks of its own, at most 22 characters and an ellipsis.
 */
export function shortQuote(question: string): string {
  const asking = askingOf(sentencesOf(question))
    .replace(/[.,!~\-\sㄱ-ㅎㅏ-ㅣ]+$/, '')
    .replace(/^[.,!?~\-\s]+/, '')
    .replace(/([!?~.,])\1+/g, '$1')
  if (asking === '') return '…'
  if (asking.length <= LONGEST_QUOTE) return asking
  const cut = asking.slice(0, LONGEST_QUOTE)
  const lastSpace = cut.lastIndexOf(' ')
  const words = lastSpace > SHORTEST_QUOTE ? cut.slice(0, lastSpace) : cut
  return `${words.replace(/[.,!?~\-\s]+$/, '')}…`
}

function sentencesOf(question: string): string[] {
  const plain = question
    .normalize('NFC')
    .replace(/["'()“”‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.split(/(?<=[.?!~])\s/)
}

/** The sentence that asks: the last one with a question mark or an asking end, else the first. */
function askingOf(sentences: readonly string[]): string {
  return (
    sentences.findLast((sentence) => sentence.includes('?')) ??
    sentences.findLast((sentence) => ASKING.test(sentence)) ??
    sentences[0] ??
    ''
  )
}

/** The last clause asks; what is said before it only tells the story. */
function lastClause(sentence: string): string {
  const clauses = sentence.split(
    /(?:,\s|(?<=(?:[은는운인한된던쁜픈린온간난픈른큰긴]데|지만|니까|아서|어서|해서|거든요))\s)/,
  )
  const last = clauses.at(-1)?.trim() ?? ''
  return last === '' ? sentence : last
}

function kindOf(asking: string, sentences: readonly string[]): Asked['kind'] {
  const others = sentences.filter((sentence) => sentence.includes('?'))
  if (CHOICE.test(asking) || TWO_ANSWERS.test(asking) || others.some((sentence) => sentence.startsWith('아니면')))
    return 'choice'
  return kindOfClause(lastClause(asking)) ?? kindOfClause(asking) ?? 'open'
}

function kindOfClause(clause: string): Asked['kind'] | null {
  if (WHEN.test(clause)) return 'when'
  if (WHO.test(clause)) return 'who'
  if (WHY.test(clause)) return 'why'
  if (HOW_GOES.test(clause)) return 'open'
  if (HOW_IS.test(clause)) return 'what'
  if (HOW.test(clause)) return 'how'
  if (WHAT.test(clause)) return 'what'
  return WHETHER.test(clause) ? 'whether' : null
}

const FIRST_PERSON =
  /(?:^|\s)(?:저|제|나|내|전|난)(?:는|은|가|의|에게|에겐|한테|를|도|만|와|로|랑|하고|보다|에게는|에게도|한테도)?(?=[\s?.,!~]|$)/

const EX =
  /(?:^|\s)전\s?(?:남|여|애인|연인|부인|아내|와이프)|(?:^|\s)(?:구남친|구여친|옛\s?(?:연인|애인|사랑|남|여)|엑스)|헤어진|재회|미련|다시\s(?:만나|만날|만난|사귀|사귈|연락|시작할)|떠난\s(?:그|사람|연인)/
const TO_BE_LOVED =
  /(?:좋아하는|좋아하게\s된|짝사랑\S*|썸\s?타는|호감\s?(?:있는|가는)|마음에\s드는|관심\s?(?:있는|가는)|설레는)\s(?:\S+\s)?(?:사람|분|오빠|누나|언니|형|동생|친구|애|남자|여자|이성|선배|후배|동료|선생님|상대)/
const LOVE = /마음|좋아|고백|호감|짝사랑|설레|관심|사귀|사귈|썸|인연|연락|다가/
const SEEING = /(?:만나는|사귀는|교제하는|만나고 있는)\s(?:사람|분|남자|여자|이성)/
const LOVES_ME = /[가-힣](?:이|가|은|는|도)\s(?:저|나)를\s(?:\S+\s)?(?:좋아|사랑|그리워)/
const US = /우리\s?(?:둘|사이|관계|연애|결혼|사랑|,|가\s)|다투는\s우리/

function aboutWhom(sentences: readonly string[]): Person | null {
  const text = sentences.join(' ')
  const people = sentences.flatMap((sentence) => {
    const words = wordsOf(sentence)
    return words.map((word, index) => personOf(nounAt(words, index)?.noun ?? word))
  })
  const named = people.filter((person) => person !== null)
  if (named.includes('ex') || (EX.test(text) && !named.some((person) => person === 'friend' || person === 'family')))
    return 'ex'
  const partner = people.indexOf('partner')
  if (partner >= 0) return people[partner + 1] === 'family' ? 'family' : 'partner'
  if (SEEING.test(text)) return 'partner'
  if (TO_BE_LOVED.test(text) || named.includes('crush') || /짝사랑|(?:^|\s)썸(?:\s|을|이|타|만)|고백/.test(text))
    return 'crush'
  const near = named.find((person) => person !== 'others')
  if (near) return near
  if (/(?:^|\s)그\s?(?:사람|분|애|남자|여자|친구|녀석)|상대/.test(text) && LOVE.test(text)) return 'crush'
  if (US.test(text)) return 'partner'
  if (LOVES_ME.test(text)) return 'crush'
  return named[0] ?? null
}
