import { fortuneBand, type FortuneBand } from '../../../machines/rules/score.ts'
import type { Suit } from '../../deck/cards.ts'
import type { ReadCard } from './fortune.ts'
import { SUIT_WORDS } from './suits.ts'

/** The spread in the order past, present, future. */
export type Spread = readonly [past: ReadCard, present: ReadCard, future: ReadCard]

/** How the three cards move from what was to what may come, one or two sentences to choose from. */
export function arcLines([{ weight: past }, { weight: present }, { weight: future }]: Spread): readonly string[] {
  if (Math.min(past, present, future) >= 1)
    return [
      '과거부터 미래까지 고르게 밝아서, 이어 온 길을 그대로 믿어도 좋은 배열이에요.',
      '세 자리가 모두 힘을 보태고 있어 흐름이 끊기지 않고 이어져요.',
    ]
  if (Math.max(past, present, future) <= 0)
    return [
      '세 자리가 모두 신중하라고 말하니, 지금은 속도를 낮추고 기초를 살피는 배열이에요.',
      '세 장이 입을 모아 쉬어 가라고 하니, 애쓰는 방식을 조금 바꾸어 볼 때예요.',
    ]
  if (present < past && present < future && future > 0)
    return [
      '지금이 가장 좁은 골목이고, 그 골목을 지나면 다시 숨이 트이는 배열이에요.',
      '현재 자리가 잠시 움츠러들었지만 앞뒤의 카드가 양쪽에서 받쳐 주고 있어요.',
    ]
  if (present > past && present > future)
    return [
      '지금 자리의 힘이 가장 세니, 앞날의 모양은 오늘의 태도에서 크게 정해져요.',
      '현재 카드가 열쇠를 쥐고 있어서, 지금 가진 기운을 아껴 쓰는 것이 중요해요.',
    ]
  return future > past
    ? [
        '무거웠던 자리에서 시작해 뒤로 갈수록 숨이 트이는 배열이에요.',
        '지나온 고단함이 천천히 풀리면서 앞쪽으로 힘이 옮겨 가고 있어요.',
      ]
    : [
        '든든했던 바탕에서 출발해 뒤로 갈수록 천천히 살필 것이 늘어나는 배열이에요.',
        '이미 가진 것은 넉넉하니, 앞으로는 새로 벌이기보다 지키고 고르는 쪽이 어울려요.',
      ]
}

/** What ties the three cards together besides their arc, the most telling first; never empty. */
export function ties(spread: Spread): readonly (readonly string[])[] {
  const found: (readonly string[])[] = []
  const groups = spread.map(({ card }) => card.suit ?? 'major')
  const repeated = groups.find((group, index) => groups.indexOf(group) !== index)
  if (repeated) found.push(SUIT_WORDS[repeated].repeated)
  const numbers = spread.filter(({ card }) => card.arcana === 'minor').map(({ card }) => card.rank)
  const number = numbers.find((rank, index) => numbers.indexOf(rank) !== index)
  if (number !== undefined) found.push(repeatedNumberLines(number))
  found.push(reversalLines(spread))
  const suits = new Set(groups.filter((group): group is Suit => group !== 'major'))
  if (!repeated && suits.size === 3)
    found.push([
      '서로 다른 세 원소가 모여, 마음과 생각과 현실을 고루 살피라고 말하고 있어요.',
      '세 장의 원소가 모두 달라서 한 가지 방법보다 여러 길을 엮을 때 풀려요.',
    ])
  else if (groups.filter((group) => group === 'major').length === 1)
    found.push([
      '한 장뿐인 메이저 카드가 중심을 잡고, 나머지 두 장이 일상의 장면을 채워 주네요.',
      '큰 뜻을 품은 메이저 한 장 곁에서 두 장의 마이너가 구체적인 길을 일러 주네요.',
    ])
  return found
}

function repeatedNumberLines(rank: number): readonly string[] {
  if (rank === 1) return ['에이스가 거듭 나온 것은 새로 시작하는 기운이 그만큼 또렷하다는 뜻이에요.']
  if (rank >= 11) return ['같은 지위의 인물 카드가 마주 서 있어, 사람을 통해 배우는 것이 많은 배열이에요.']
  return [`숫자 ${rank}에 해당하는 카드가 거듭 나와, 비슷한 배움이 다른 모습으로 이어지고 있어요.`]
}

