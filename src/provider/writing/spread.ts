import type { Suit } from '../../deck/cards.ts'
import type { Answer } from './answers.ts'
import type { ReadCard, Spread } from './fortune.ts'
import { themesOf } from './ranks.ts'
import type { Tone } from './voices/voice.ts'
import { dignityOf, groupOf, SUITS, type Dignity } from './suits.ts'

type Bank = readonly string[]
type Shape = 'allBright' | 'allHeavy' | 'valley' | 'peak' | 'rising' | 'falling'

/** How the three cards move from what was to what may come. */
export function shapeOf([{ favour: past }, { favour: present }, { favour: future }]: Spread): Shape {
  if (Math.min(past, present, future) > 0) return 'allBright'
  if (Math.max(past, present, future) < 0) return 'allHeavy'
  if (present < past && present < future && future > 0) return 'valley'
  if (present > past && present > future) return 'peak'
  return future > past ? 'rising' : 'falling'
}

/** One sentence for each shape: what was, what is, what may come. */
export const ARCS: Readonly<Record<Shape, Bank>> = {
  allBright: [
    '{past}부터 {future}까지 고르게 밝아서 이어 온 길을 그대로 믿어도 좋은 배열이에요.',
    '{past:이/가} 밀어 주고 {present:이/가} 받쳐 주니 {future}까지 길이 끊기지 않아요.',
    '지나온 {past}, 머무는 {present}, 다가올 {future:이/가} 모두 같은 볕을 쬐고 있어요.',
    '{past:이/가} 심은 것을 {present:이/가} 돌보고 {future:이/가} 거두는 모양새예요.',
    '{past}에서 {future:으로/로} 갈수록 잔의 온도가 고르게 유지되는 배열이에요.',
    '{present:을/를} 사이에 두고 {past:와/과} {future:이/가} 서로 웃으며 바라보네요.',
    '{past}의 걸음이 헛되지 않았다고 {present:와/과} {future:이/가} 함께 말해 줘요.',
  ],
  allHeavy: [
    '{past:을/를} 지나 {present}에 머물고 {future:을/를} 앞둔, 속도를 낮추라는 배열이에요.',
    '{past}도 {present}도 {future}도 쉬어 가라고 하니 애쓰는 방식을 바꾸어 볼 때예요.',
    '{past}에서 {future}까지 흐린 날이 이어지니 우산을 먼저 챙기는 것이 좋아요.',
    '{past:이/가} 남긴 숙제를 {present:이/가} 풀고 있고 {future:은/는} 검토할 시간을 달라고 해요.',
    '{past}부터 쌓인 피로가 {present}에 내려앉아 {future}까지 천천히 녹여야 하는 모양이에요.',
    '겨울 숲처럼 {past}, {present}, {future:이/가} 모두 힘을 안으로 모으고 있어요.',
    '{past:와/과} {present}, {future:이/가} 나란히 낮은 목소리로 기초를 살피라고 말해요.',
  ],
  valley: [
    '지금의 {present:이/가} 가장 좁은 골목이고 그 끝에 {future}의 볕이 기다려요.',
    '{past:와/과} {future:이/가} 앞뒤에서 {present}의 자리를 받쳐 주는 모양이에요.',
    '{past}에서 내려온 길이 {present}에서 바닥을 짚고 {future:으로/로} 다시 올라가요.',
    '움푹한 곳에 놓인 {present:을/를} 지나면 {future:이/가} 숨을 틔워 주는 배열이에요.',
    '{present:은/는} 그릇의 바닥 같아서 {past}의 물이 모였다가 {future:으로/로} 흘러가요.',
    '{past} 다음에 {present:이/가} 무거운 것은 {future}까지 갈 힘을 모으는 쉼으로 읽혀요.',
    '잠깐 어두워진 {present} 앞에 {future:이/가} 등을 하나 걸어 두었어요.',
  ],
  peak: [
    '지금의 {present}에 가장 힘이 실려 있어 {future}의 모양은 오늘의 태도에서 정해져요.',
    '{past}에서 올라온 길이 {present}에서 탁 트였고 {future:은/는} 내려갈 채비를 하라 해요.',
    '{present:이/가} 열쇠를 쥐고 있으니 {past}도 {future}도 오늘 자리에서 풀어 볼 수 있어요.',
    '{past:와/과} {future} 사이에 {present:이/가} 가로등처럼 서 있는 배열이에요.',
    '{present}의 볕이 좋을 때 {future:을/를} 위한 땔감을 마련해 두라는 모양새예요.',
    '{past:을/를} 건너 {present}에서 쉬고 있으니 {future}의 길은 서두르지 않고 골라도 돼요.',
    '세 자리 가운데 {present:이/가} 가장 환해서 {past:을/를} 돌아보고 {future:을/를} 고르기에 좋아요.',
  ],
  rising: [
    '무거웠던 {past}에서 시작해 {future:으로/로} 갈수록 숨이 트이는 배열이에요.',
    '{past}의 고단함이 {present:을/를} 지나며 풀리고 {future} 쪽으로 힘이 옮겨 가요.',
    '{past:이/가} 밤이었다면 {present:은/는} 새벽, {future:은/는} 창이 밝아 오는 아침이에요.',
    '{past}에서 배운 것이 {present}에서 모양을 바꾸어 {future}에 닿는 길이에요.',
    '{future:을/를} 향해 계단이 놓였고 {past}도 {present}도 그 한 단씩을 맡고 있어요.',
    '{past:을/를} 내려놓을수록 {present:이/가} 가벼워지고 {future:이/가} 가까워지는 모양이에요.',
    '얼어 있던 {past}의 물이 {present:을/를} 지나 {future}에서 다시 흐르는 배열이에요.',
  ],
  falling: [
    '든든했던 {past}에서 출발해 {future:으로/로} 갈수록 살필 것이 늘어나는 배열이에요.',
    '{past}의 넉넉함이 {present:을/를} 지나며 줄어드니 {future}에서는 지키는 쪽이 어울려요.',
    '{past:이/가} 한낮이었다면 {present:은/는} 해 질 녘, {future:은/는} 등불을 챙길 저녁이에요.',
    '{past}에서 쌓은 것을 {present}에서 헤아려 {future}에 나누어 쓰라는 모양이에요.',
    '{future:은/는} 새로 벌이기보다 {past:와/과} {present}에서 얻은 것을 고르라고 해요.',
    '내리막에서는 발밑을 보듯 {past}의 속도로 {future:을/를} 지나려 하지 않으면 돼요.',
    '{past}에서 {present:으로/로} 오며 식은 잔을 {future} 앞에서 다시 데워야 하는 배열이에요.',
  ],
}

