/** What a reading says, decided once from the submit and the cards: every section is written from it. */
import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import { readerKindOf, type ReaderKind } from '../../../machines/rules/reader.ts'
import { cardById } from '../../deck/cards.ts'
import type { ReadingRequest } from '../section.ts'
import { FAMILIES, YES, type Passage, type Stance, type Tone } from './bank.ts'
import { concernOf, type Concern } from './concern.ts'
import { proposalOf, type Proposal } from './echo.ts'
import { heardIn, personIn, type Heard } from './heard.ts'
import { judgeBy } from './learned.ts'
import { choiceOf } from './options.ts'
import { piecesOfProposal } from './pieces.ts'
import { understand, type Asked } from './question.ts'
import { PROPOSAL } from './taught.ts'
import { CARD_WORDS, frameBy, LISTS } from './texts.ts'

export interface Plan extends Asked {
  /** Who is spoken to with care rather than answered by cards: danger to a life, or grief, illness, fear … */
  concern: Concern | null
  voice: ReaderKind
  stance: Stance
  /** Which of two things it is, as it is named, when one is plainly chosen */
  side: string | null
  /** What is asked, answered in the visitor's own words; null where they are better not repeated */
  echo: string | null
  /** What was named in the question that a reading may say back, what says most of it first */
  heard: readonly Heard[]
  /** Who “그 사람” is, as the question calls them; null, or missing in plans of an earlier version, where it is not plain */
  them?: string | null
  /** 0 to 100; where a concern is, it judges nothing */
  score: number
}

/** Whether the reading is one: with a concern nothing is foretold, scored or asked to be shared. */
export const isReading = ({ concern }: Plan): boolean => concern === null

/** A drawn card with its words at its place. */
export interface LaidCard {
  /** As in the deck: 'major-17' */
  key: string
  /** One quiet thing in its picture */
  quiet: string
  /** As it stands in a sentence: “뒤집힌 별” */
  name: string
  /** How favourable it is, −2 to 2 */
  weight: number
  passage: Passage
}

/**
 * The card at a position of the request.
 * @throws RangeError when the request has no card there or the deck does not hold it
 */
export function laidAt(request: ReadingRequest, position: Position): LaidCard {
  const drawn = request.cards.find((card) => card.position === position)
  const card = drawn && cardById(drawn.cardId)
  const words = CARD_WORDS.get(card?.key ?? '')
  if (!drawn || !card || !words) throw new RangeError(`No card of the deck lies at ${position}`)
  const { orientation } = drawn
  return {
    key: card.key,
    quiet: words.quiet,
    name: orientation === 'reversed' ? `뒤집힌 ${words.name}` : words.name,
    weight: card.weight[orientation],
    passage: words.passages[orientation][position],
  }
}

const toneOf = ({ passage }: LaidCard): Tone => FAMILIES[passage.family]

/**
 * The answer that three cards give. What is coming counts most: a bright future says yes, a still one waits, a hard one says
 * no unless the present holds. At the border the readers differ: F goes where the heart is at rest and would rather wait than
 * end, T goes where a condition can be named and ends what two cards speak against, FT stands between.
 */
function stanceOf([past, present, future]: readonly [Tone, Tone, Tone], voice: ReaderKind): Stance {
  if (future > 0) {
    if (present > 0 || (present === 0 && (past > 0 || voice === 'F'))) return '간다'
    return '조건'
  }
  if (future === 0) {
    if (present > 0) return past > 0 || voice !== 'F' ? '조건' : '기다림'
    return present < 0 && past < 0 && voice === 'T' ? '아니다' : '기다림'
  }
  if (present > 0) return past < 0 && voice === 'T' ? '아니다' : '기다림'
  return past > 0 && (present === 0 || voice === 'F') ? '기다림' : '아니다'
}

/** Where the score of a stance lies. */
const SCORES: Readonly<Record<Stance, readonly [least: number, most: number]>> = {
  간다: [66, 98],
  조건: [48, 80],
  기다림: [24, 56],
  아니다: [3, 36],
}
/** How much each card says in the score; what is coming most. */
const SHARE: Readonly<Record<Position, number>> = { past: 0.22, present: 0.35, future: 0.43 }
/** Spreads more or less favourable than this are as good or hard as can be; cards reach 2, spreads seldom. */
const REACH = 1.3

/** Where three cards lie between as hard as can be, 0, and as good as can be, 1, by their weights. */
function favourOf(cards: readonly (readonly [Position, LaidCard])[]): number {
  const favour = cards.reduce((sum, [position, { weight }]) => sum + SHARE[position] * weight, 0)
  return Math.min(1, Math.max(0, 0.5 + favour / (2 * REACH)))
}

/** Any score brought into the calm band, 40 to 59. */
const calm = (score: number): number => 40 + (score / 100) * 19

/** The same request with a concern that was noticed later: nothing is read or scored any more. */
export const concerned = (request: ReadingRequest, plan: Plan, concern: Plan['concern']): ReadingRequest => ({
  ...request,
  plan: { ...plan, concern, score: Math.round(calm(plan.score)) },
})