function reversalLines(spread: Spread): readonly string[] {
  const reversed = spread.filter(({ orientation }) => orientation === 'reversed')
  if (reversed.length === 0)
    return [
      '세 장이 모두 정방향이라 카드의 뜻이 굽지 않고 바로 전해져요.',
      '뒤집힌 카드가 없으니 마음이 하는 말을 그대로 들어도 좋아요.',
    ]
  if (reversed.length === 3)
    return [
      '세 장이 모두 역방향인 것은 나쁜 징조가 아니라, 답이 바깥보다 안쪽에 있다는 뜻이에요.',
      '모두 뒤집혀 나온 카드들은 겉으로 드러나기 전의 속마음을 먼저 살피라고 말해요.',
    ]
  if (reversed.length === 2)
    return [
      '두 장의 역방향은 막힘이라기보다 방향을 고쳐 잡을 틈을 보여 주고 있어요.',
      '역방향이 두 장이니 밖으로 애쓰기 전에 안을 다독이는 순서가 어울려요.',
    ]
  if (reversed[0]?.position === 'present')
    return [
      '두 장의 정방향 사이에 역방향 한 장이 놓여, 지금만 살짝 매듭을 풀면 앞뒤가 이어져요.',
      '가운데 한 장만 뒤집혀 있으니 오늘의 작은 엉킴이 전체의 열쇠예요.',
    ]
  return [
    '한 장의 역방향은 경고가 아니라 잠시 돌아보라는 쉼표로 읽으면 돼요.',
    '한 장만 뒤집혀 있으니 그 자리에 마음을 조금 더 써 주면 균형이 맞아요.',
  ]
}

const BAND_LINES: Record<FortuneBand, readonly string[]> = {
  veryGood: [
    '{topic}에 관한 기운은 활짝 열려 있어, 바라는 쪽으로 마음껏 손을 뻗어 볼 만해요.',
    '{topic:을/를} 비추는 빛이 아주 환해서 좋은 가능성이 여러 갈래로 보여요.',
    '{topic}에 관한 바람이 등 뒤에서 불고 있으니 미루던 한 걸음을 내디디기 좋아요.',
  ],
  good: [
    '{topic}에 관한 기운은 대체로 순해서, 서두르지만 않으면 좋은 쪽으로 기울어요.',
    '{topic:을/를} 감싼 바람이 부드러우니 지금의 태도를 이어 가도 괜찮아요.',
    '{topic}에 관한 가능성은 절반 넘게 열려 있고, 나머지는 다정한 꾸준함이 채워 줘요.',
  ],
  calm: [
    '{topic}에 관한 물결은 크게 일지도 가라앉지도 않아, 마음먹기에 따라 달라져요.',
    '{topic:은/는} 잔잔한 물 위에 떠 있어서 노를 젓는 쪽으로 천천히 움직여요.',
    '{topic}에 관한 답은 아직 반쯤 우러난 차와 같아, 조금 더 기다리면 맛이 또렷해져요.',
  ],
  careful: [
    '{topic}에 관해서는 바람이 조금 차니, 옷깃을 여미고 천천히 가면 좋겠어요.',
    '{topic:은/는} 서두르기보다 살피고 다듬을 때에 더 가까워요.',
    '{topic}에 관한 길에 작은 돌부리가 보이니, 발밑을 보며 걸으면 넉넉히 지나가요.',
  ],
  hard: [
    '{topic}에 관해서는 쉽지 않은 때지만, 지나가지 않는 비는 없고 이겨 낼 힘도 함께 있어요.',
    '{topic:을/를} 둘러싼 공기가 무겁더라도 지금까지 견딘 힘이 다음 문을 열어 줘요.',
    '{topic}에 관한 바람이 거세니 무리하지 말고, 가까운 사람의 손을 잡고 건너가면 돼요.',
  ],
}

/** What the score says in words; {topic} is what was asked about. */
export const bandLines = (score: number): readonly string[] => BAND_LINES[fortuneBand(score)]