const SAME: Readonly<Record<Suit, Bank>> = {
  wands: [
    '완드가 잇달아 놓여 {a}의 불씨가 {b}까지 이어져요.',
    '같은 불의 카드인 {a:와/과} {b:이/가} 나란해서 의욕의 온도가 이야기를 끌고 가요.',
    '{a} 다음에 또 완드인 {b:이/가} 온 것은 하고 싶은 마음이 식지 않았다는 뜻으로 읽혀요.',
  ],
  cups: [
    '컵이 잇달아 놓여 {a}에 고인 마음이 {b:으로/로} 흘러들어요.',
    '같은 물의 카드인 {a:와/과} {b:이/가} 나란해서 이야기는 결국 마음으로 돌아와요.',
    '{a} 다음에 또 컵인 {b:이/가} 온 것은 감정이 이 물음을 이끌고 있다는 뜻으로 읽혀요.',
  ],
  swords: [
    '소드가 잇달아 놓여 {a}에서 시작된 생각이 {b}까지 꼬리를 물어요.',
    '같은 바람의 카드인 {a:와/과} {b:이/가} 나란해서 말과 판단이 이야기를 좌우해요.',
    '{a} 다음에 또 소드인 {b:이/가} 온 것은 머릿속이 그만큼 바쁘다는 뜻으로 읽혀요.',
  ],
  pentacles: [
    '펜타클이 잇달아 놓여 {a}에서 다진 땅이 {b}까지 이어져요.',
    '같은 땅의 카드인 {a:와/과} {b:이/가} 나란해서 생활의 자리가 이야기를 떠받쳐요.',
    '{a} 다음에 또 펜타클인 {b:이/가} 온 것은 현실을 먼저 돌보라는 뜻으로 읽혀요.',
  ],
}
const FIRE_AIR: Bank = [
  '불과 바람은 서로를 키우는 사이라 {a:이/가} 이 카드의 말에 힘을 보태요.',
  '바람을 만난 불처럼 {a:와/과} {b:은/는} 함께일 때 움직임이 빨라져요.',
  '{a:와/과} {b}의 원소는 불과 바람, 생각과 의욕이 한편이 되어 주는 조합이에요.',
  '타로에서 불과 바람은 다정한 이웃이라 {b:은/는} 앞 카드 곁에서 막힘이 덜해요.',
  '부채질한 숯불처럼 {b}의 뜻이 앞 카드 덕에 또렷해져요.',
]
const WATER_EARTH: Bank = [
  '물과 땅은 서로를 살찌우는 사이라 {a:이/가} 이 카드를 촉촉하게 받쳐 줘요.',
  '비를 머금은 흙처럼 {a:와/과} {b:은/는} 느려도 무언가를 길러 내요.',
  '{a:와/과} {b}의 원소는 물과 땅, 마음과 생활이 손을 잡는 조합이에요.',
  '타로에서 물과 땅은 다정한 이웃이라 앞 카드가 {b}의 모난 곳을 달래 줘요.',
  '물을 준 화분처럼 {b}의 자리에 뿌리가 조금 더 깊어졌어요.',
]
const FIRE_WATER: Bank = [
  '불과 물은 서로를 누르는 사이라 {a:와/과} {b} 사이에서 마음이 끓었다 식기 쉬워요.',
  '{a:와/과} {b}의 원소는 불과 물, 의욕과 감정이 줄다리기하는 조합이에요.',
  '불과 물이 한자리에 있으니 앞 카드의 힘이 {b} 앞에서 잠시 주춤할 수 있어요.',
  '주전자에 물을 올린 것처럼 {b:은/는} 앞 카드와 불 조절이 필요한 사이예요.',
  '김이 서린 창처럼 {a} 곁에서는 앞이 잠깐 뿌예지기도 해요.',
]
const AIR_EARTH: Bank = [
  '바람과 땅은 결이 달라서 {a:와/과} {b} 사이에는 생각과 현실의 틈이 보여요.',
  '{a:와/과} {b}의 원소는 바람과 땅, 머리는 앞서고 발은 더딘 조합이에요.',
  '바람은 가자 하고 땅은 있자 하니 {b:이/가} 앞 카드와 서로를 조금 지치게 해요.',
  '먼지가 이는 마당처럼 {b:은/는} 가라앉을 시간이 필요해요.',
  '{a:이/가} 그린 지도와 실제로 밟는 길이 조금 어긋나 있는 모양이에요.',
]
const FIRE_EARTH: Bank = [
  '불과 땅이 만나면 그릇이 구워지듯 {b:은/는} 앞 카드와 함께 시간을 들일수록 단단해져요.',
  '{a:와/과} {b}의 원소는 불과 땅, 의욕과 살림이 따로 걷다 가끔 마주 보는 조합이에요.',
  '뜨거운 마음과 차분한 손처럼 {a:와/과} {b:은/는} 서로의 빈 곳을 채워요.',
  '가마 속 흙처럼 {b:은/는} 앞 카드의 열을 천천히 품고 있어요.',
]
const AIR_WATER: Bank = [
  '바람이 지나간 물 위에 결이 지듯 {a:이/가} 이 카드에 조용히 무늬를 남겼어요.',
  '{a:와/과} {b}의 원소는 바람과 물, 생각과 감정이 번갈아 말을 거는 조합이에요.',
  '머리로 아는 것과 가슴으로 느끼는 것이 {a:와/과} {b} 사이를 오가고 있어요.',
  '호숫가에 바람이 스치듯 {b}의 표정이 앞 카드 때문에 자주 바뀌어요.',
]
const WITH_MAJOR: Readonly<Record<'fromMajor' | 'toMajor' | 'majors', Bank>> = {
  fromMajor: [
    '앞 카드가 큰 마디였다면 {b:은/는} 그 굵은 뜻이 생활의 장면으로 내려온 모습이에요.',
    '{a:이/가} 길의 방향이라면 이 카드는 그 길에서 딛는 한 걸음이에요.',
    '메이저인 {a:이/가} 배경을 칠하고 {b:이/가} 그 위에 사람과 살림을 그려 넣어요.',
    '{a}의 큰 뜻이 이번에는 {realm}에서 실감 나게 드러나요.',
    '메이저 다음에 놓인 {b:은/는} 큰 이야기에 달린 손잡이 같아서 여기부터 잡으면 돼요.',
    '{a} 같은 메이저가 앞에 있으니 작은 일로 보여도 뿌리는 깊어요.',
  ],
  toMajor: [
    '일상의 {a} 다음에 메이저가 놓여 이야기의 폭이 한층 넓어졌어요.',
    '{a}에서 시작된 작은 일이 {b:이라/라}는 큰 마디와 만나요.',
    '큰 이야기의 첫 실마리를 {a:이/가} 쥐고 있었던 셈이에요.',
    '{realm}에서 움튼 일이 {b} 앞에서 더 큰 물음이 되네요.',
    '앞 카드가 생활의 장면이었다면 {b:은/는} 그 장면의 제목이에요.',
    '마이너에서 메이저로 넘어왔으니 {b}의 말은 조금 크게 들어도 좋아요.',
  ],
  majors: [
    '메이저인 {a:와/과} {b:이/가} 이웃해 있으니 사소한 고민이 아니라 한 시절의 물음이에요.',
    '두 메이저가 나란한 자리라 {b:은/는} 가볍게 지나칠 장면이 아니에요.',
    '큰 카드 다음에 다시 {b:이/가} 온 것은 방향 자체가 바뀌고 있다는 뜻이에요.',
    '{a:이/가} 묻고 {b:이/가} 답하는 메이저의 대화라서 귀 기울일 만해요.',
    '{a}에 이어 또 메이저이니 오래 기억될 굽이를 지나고 있어요.',
  ],
}

