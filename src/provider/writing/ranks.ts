import type { Orientation } from '../../../machines/rules/domain.ts'
import type { Card, Suit } from '../../deck/cards.ts'
import type { ReadCard } from './fortune.ts'
import { SUITS } from './suits.ts'

/** What the numbers of the minors mean, ace to ten. Each ends in 수. */
const THEMES: readonly (readonly string[])[] = [
  ['무언가가 막 눈을 뜨는 수', '씨앗을 손에 쥐는 수', '첫 문장을 적는 수'],
  ['둘이 마주 보며 균형을 찾는 수', '두 갈래를 저울에 올려 보는 수', '짝을 이루어 서로를 재는 수'],
  ['처음으로 모양이 드러나는 수', '싹이 잎을 펴는 수', '둘 사이에서 새것이 태어나는 수'],
  ['자리를 잡고 숨을 고르는 수', '네 모서리를 맞추어 다지는 수', '문을 닫아걸고 쉬어 가는 수'],
  ['잔잔하던 것이 흔들려 자리를 바꾸는 수', '익숙한 모양이 깨지며 배우는 수', '한가운데서 바람을 맞는 수'],
  ['흔들린 뒤에 다시 어우러지는 수', '주고받으며 균형을 되찾는 수', '지친 걸음을 달래 주는 수'],
  ['멈추어 서서 스스로에게 되묻는 수', '겉보다 속을 들여다보는 수', '남과 다른 길을 저울질하는 수'],
  ['손에 익은 힘으로 다시 움직이는 수', '쌓인 것이 속도를 얻는 수', '되풀이 끝에 요령이 생기는 수'],
  ['끝을 앞두고 무르익는 수', '거의 다 와서 스스로를 마주하는 수', '마지막 고개에 올라선 수'],
  ['한 바퀴를 마치고 다음을 준비하는 수', '끝과 시작이 맞닿는 수', '가득 차서 넘치려 하는 수'],
]

/** What kind of person a court card is, page to king. Each ends in 사람. */
const COURTS: Readonly<Record<Suit, readonly string[]>> = {
  wands: [
    '새로운 것 앞에서 눈이 반짝이는 사람',
    '마음먹으면 바로 길을 나서는 사람',
    '환하게 웃으며 자리를 살리는 사람',
    '큰 그림을 보고 앞장서는 사람',
  ],
  cups: [
    '수줍어도 다정한 말을 먼저 건네는 사람',
    '마음을 곱게 전할 줄 아는 사람',
    '말하지 않아도 기분을 알아채는 사람',
    '감정이 출렁여도 중심을 지키는 사람',
  ],
  swords: [
    '궁금한 것은 끝까지 캐묻는 사람',
    '옳다 싶으면 거침없이 달려가는 사람',
    '듣기 좋은 말보다 정직한 말을 고르는 사람',
    '기준이 분명하고 말이 곧은 사람',
  ],
  pentacles: [
    '배운 것을 손으로 꼭 해 보는 사람',
    '느려도 한 말은 지키는 사람',
    '살림도 사람도 살뜰히 챙기는 사람',
    '오래 쌓은 것으로 둘레를 든든하게 하는 사람',
  ],
}

const COURT_LINES: readonly string[] = [
  '{card:을/를} 사람으로 옮기면 {trait}, 그때 곁에 있던 누군가이거나 그 시절의 나일 수 있어요.',
  '인물 카드인 {card:은/는} {trait:을/를} 닮았으니 떠오르는 얼굴이 있는지 헤아려 보세요.',
  '{card}의 얼굴을 한 사람, 곧 {trait:이/가} 이 이야기의 첫 장에 서 있어요.',
  '{card:이/가} 왔다면 그 시절 {trait:이/가} 마음에 드나들었거나 스스로 그렇게 살려 했을 거예요.',
]
const REVERSED_COURT_LINES: readonly string[] = [
  '{card:은/는} 본래 {trait:이에요/예요}, 뒤집힌 모습이라 그 장점이 그때는 서툴게 나왔을 수 있어요.',
  '{trait}, 그것이 {card}의 본모습이지만 뒤집혀 있어 그 시절에는 제 빛을 다 내지 못했어요.',
  '인물 카드인 {card:이/가} 돌아앉았으니 {trait:이라/라}도 지치면 어떤 얼굴이 되는지 떠올려 보세요.',
  '뒤집힌 {card:은/는} {trait:이/가} 되고 싶었던, 조금 서툰 시절의 초상 같아요.',
]
const NUMBER_LINES: readonly string[] = [
  '{card}의 {number:은/는} {theme:이라/라}서 그 시절의 결을 짐작하게 해요.',
  '타로에서 {number:은/는} {theme:이에요/예요}, {card}도 그 뜻을 지니고 있어요.',
  '{theme:이라/라} 불리는 {number:을/를} 품었으니 {card} 곁에서 무엇이 달라졌는지 헤아려 볼 만해요.',
  '{suit} 가운데서도 {card:은/는} {theme:을/를} 지녀 그때의 장면이 더 또렷해요.',
  '숫자로 읽어도 {card:은/는} {theme:이라/라} 그 무렵의 마음과 통해요.',
  '{element}의 카드인 {card:이/가} {theme:을/를} 만나 그때의 모양을 빚었어요.',
]
const MAJOR_LINES: readonly string[] = [
  '메이저인 {card:이/가} 바탕에 있으니 가볍게 지나간 일이 아니라 큰 마디였어요.',
  '{card} 같은 메이저는 삶의 굵은 줄기를 말하니 그때의 경험은 뿌리에 가까워요.',
  '스물두 장의 메이저 가운데 {card:이/가} 나왔다면 그 일은 오래 남을 만했어요.',
  '{card:은/는} 하루의 일보다 한 시절을 말하는 메이저예요.',
  '메이저인 {card:이/가} 과거에 놓여 {subject} 이야기의 뿌리가 생각보다 깊어요.',
  '작은 사건처럼 보였더라도 {card:이/가} 온 자리는 방향이 바뀐 자리예요.',
  '{card:이/가} 과거를 맡았다는 건 지금의 물음이 오래전부터 자라 왔다는 뜻이에요.',
]

