/** Visits as good as any other: everything about one follows from its number. */
import { POSITIONS } from '../../machines/rules/domain.ts'
import { nicknameProblem } from '../../machines/rules/nickname.ts'
import { randomNickname } from '../../machines/rules/randomNickname.ts'
import { CARDS } from '../../src/deck/cards.ts'
import { CATEGORIES } from '../../src/deck/topics.ts'
import type { ReadingRequest } from '../../src/provider/section.ts'
import { chanceFrom, pick } from '../../src/provider/writing/chance.ts'
import { isProfane } from '../../machines/rules/profanity.ts'

type Chance = () => number

/** Names that visitors give themselves: with and without a final consonant, digits, Latin, spaces, single jamo. */
const NICKNAMES = [
  '별이, 달빛, 콩, 하늘, 민들레, 고양이집사, 김서연, 봄날의곰, 퇴근하고싶다, 라떼는말이야, 반짝이는너구리달빛별빛',
  '7번방, 2025, 노을 3, 별 하나, 1004, 여름밤 11시, ㅇㅇ, ㅋㅋㅋ, 가나다라마바사아자차카타',
  'Luna, Sam, Kim, min, YJ, Angel 77, ALL, apple, James Park, abcdefghijkl',
]
  .flatMap((line) => line.split(', '))
  .filter((name) => nicknameProblem(name, isProfane) === null)

/** Questions as visitors type them: hurried, long, without spaces, in two sentences, with Latin and digits. */
const QUESTIONS = [
  '남친이랑 3년 만났는데 이 사람이랑 결혼해도 될까요?',
  '썸타는 사람이 있는데 제가 먼저 고백하면 어떻게 될까요??',
  '전남친한테 다시 연락 올까요 ㅠㅠ',
  '이번에 토익 900점 넘을 수 있을까요?',
  'MBTI가 정반대인 사람과 잘 지낼 수 있을까요?',
  'SNS를 끊으면 마음이 편해질까요?',
  'IT 회사로 이직하고 싶은데 언제쯤이 좋을까요?',
  '올해안에취업할수있을까요제발알려주세요',
  '그냥 요즘 사는 게 재미가 없어요',
  '회사를 그만두고 고향에 내려가서 작은 카페를 열어 보고 싶은데, 지금이 괜찮은 때인지 아니면 조금 더 모은 다음에 하는 게 나을지 모르겠어요. 가족들은 반대하고 저도 겁이 나요. 어떻게 하면 좋을까요?',
  '엄마랑 싸웠어요. 제가 먼저 사과해야 하나요?',
  '팀장님이 저를 왜 싫어하시는 걸까요?',
  '이 집을 계약할까요, 아니면 더 기다릴까요?',
  '공무원 시험과 대학원 중에 어느 쪽이 나을까요?',
  '짝사랑하는 선배는 어떤 사람을 좋아할까요',
  '강아지를 데려와도 제가 잘 키울 수 있을까요?',
  '내년에는 돈을 좀 모을 수 있을까요? 그리고 연애는요?',
  '다이어트 성공할까요~~ 이번엔 진짜로요!!',
  '친구가 "너 변했다"고 했는데 무슨 뜻일까요?',
  '고3인데 수능까지 어떻게 버티면 좋을까요...',
  '운명의 상대는 언제 나타나나요?',
  '10년 뒤의 나는 어디에서 무엇을 하고 있을까?',
  '유튜브를 시작하려고 하는데 잘될까요?',
  '누가 저를 좋아하고 있나요? 이름 첫 글자라도...',
  '이별하고 석 달이 지났는데 왜 아직도 힘든가요?',
  '남편이 요즘 말이 없어요. 무슨 생각을 하는지 궁금해요.',
  '해외 파견을 갈지 말지 고민이에요',
  '할머니와 더 많은 시간을 보내려면 어떻게 해야 할까요?',
  '제가 그림을 계속 그려도 될까요(부모님은 반대하세요)',
  '로또 사도 될까요? 주식은요?',
]

/** Questions that ask for care, one of each kind at least. */
export const CARE_QUESTIONS: readonly string[] = [
  '요즘 너무 힘들어서 그만 살고 싶다는 생각이 들어요',
  '죽고 싶을 만큼 힘든데 앞으로 나아질까요?',
  '남자친구가 화나면 때리는데 계속 만나도 될까요?',
  '헤어진 사람이 자꾸 집 앞에 찾아와서 무서워요. 스토킹 같아요.',
  '병원에서 검사를 받았는데 결과가 좋을까요?',
  '소송에서 제가 이길 수 있을까요?',
  '지금 가진 돈을 전부 코인에 넣어도 될까요?',
]

const SYLLABLES = [...'가나다람마빛사월자차콩탄파하숲별꿈달솔결윤봄은율린']

function nicknameOf(chance: Chance): string {
  const kind = chance()
  if (kind < 0.4) return randomNickname(chance, isProfane)
  if (kind < 0.75) return pick(NICKNAMES, chance)
  const length = 2 + Math.floor(chance() * 11)
  const made = Array.from({ length }, () => pick(SYLLABLES, chance)).join('')
  return nicknameProblem(made, isProfane) === null ? made : randomNickname(chance, isProfane)
}

function cardsOf(chance: Chance): ReadingRequest['cards'] {
  const deck = [...CARDS]
  return POSITIONS.map((position) => ({
    position,
    cardId: deck.splice(Math.floor(chance() * deck.length), 1)[0]?.id ?? 1,
    orientation: chance() < 0.5 ? 'upright' : 'reversed',
  }))
}

/** What a visit may be held to. */
interface Held {
  topicCode?: string
  questionText?: string
  readerType?: string
}

/** The visit of a number: any reader, cards, nickname, topic and question, where nothing else is asked. */
export function visitOf(seed: number, { topicCode, questionText, readerType }: Held = {}): ReadingRequest {
  const chance = chanceFrom(`visit ${seed}`)
  const topics = CATEGORIES.flatMap((category) => category.topics.map((topic) => ({ category, topic })))
  const { category, topic } = pick(
    topics.filter(({ topic: { code } }) => topicCode === undefined || code === topicCode),
    chance,
  )
  const asOthers = topicCode === undefined && chance() < 0.25
  return {
    sessionId: `session-${seed}`,
    nickname: nicknameOf(chance),
    readerType: readerType ?? pick(['F', 'T', 'FT'], chance),
    categoryCode: category.code,
    topicCode: topic.code,
    questionText: questionText ?? pick(asOthers ? QUESTIONS : topic.sampleQuestions, chance),
    cards: cardsOf(chance),
  }
}