function dignityLines(dignity: Dignity, suit: Suit | null, next: Suit | null): Bank {
  if (dignity === 'fromMajor' || dignity === 'toMajor' || dignity === 'majors') return WITH_MAJOR[dignity]
  const hasFire = suit === 'wands' || next === 'wands'
  if (dignity === 'friendly') return hasFire ? FIRE_AIR : WATER_EARTH
  if (dignity === 'opposed') return hasFire ? FIRE_WATER : AIR_EARTH
  if (dignity === 'same' && suit) return SAME[suit]
  return hasFire ? FIRE_EARTH : AIR_WATER
}

/** How a card and the one after it answer each other, by their elements. The lines name the two {a} and {b}. */
export function tieBetween({ card }: ReadCard, { card: next }: ReadCard): Answer {
  const suit = card.suit ?? next.suit
  const realm = suit ? [SUITS[suit].realm] : []
  return { lines: dignityLines(dignityOf(card, next), card.suit, next.suit), values: { realm } }
}

const REPEATED_NUMBER: Bank = [
  '같은 숫자 {number:을/를} 품은 {a:와/과} {b:은/는} 둘 다 {theme:이라/라} 그 뜻이 겹쳐 울려요.',
  '{a:와/과} {b}에 숫자 {number:이/가} 거듭 나왔으니 {theme:이라/라}는 점을 새겨 둘 만해요.',
  '서로 다른 원소의 {a:와/과} {b:이/가} 숫자 {number}에서 만나 한 가지 배움을 두 모습으로 보여 줘요.',
]
const TWO_COURTS: Bank = [
  '{a:와/과} {b}, 인물 카드가 함께 나왔으니 이 일에는 사람을 대하는 태도가 크게 작용해요.',
  '얼굴을 가진 {a:와/과} {b:이/가} 마주 있어서 누구와 나누느냐가 중요한 배열이에요.',
  '{a:와/과} {b:은/는} 두 사람으로도, 한 사람의 두 마음으로도 읽을 수 있어요.',
  '인물 카드인 {a:와/과} {b} 사이에 오갈 말이 이 이야기의 열쇠예요.',
]
const APART: Bank = [
  '{suit:이/가} 앞뒤로 놓였으니 {a}에서 마주한 {realm:을/를} {b}에서 다시 만나요.',
  '처음의 {a:와/과} 끝의 {b:이/가} 모두 {element}의 카드라 이야기가 제자리로 돌아오는 모양이에요.',
  '{a:와/과} {b}, 양 끝의 {suit:이/가} 가운데 카드를 감싸고 있어요.',
]
const ALL_MAJOR: Bank = [
  '세 장이 모두 메이저라 {past}에서부터 한 시절이 통째로 움직이는 이야기예요.',
  '메이저만 모였으니 작은 요령보다 {future:이/가} 가리키는 큰 방향을 묻는 때예요.',
]
const ALL_MINOR: Bank = [
  '메이저 없이 이루어진 배열이라 답은 거창한 데보다 {present:이/가} 놓인 하루에 있어요.',
  '세 장이 모두 마이너이니 {present}부터 손닿는 대로 바꿀 수 있는 이야기예요.',
  '모두 마이너라서 {past}의 일도 {future}의 일도 생활 속에서 풀 수 있어요.',
  '일상의 카드만 모인 것은 {subject}의 실마리가 {present:와/과} 가까이 있다는 뜻이에요.',
  '큰 카드가 없다는 건 {future}까지 가는 길을 스스로 다듬을 여지가 많다는 뜻이에요.',
]
const ONE_MAJOR: Bank = [
  '한 장뿐인 메이저 {a:이/가} 중심을 잡고 나머지 두 장이 일상의 장면을 채워요.',
  '메이저인 {a:이/가} 기둥이라면 곁의 두 마이너는 그 기둥에 기댄 살림이에요.',
  '두 장의 마이너 사이에서 {a} 한 장이 유독 큰 목소리를 내고 있어요.',
  '세 장 가운데 {a}만 메이저라서 그 자리의 말을 가장 굵게 들으면 좋겠어요.',
  '일상의 두 장을 {a} 한 장이 굵은 실로 꿰고 있는 모양이에요.',
  '메이저가 {a} 한 장이니 {past}에서 온 이야기도 이 카드를 거쳐야 뜻이 모여요.',
  '작은 장면 두 개와 큰 제목 하나, 그 제목이 {a:이에요/예요}.',
  '{a}만 큰 카드라서 {present:을/를} 읽을 때도 이 한 장을 곁에 두면 좋겠어요.',
]
const THREE_ELEMENTS: Bank = [
  '세 장의 원소가 모두 다르니 {present} 한 가지 방법보다 여러 길을 엮을 때 풀려요.',
  '서로 다른 원소가 모인 배열이라 {future:은/는} 마음과 생각과 현실을 고루 살피라고 해요.',
]