/** What it means that a past card lies upright or reversed; the lines name {card} or {k2}. */
export const WAY_LINES: Readonly<Record<Orientation, readonly string[]>> = {
  upright: [
    '정방향이라 {k2:은/는} 마음속에만 있지 않고 생활에서도 드러났던 것 같아요.',
    '바로 선 {card:은/는} 뜻을 굽히지 않아 {k2}의 날들을 곧게 비춰요.',
    '정방향의 {card:은/는} 그 무렵의 힘이 밖으로 흘렀다고 말해요.',
    '{k2:이/가} 제 방향으로 움직이던 때라 카드도 똑바로 놓였어요.',
    '카드가 바로 놓였으니 {k2}의 기억도 꾸밈없이 믿어도 돼요.',
    '정방향으로 놓인 만큼 {card}의 뜻은 겉으로 보이던 모습과 크게 다르지 않아요.',
    '바로 선 카드라 {card:이/가} 남긴 것은 이름을 붙이기가 어렵지 않아요.',
  ],
  reversed: [
    '역방향은 힘이 안으로 돌았다는 뜻이라 {k2:은/는} 남모르게 겪은 일이었을 수 있어요.',
    '뒤집힌 {card:은/는} 그 무렵의 속도가 마음과 조금 어긋났다고 말해요.',
    '카드가 거꾸로 놓인 것은 나쁜 징조가 아니라 {k2:을/를} 속으로 먼저 겪었다는 표시예요.',
    '역방향의 {card:은/는} 본래의 뜻이 늦게, 혹은 조용히 찾아왔다고 알려 줘요.',
    '돌아앉은 {card:은/는} 겉으로 보인 것과 속사정이 달랐다고 귀띔해요.',
    '거꾸로 놓인 만큼 {k2:은/는} 밖보다 안에 더 오래 머물렀을 거예요.',
    '역방향이라 {card:이/가} 건넨 말을 그때는 절반만 들었을지도 몰라요.',
    '뒤집힌 {card:을/를} 바로 돌려 보면 그 시절에 정말 바라던 것이 무엇이었는지 보여요.',
  ],
}

/** What kind of person a court card is, a noun phrase; null for any other card. */
export const courtTrait = (card: Card): string | null => (card.suit && COURTS[card.suit][card.rank - 11]) ?? null

/** What a number of the minors means, noun phrases to choose from; none for a court or a major. */
export const themesOf = (card: Card): readonly string[] => (card.suit ? (THEMES[card.rank - 1] ?? []) : [])

/** What the number, the court or the rank of a past card adds, to choose from, with the values that the lines name. */
export function rankLines({ card, orientation }: ReadCard): {
  lines: readonly string[]
  values: Record<string, readonly string[]>
} {
  if (!card.suit) return { lines: MAJOR_LINES, values: {} }
  const trait = courtTrait(card)
  if (trait)
    return { lines: orientation === 'upright' ? COURT_LINES : REVERSED_COURT_LINES, values: { trait: [trait] } }
  const { ko, element } = SUITS[card.suit]
  return {
    lines: NUMBER_LINES,
    values: { theme: themesOf(card), number: [`숫자 ${card.rank}`], suit: [ko], element: [element] },
  }
}