const proposalGuesses = judgeBy(PROPOSAL)
/** How sure it has to be whether a proposal is hoped for or feared, before it is answered in its own words. */
const CERTAIN = 0.8

/** The answer to a proposal in its own words; null where such an answer would hurt or be odd, and so has no words in `echo.md`. */
export function echoed({ what, way }: Proposal, isFeared: boolean, stance: Stance): string | null {
  const answer = LISTS.get('echo')?.[isFeared ? `${way} 겁` : way]?.[stance]?.[0]
  if (answer === undefined) return null
  // A time that was asked about is not named twice.
  const isTimed = /이번|올해|올 |내년|다음|오늘|이제|지금/.test(what)
  return (isTimed ? answer.replace(/^(?:이번에는|당장|이제는) /, '') : answer).replace('~', what)
}

/**
 * A proposal that says what is not, or to do nothing, so that a yes to it may be taken for a no; or what nobody hopes for, or
 * only what if.
 */
const SAYS_NOT =
  /(?:^|\s)(?:안|못)(?:\s|[가-힣]{1,3}$)|않|없|우[스습]|망[하할]|후회|부담|떨어지|떨어질|싫|헤어|실패|손해|미움|욕[하먹]|빠질|무리일|면 \S+(?: \S+)?는$|혼자 ?(?:보내|지내|살)|[했봤었았없있졌]음 |어짐 |\d+이라|씹|봐보|라도 |[됐했갔봤왔][어음] |[^다]중 |[는은인]데 |째 |걸로|모르는 ?척|가만히|그냥 (?:넘|두|있)|넘어가|내버려|(?:^| )참[는아을고]|(?:^| )맞[는은]|^\d+ ?(?:년|개월|달|주|일) (?!동안|만에|안|뒤|후)/

/** What no card may advise or promise by name: the body, the law, a gamble, somebody else's marriage. */
const NOT_FOR_CARDS =
  /유부|불륜|이혼|부작용|사기(?:면|일|당|같|꾼)|건강(?!식품|기능|즙|원|보험|미|한 )|검진|검사 ?결과|큰 ?병(?![가-힣]*원|아리|장)|두통|통증|증상|어지러|어지럽|아파요|아프[지고겠]|아플|수술|크라운|굿[을 ]|곗돈|급등|코인(?!빨래|노래)|비트|리딩방|보증 ?[서섰]|신분증|복권|로또|당첨/
const GAMBLES: ReadonlySet<string> = new Set(['invest', 'lottery'])

/** A proposal of more words than this says its matter again rather than what is proposed. */
const MOST_WORDS = 7

function echoOf({ questionText, nickname }: ReadingRequest, { frame, sense }: Asked, stance: Stance): string | null {
  const proposal = proposalOf(questionText, sense, nickname)
  if (!proposal || GAMBLES.has(frame) || NOT_FOR_CARDS.test(questionText)) return null
  if (proposal.isFear) return echoed(proposal, true, stance)
  // “Will he come” answered to one who asked why, or which, is no answer.
  if (
    SAYS_NOT.test(proposal.what) ||
    proposal.what.split(' ').length > MOST_WORDS ||
    (proposal.way === '그렇게 될까' && sense !== '될까')
  )
    return null
  const [guess] = proposalGuesses(piecesOfProposal(proposal.what, frame, sense))
  if (!guess || guess.sure < CERTAIN || guess.label === 'x') return null
  return echoed(proposal, guess.label === '-', stance)
}

/** Decides a reading. The same request always gives the same plan. */
export function planOf(request: ReadingRequest): Plan {
  const voice = readerKindOf(request.readerType) ?? 'FT'
  const cards = POSITIONS.map((position) => [position, laidAt(request, position)] as const)
  const [past = 0, present = 0, future = 0] = cards.map(([, card]) => toneOf(card))
  // The score tells of the cards alone, whoever reads them.
  const [least, most] = SCORES[stanceOf([past, present, future], 'FT')]
  const score = least + (most - least) * favourOf(cards)
  const concern = concernOf(request.questionText)
  const asked = understand(request)
  const stance = stanceOf([past, present, future], voice)
  const frame = frameBy(asked.frame)
  const yes = frame?.yes ?? null
  const choice = asked.sense === '둘' ? choiceOf(request.questionText, yes, YES.has(stance)) : null
  return {
    ...asked,
    concern,
    voice,
    // Who asks which of two is told one of them, whatever the cards: they only say how gladly.
    stance: choice?.isFree && !YES.has(stance) ? '조건' : stance,
    side: choice?.side ?? null,
    heard: heardIn(request.questionText, frame?.field),
    them: frame ? personIn(request.questionText, frame.people) : null,
    echo: choice || asked.doubt ? null : echoOf(request, asked, stance),
    score: Math.round(concern ? calm(score) : score),
  }
}