/** Upright or reversed. */
type Way = 'U' | 'R'

const REVERSALS: Readonly<Record<`${Way}${Way}${Way}`, Bank>> = {
  UUU: [
    '세 장이 모두 정방향이라 {past}의 뜻도 {future}의 뜻도 굽지 않고 전해져요.',
    '뒤집힌 카드가 없으니 {present:이/가} 하는 말을 에두르지 않고 들어도 좋아요.',
    '{past}부터 {future}까지 바로 선 카드들이라 겉과 속이 크게 다르지 않아요.',
    '돌아앉은 카드가 하나도 없어 {future:은/는} 숨은 뜻보다 드러난 뜻을 보라고 해요.',
    '세 장 모두 정방향이니 {present:을/를} 두고 속뜻을 캐느라 애쓰지 않아도 돼요.',
    '{past}도 {future}도 바로 선 채로 눈을 맞추고 있어 정방향의 말이 또렷해요.',
  ],
  RRR: [
    '세 장이 모두 역방향이라 {present}의 답도 바깥보다 안쪽에 있어요.',
    '모두 뒤집혀 나왔으니 {future}까지 가는 동안 속마음을 먼저 살피라는 뜻이에요.',
    '세 장이 함께 돌아앉았으니 {present} 앞에서는 남의 말보다 속말에 귀를 두면 좋겠어요.',
    '{past}에서 {future}까지 뒤집힌 카드가 이어져 지금은 안을 정돈하는 때로 읽혀요.',
    '모두 역방향인 배열에서는 {past}의 일도 천천히 거꾸로 짚어 볼 때 풀려요.',
    '세 장이 모두 뒤집혀 있으니 {present}의 속도를 조금 늦추는 것이 순서예요.',
  ],
  URU: [
    '정방향 {past:와/과} {future} 사이에 {present}만 뒤집혀 있어 오늘의 매듭 하나가 열쇠예요.',
    '양옆이 바로 서 있으니 돌아앉은 {present}만 살짝 돌려놓으면 앞뒤가 이어져요.',
    '{past:와/과} {future:이/가} 양쪽에서 손을 잡아 주니 뒤집힌 {present}도 혼자가 아니에요.',
    '바로 선 두 장 사이에서 {present:이/가} 거꾸로 선 것은 지금만 잠시 엉켰다는 뜻이에요.',
    '뒤집힌 {present} 한 장을 두고 양옆의 정방향이 길잡이처럼 서 있어요.',
    '앞뒤가 바로 놓였으니 뒤집힌 {present:은/는} 돌부리 하나로 보아도 돼요.',
  ],
  RUU: [
    '뒤집힌 것은 {past} 한 장뿐이라 {present}부터는 이야기가 바로 서 있어요.',
    '{past:이/가} 돌아앉아 있어도 {present:와/과} {future:은/는} 앞을 보고 있어요.',
    '역방향 {past}에서 엉킨 실이 {present}부터는 곧게 펴지는 모양이에요.',
    '지난 {past}만 뒤집혔으니 돌아볼 것은 돌아보되 오래 머물 자리는 아니에요.',
    '역방향은 {past}에서 끝나고 그 뒤로는 정방향이 이어져요.',
    '{past:을/를} 뒤집어 놓은 바람이 {present}에 와서 잦아든 모양이에요.',
  ],
  UUR: [
    '{future} 한 장만 뒤집혀 있어 앞날의 그 자리에 마음을 조금 더 써 주면 균형이 맞아요.',
    '바로 선 {past:와/과} {present:이/가} 있으니 뒤집힌 {future:은/는} 돌아보라는 쉼표로 읽혀요.',
    '{past}도 {present}도 바로 놓였고 {future}만 한 번 뒤집어 생각해 보라고 해요.',
    '역방향 {future:은/는} 경고라기보다 {present}에서 미리 손볼 곳을 알려 주는 쪽지예요.',
    '뒤집힌 {future} 앞에서는 정방향인 두 장을 나침반으로 삼으면 돼요.',
    '앞의 두 장이 바로 서 있어 뒤집힌 {future}까지 시간을 벌어 주고 있어요.',
  ],
  URR: [
    '바로 선 {past:이/가} 있으니 뒤집힌 {present:와/과} {future:은/는} 방향을 고쳐 잡을 틈으로 읽혀요.',
    '{past}만 정방향이라 이미 아는 것에서 {present}의 실마리를 찾으면 좋겠어요.',
    '역방향이 {present:와/과} {future}에 이어져 밖으로 애쓰기보다 안을 다독이는 순서가 어울려요.',
    '정방향은 {past} 한 장이니 나머지 두 장은 속으로 묻는 시간이라고 보면 돼요.',
    '{past:이/가} 바로 서 있어 {present}부터의 흔들림도 디딜 데가 있어요.',
  ],
  RUR: [
    '뒤집힌 {past:와/과} {future} 사이에서 {present}만 바로 서 있어 오늘이 디딤돌이에요.',
    '앞뒤가 흔들려도 정방향 {present:이/가} 중심을 잡아 주고 있어요.',
    '{past}도 {future}도 돌아앉았지만 {present}만큼은 눈을 맞추고 이야기해요.',
    '역방향 두 장 사이에 낀 정방향 {present:을/를} 손잡이처럼 붙들면 돼요.',
    '{present}만 똑바로 서 있으니 답을 찾을 때 이 자리로 돌아오면 좋겠어요.',
  ],
  RRU: [
    '뒤집힌 {past:와/과} {present:을/를} 지나 {future}에서 비로소 카드가 바로 서요.',
    '{past:와/과} {present}의 엉킴이 {future}에 가서 풀리는 모양이에요.',
    '역방향 두 장 다음에 {future:이/가} 정방향으로 놓여 방향이 제자리를 찾아가요.',
    '정방향은 {future}에만 있으니 지금의 엇갈림은 가는 길의 굽이로 읽혀요.',
    '뒤집힌 두 장이 {future}에 이르러 똑바로 서는 모습이라 끝이 가지런해요.',
  ],
}

