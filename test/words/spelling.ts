/** Spacing and spelling that Korean writers get wrong. */
import { finalOf } from './particles.ts'

/** The Hangul syllables with one of these final consonants, as a class of a regular expression. */
const syllablesWith = (...finals: string[]): string =>
  `[${Array.from({ length: 11_172 }, (_, index) => String.fromCharCode(0xac00 + index))
    .filter((syllable) => finals.includes(finalOf(syllable)))
    .join('')}]`

/** How a verb ends that will be (할), and one that is, was or will be (하는, 한, 할) */
const WILL = syllablesWith('ㄹ')
const ANY_TIME = syllablesWith('ㄴ', 'ㄹ')
const NO_VERB = `(?!${ANY_TIME})[가-힣]`
const START = '(?<![가-힣])'
/** Verb forms that no noun ends in, so that what follows them is another word. */
const VERB = `(?:[는던]|${START}(?:한|할|된|될|본|볼|온|올|갈|준|줄|산|살)|[있없었았겠싶좋같]을)`

/** What is one word here and should be two. */
const TOO_CLOSE: readonly string[] = [
  `(?!실)${WILL}수(?= ?(?:있|없|밖))`, // 할수 있다; 할수록 is one word
  `(?<=${WILL} )수(?:있|없)`,
  `${VERB}것`,
  `(?:${WILL}|[는은던])거(?:예|에|야|라|니까|죠)`,
  '[것거]같',
  '[가-힣]때문',
  `(?<!물)${WILL}때(?=[ ,.는도마에가의])`,
  '뿐만아니',
  `${VERB}만큼`,
  '(?<!되)[는던]대로',
  '[는던](?:동안|중(?=[ 이에인]))',
  `${VERB}듯(?![이하])`,
  '[는은른]척(?=[ 하해])',
  '(?:앉|남|닫|담|젖|품|안|참|잡|놓)은채',
  `(?!볼)${WILL}만(?:한|해요|하지|했|하면|할)`,
  `${WILL}뻔(?=[ 했하])`,
  `${ANY_TIME}줄(?= ?(?:알|모르|몰))`,
  '(?:본|한|던|간|온|은|난)적(?=[이은도]? ?[있없])',
  '(?:된|헤어진|시작한|만난)지(?= (?:오래|얼마|벌써|한참|꽤))',
  `${START}(?:두|세|네|다섯|여섯|몇)(?:번|가지|장|잔|사람|명|달|시간|줄|걸음|마디)(?=[ .,을를이가은는의만째쯤에도])`,
  '첫번째|한가지|더이상',
  '(?<=[가-힣])(?<!꿈|똑|감쪽|한결|하나|굴뚝|실낱|불|벼락|쏜살|찰떡|철석|비단결)같은',
]

/** What is two words here and should be one. */
const TOO_FAR: readonly string[] = [
  '(?<=[가-힣’”]) (?:까지|부터|처럼|마다|에서|에게|조차|라는|이라는|이라고)(?![가-힣])',
  '(?<=[가-힣]) 밖에 (?:없|안|못|모르)',
  `(?<=${NO_VERB}) (?<!어느 )(?:만큼|뿐)(?![가-힣]* 아니라)`,
  `(?:${NO_VERB}|[말뜻]) (?:대로)(?=[ .,])`,
  '(?<=^| )[는를을](?= |$)',
  '수 밖에',
  '(?<=[가-힣] )(?:들여다|바라|살펴|내다|쳐다|되돌아|돌아|알아|물어) (?:보|봐|볼|본|봤)',
  '떠 올[리라려]|내려 놓|일어 나|잃어 버|잊어 버|(?<![가-힣])다가 [오온와]',
  '[아어여려져러라] (?:지는|지고|지면|져요|졌어)',
  `(?:좋아|싫어|힘들어|그리워|두려워|미안해|어려워|궁금해|부러워|기뻐|슬퍼|아쉬워|즐거워|외로워|답답해|불안해) [하해했할]`,
  `${START}(?:그 (?:동안|사이(?=[ ,엔])|때(?!문)|날(?!짜)|다음|중에|만큼|곳)|이 (?:때|만큼|번)|지난 번|다음 번|오랜 만|오랫 동안|한 동안|온 종일|또 다시|제 때|더 욱)(?!째)`,
  `${START}(?:눈 앞|코 앞|발 밑|마음 속|머리 속|머릿 속|가슴 속|품 속|물 속|꿈 속|빗 속|찬 바람|창 밖|문 밖|뜻 밖|첫 걸음|눈 높이)`,
]

const MISSPELLED: readonly string[] = [
  '되요|되서|됬|돼(?:는|면|기|지|고)(?!지)',
  '않[되돼하해]',
  '(?<!까)지 안(?:아요|을|는|은|고|았)',
  `${WILL}(?:께요|꺼예|꺼야)|거에요|아니예요`,
  '[할갈볼줄될]려(?:고|면|는)',
  '웬지|왠만|왠일|몇일|어떻해|어떡게|오랫만|금새|설레임|설레이|희안|역활|뵈요|잠궈|담궈|치뤄|치루|통채|뒷통수|햇님|인삿말',
  '일일히|곰곰히|틈틈히|깨끗히|가까히|번번히|깊숙히|뚜렷히|반듯히|지긋히|나란이|천천이|조용이|솔직이|가만이|꼼꼼이|넉넉이',
  '바램(?=[이을은과대]|$)|길 바래|쑥쓰|어의없|내노라|알맞는|걸맞는|삼가해|익숙치|낭떨어지|닥달|낯설음|움추',
]

const RULES = [
  ['too close', TOO_CLOSE],
  ['too far', TOO_FAR],
  ['misspelled', MISSPELLED],
] as const
const PATTERNS = RULES.flatMap(([rule, patterns]) =>
  patterns.map((pattern) => ({ rule, pattern: new RegExp(pattern, 'g') })),
)

/** Every wrong form in the text with a few letters around it, and which kind of rule it breaks. */
export const misspellings = (text: string): { rule: string; found: string }[] =>
  PATTERNS.flatMap(({ rule, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      rule,
      found: text.slice(Math.max(0, index - 6), index + match.length + 6),
    })),
  )