const KEYWORDS: Bank = [
  '낱말로 옮기면 {pk}에서 시작해 {nk:을/를} 거쳐 {fk:으로/로} 이어지는 이야기예요.',
  '{pk}, {nk}, {fk}, 이 세 낱말을 차례로 떠올리면 전체가 한눈에 들어와요.',
  '세 장에서 한 낱말씩 고르면 {pk}, {nk}, 그리고 {fk:이에요/예요}.',
  '어제의 {pk}, 오늘의 {nk}, 내일의 {fk:이/가} 한 줄에 꿰어져 있어요.',
  '{pk:을/를} 지나온 사람이 {nk:을/를} 안고 {fk} 앞에 서 있는 그림이에요.',
  '세 장을 이어 읽으면 {pk} 다음에 {nk}, 그다음에 {fk:이/가} 놓여요.',
]
/** The spread in three keywords, by how the last card lies. */
export const THREAD: Readonly<Record<Tone, Bank>> = {
  bright: [
    ...KEYWORDS,
    '{pk:와/과} {nk:이/가} 뿌리와 줄기라면 {fk:은/는} 그 끝에 맺힐 잎과 같아요.',
    '{pk:이/가} 물음을 낳고 {nk:이/가} 그 물음을 붙들고 {fk:이/가} 답의 실마리를 쥐고 있어요.',
    '{nk:은/는} {pk}에서 왔고 {fk:은/는} {nk}에서 자라요.',
  ],
  careful: [
    ...KEYWORDS,
    '{pk:와/과} {nk:을/를} 지나 {fk} 앞에서 한 번 쉬어 가라는 이야기예요.',
    '{fk:은/는} 갑자기 온 것이 아니라 {pk:와/과} {nk:을/를} 거쳐 온 손님이에요.',
    '{pk}에서 풀린 실이 {nk}에 감기고 {fk:을/를} 만나 매듭이 되는 모양이에요.',
  ],
}

const wayOf = ({ orientation }: ReadCard): Way => (orientation === 'reversed' ? 'R' : 'U')

/** How reversed cards lie among upright ones. */
const reversalsOf = ([past, present, future]: Spread): Bank =>
  REVERSALS[`${wayOf(past)}${wayOf(present)}${wayOf(future)}`]

/** What the three cards have in common and how they lie: two ties for the summary, the most telling first. */
export function tiesOf(spread: Spread): readonly (Answer & { pair: readonly ReadCard[] })[] {
  const [past, , future] = spread
  const found: (Answer & { pair: readonly ReadCard[] })[] = []
  const minors = spread.filter(({ card }) => card.suit !== null)
  const number = minors.find(({ card }, at) => minors.findIndex((other) => other.card.rank === card.rank) !== at)
  if (number && number.card.rank <= 10)
    found.push({
      lines: REPEATED_NUMBER,
      values: { number: [String(number.card.rank)], theme: themesOf(number.card) },
      pair: minors.filter(({ card }) => card.rank === number.card.rank),
    })
  const courts = minors.filter(({ card }) => card.rank > 10)
  if (courts.length >= 2) found.push({ lines: TWO_COURTS, values: {}, pair: courts })
  const suit = past.card.suit
  if (suit && suit === future.card.suit) {
    const { ko, element, realm } = SUITS[suit]
    found.push({ lines: APART, values: { suit: [ko], element: [element], realm: [realm] }, pair: [past, future] })
  }
  found.push({ lines: reversalsOf(spread), values: {}, pair: [] })
  const majors = spread.filter(({ card }) => card.suit === null)
  const byMajors = [ALL_MINOR, ONE_MAJOR, null, ALL_MAJOR][majors.length]
  if (byMajors) found.push({ lines: byMajors, values: {}, pair: majors })
  if (majors.length === 0 && new Set(spread.map(({ card }) => groupOf(card))).size === 3)
    found.push({ lines: THREE_ELEMENTS, values: {}, pair: [] })
  if (majors.length === 2) found.push({ ...tieBetween(past, future), pair: [past, future] })
  return found
}
