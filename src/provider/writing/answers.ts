import type { Asked } from './question.ts'
import type { ReadCard } from './fortune.ts'
import { courtTrait } from './ranks.ts'
import { groupOf, type Group } from './suits.ts'
import type { Tone } from './voices/voice.ts'

/** Whether a reading leans to yes, to not yet, or to neither. */
export type Leaning = 'yes' | 'open' | 'notYet'

type Bank = readonly string[]
type Fragments = Readonly<Record<Group, Bank>>
/** Lines to choose from, and for each name in them the words to choose from. */
export interface Answer {
  lines: Bank
  values: Readonly<Record<string, Bank>>
}

const WHETHER: Readonly<Record<Leaning, Bank>> = {
  yes: [
    '물으신 일에 {future:은/는} 고개를 끄덕이는 편이에요.',
    '그렇다와 아니다 사이에서 {future:은/는} 그렇다 쪽에 한 발 더 가까워요.',
    '{subject:을/를} 두고 저울질한다면 {future}의 {fk:은/는} 긍정 쪽 접시에 놓여요.',
    '{present:와/과} {future:을/를} 함께 보면 문은 열리는 쪽으로 기울어 있어요.',
    '확답은 카드의 몫이 아니지만 {future:은/는} 기대해 볼 만하다고 말하네요.',
    '{future:이/가} 놓인 자리라 물으신 쪽으로 마음을 두어도 어색하지 않아요.',
    '{subject} 앞의 신호등을 그린다면 {future:은/는} 초록불에 가까운 색이에요.',
    '물으신 일에 손을 내저을 까닭을 {future}에서는 찾기 어려워요.',
  ],
  open: [
    '물으신 일을 두고 {future:은/는} 조금 더 지켜보자는 쪽이에요.',
    '그렇다고도 아니라고도 잘라 말하지 않는 것이 {future}의 솔직한 대답이에요.',
    '{subject:을/를} 두고 문은 반쯤 열려 있고 나머지는 {present:을/를} 어떻게 쓰느냐에 달려 있어요.',
    '{present:와/과} {future:을/를} 겹쳐 보면 아직 한쪽으로 정하기는 일러요.',
    '물으신 일의 신호등을 그린다면 {future} 앞에는 노란불이 켜져 있어요.',
    '{future:은/는} 되느냐보다 어떤 모습으로 되느냐를 먼저 물어보네요.',
    '{subject:을/를} 두고 저울이 아직 흔들리니 {future} 곁에서 조금 더 보아야 해요.',
    '기다려 볼 이유와 내려놓을 이유가 {future} 안에 함께 들어 있어요.',
  ],
  notYet: [
    '물으신 일에 {future:은/는} 아직은 아니라고 고개를 젓는 편이에요.',
    '그렇다와 아니다 사이에서 {future:은/는} 조금 더 기다리자는 쪽이에요.',
    '{subject:을/를} 두고 선뜻 고개를 끄덕이기에는 {future}의 {fk:이/가} 마음에 걸려요.',
    '문이 닫혔다기보다 {future:이/가} 문고리를 잠시 쥐고 있는 모양이에요.',
    '{present:와/과} {future:을/를} 함께 보면 서두르지 않는 쪽이 덜 다쳐요.',
    '{future:은/는} 거절이 아니라 순서를 바꾸어 보자는 대답에 가까워요.',
    '물으신 일의 신호등을 그린다면 {future} 앞에서는 잠시 멈추라는 빨간불이에요.',
    '{subject:을/를} 두고 밀어붙이기보다 {fk:을/를} 먼저 살펴 달라고 {future:이/가} 부탁하네요.',
  ],
}

const SEASONS: Fragments = {
  wands: ['꽃눈이 트는 봄', '햇살이 부쩍 따가워지는 무렵', '나들이 가방을 꺼내는 철'],
  cups: ['물소리가 반가운 여름', '장마가 지나고 눅눅함이 걷히는 무렵', '저녁 바람에 창을 여는 철'],
  swords: ['바람이 서늘해지는 가을', '긴소매를 꺼내 입는 무렵', '하늘이 부쩍 높아지는 철'],
  pentacles: ['첫 서리가 내리는 겨울', '김장을 마치고 한 해를 셈하는 무렵', '이불을 두껍게 바꾸는 철'],
  major: ['계절이 한 번 바뀌는 때', '달력보다 마음이 먼저 달라지는 때', '오래된 매듭이 하나 풀리는 때'],
}
const SIGNS: Fragments = {
  wands: ['몸이 먼저 움직이고 싶어지는 날', '시키지 않아도 손이 나가는 날', '미루던 말을 꺼내고 싶어지는 날'],
  cups: ['그 생각을 해도 더는 울컥하지 않는 날', '먼저 안부를 묻고 싶어지는 날', '밥맛이 돌아오는 날'],
  swords: ['하고 싶은 말이 한 문장으로 정리되는 날', '헷갈리던 일이 말로 풀리는 날', '잠이 맑게 깨는 날'],
  pentacles: ['새 습관이 몸에 익은 날', '미뤄 둔 정리를 끝내는 날', '하루가 제 박자를 찾은 날'],
  major: [
    '같은 일이 예전과 다르게 보이는 날',
    '무엇을 내려놓을지 스스로 고르는 날',
    '오래 묻던 것을 그만 묻게 되는 날',
  ],
}
const WHEN: Bank = [
  '때를 물으셨으니, {future:은/는} 날짜 대신 {season:을/를} 가리켜요.',
  '달력보다 {future:을/를} 믿고 {sign:을/를} 신호로 삼아 보세요.',
  '{future:이/가} 말하는 때는 몇 월 며칠이 아니라 {sign:이에요/예요}.',
  '카드의 계절로 옮기면 {future:은/는} {season:와/과} 닮았어요.',
  '{subject} 앞에 {sign:이/가} 먼저 오고 그다음이라고 {future:이/가} 일러 줘요.',
  '{future}의 시간은 {season} 즈음으로 읽되 {sign:을/를} 더 믿으면 좋겠어요.',
]
const WHEN_REVERSED: Bank = [
  '{future:이/가} 뒤집혀 있어 {season:을/를} 한 번 그냥 보낸 뒤일 수도 있어요.',
  '때를 물으셨으니, 뒤집힌 {future:은/는} {sign:이/가} 와야 움직인다고 해요.',
  '{season}, 거기에 한 박자를 더한 것이 뒤집힌 {future}의 시간이에요.',
  '뒤집힌 {future:은/는} 서두르는 달력보다 {sign:을/를} 기다려 달라고 하네요.',
]

const TRAITS: Fragments = {
  wands: ['하고 싶은 일 이야기에 목소리가 커지는 사람', '약속에 먼저 나와 있는 사람', '웃음소리가 시원한 사람'],
  cups: ['남의 기분을 먼저 살피는 사람', '조용한 찻집을 좋아하는 사람', '기념일보다 평소의 안부를 챙기는 사람'],
  swords: ['말이 또렷하고 약속을 분명히 하는 사람', '궁금하면 돌려 묻지 않는 사람', '책과 대화를 좋아하는 사람'],
  pentacles: ['씀씀이가 차분하고 손끝이 야무진 사람', '느려도 한 말은 지키는 사람', '같은 가게에 오래 다니는 사람'],
  major: ['곁에 있으면 나를 다시 보게 하는 사람', '오래 남을 배움을 주는 사람', '한 번 만나도 기억에 남는 사람'],
}
const WHO: Bank = [
  '어떤 사람인지 물으셨으니, {future:은/는} {trait:을/를} 그리고 있어요.',
  '{future:을/를} 얼굴로 옮기면 {trait:이에요/예요}.',
  '이름이나 직업보다 결을 보자면 {trait}, 그것이 {future}의 얼굴이에요.',
  '{trait:이/가} 눈에 들어오거든 {future:을/를} 떠올려 보세요.',
  '{future:은/는} 겉모습 대신 {trait:이라/라}는 실마리를 건네요.',
  '{present:와/과} {future:이/가} 함께 그리는 초상은 {trait}에 가까워요.',
]

const WHY: Bank = [
  '까닭을 물으셨으니, 뿌리는 {past}의 {pk}에서 찾을 수 있어요.',
  '왜인지 되짚어 가면 {past:이/가} 남긴 {pk:와/과} {present}의 {nk:이/가} 한 줄로 이어져요.',
  '이유는 하나가 아니지만 {past}에서 {present:으로/로} 넘어오는 사이에 매듭이 있어요.',
  '{subject:을/를} 두고 왜냐고 물으면 카드는 {pk:와/과} {nk:을/를} 나란히 보여 줘요.',
  '겉으로 드러난 까닭이 {present:이라/라}면 속에 있는 까닭은 {past:이에요/예요}.',
  '{past:을/를} 들여다보면 그 마음이 왜 생겼는지 실마리가 잡혀요.',
  '탓할 사람을 찾기보다 {past}의 {pk:이라/라}는 실을 따라가면 까닭에 먼저 닿아요.',
  '{present}의 {nk:은/는} 갑자기 생긴 것이 아니라 {past}에서 자라 왔어요.',
]

const FIRST: Fragments = {
  wands: ['하고 싶다는 말을 소리 내어 해 보고', '작은 일 하나에 먼저 불을 붙이고', '몸을 움직여 굳은 마음을 풀고'],
  cups: ['지금 기분에 이름을 붙이고', '마음을 나눌 한 사람을 정하고', '서운함도 고마움도 말로 꺼내고'],
  swords: ['사실과 짐작을 두 줄로 나누고', '하고 싶은 말을 한 문장으로 줄이고', '묻고 싶은 것을 솔직하게 묻고'],
  pentacles: ['하루에 할 수 있는 양을 정하고', '가진 것과 모자란 것을 헤아리고', '미뤄 둔 자리를 치우고'],
  major: ['무엇을 지킬지 먼저 정하고', '오래 묵은 생각 하나를 내려놓고', '앞서가는 마음을 잠시 멈추고'],
}
const AFTER: Fragments = {
  wands: ['사람들 앞에 꺼내 보일', '망설이던 첫발을 뗄', '좋아하는 쪽으로 힘을 모을'],
  cups: ['가까운 사람과 천천히 나눌', '마음이 머무는 곳을 따라갈', '고마운 사람을 챙길'],
  swords: ['분명한 말로 약속을 정할', '헷갈리던 것을 하나로 고를', '들은 말을 다시 확인할'],
  pentacles: ['날마다 조금씩 쌓아 갈', '손에 잡히는 모양으로 만들', '생활의 자리를 다져 갈'],
  major: ['달라진 나로 다시 시작할', '큰 방향을 스스로 고를', '지나온 뜻을 되새길'],
}
const HOW: Bank = [
  '방법을 물으셨으니, {present:을/를} 따라 {first} {future:을/를} 따라 {after} 차례예요.',
  '순서로 말하면 먼저 {first}, 그다음이 {future:이/가} 말하는 대로 {after} 때예요.',
  '{first} 나면 {future:이/가} 일러 준 대로 {after} 여유가 생겨요.',
  '{present:은/는} {first} 가라 하고 {future:은/는} {after} 때를 기다리라 해요.',
  '{subject} 이야기를 풀어 갈 길은 {first} 나서 {after} 것, 그 두 걸음이에요.',
  '첫걸음은 {present}답게 {first}, 두 걸음째는 {future}답게 {after} 차례예요.',
]

const SIDES: Fragments = {
  wands: ['하고 나서 더 하고 싶어지는 쪽', '생각만 해도 어깨가 펴지는 쪽', '내일이라도 해 보고 싶은 쪽'],
  cups: ['고르고 나서 잠이 편히 오는 쪽', '마음이 덜 외로운 쪽', '미안함보다 고마움이 큰 쪽'],
  swords: ['이유를 한 문장으로 말할 수 있는 쪽', '숨길 것이 적은 쪽', '나중에 설명하기 쉬운 쪽'],
  pentacles: ['석 달 뒤에도 꾸려 갈 수 있는 쪽', '하루의 모양이 무너지지 않는 쪽', '손에 남는 것이 분명한 쪽'],
  major: ['먼 훗날 돌아봐도 나다웠다 싶은 쪽', '두려워도 자꾸 눈이 가는 쪽', '배울 것이 더 많은 쪽'],
}
const CHOICE: Bank = [
  '고르는 기준을 하나만 든다면 {future:은/는} {side:을/를} 권해요.',
  '둘 사이에서 {future:은/는} {side:을/를} 먼저 살펴보라고 해요.',
  '{subject:을/를} 두고 망설인다면 {side}인지 물어보는 것이 {future}의 뜻과 통해요.',
  '어느 쪽인지 카드가 정해 주지는 않지만 {future:은/는} {side}에 눈길을 두네요.',
  '{present}도 {future}도 {side:이라/라}면 고개를 끄덕일 것 같아요.',
  '저울의 추로 {future:을/를} 올려 보면 {side:으로/로} 조금 기울어요.',
]

const WHAT: Readonly<Record<Tone, Bank>> = {
  bright: [
    '무엇이냐고 물으신다면 {future}의 {fk:을/를} 첫손에 꼽을게요.',
    '답을 한 낱말로 줄이면 {future}의 {fk:이/가} 남아요.',
    '{future:이/가} 내민 쪽지를 펴 보면 {fk:이라/라}고 적혀 있어요.',
    '찾으시는 것은 멀리 있지 않고 {future:이/가} 품은 {fk} 가까이에 있어요.',
    '{future:을/를} 그림으로 본다면 한가운데 그려진 것은 {fk:이에요/예요}.',
    '하나만 고르라면 {future:이/가} 간직한 {fk}, 그것부터 들여다보면 돼요.',
  ],
  careful: [
    '무엇이냐고 물으신다면 {future:은/는} {fk:을/를} 알아차리는 일이라고 답해요.',
    '답은 {fk} 너머에 있다고 {future:이/가} 넌지시 알려 줘요.',
    '{future:이/가} 내민 쪽지에는 {fk:을/를} 모른 척하지 말라고 적혀 있어요.',
    '찾으시는 것은 {future}의 {fk:을/를} 지나야 보이는 자리에 놓여 있어요.',
    '하나만 고르라면 {future:이/가} 비추는 {fk}, 그것부터 풀어 보면 좋겠어요.',
    '{subject:을/를} 물으신 마음에 {future:은/는} {fk:을/를} 먼저 살펴 달라고 하네요.',
  ],
}
const OPEN: Readonly<Record<Tone, Bank>> = {
  bright: [
    '{subject:을/를} 두고 {future:이/가} 건네는 낱말은 {fk:이에요/예요}.',
    '{present}에서 {future:으로/로} 가는 동안 눈여겨볼 것은 {fk:이에요/예요}.',
    '{subject:을/를} 물으신 마음에 {future:은/는} {fk:이라/라}는 열쇠 말을 건네네요.',
    '{subject:을/를} 둘러싼 이야기는 {future}에 이르러 {fk:으로/로} 이어져요.',
    '{future:이/가} 전하고 싶은 말은 {fk}, 그 한마디예요.',
    '{present:이/가} 던진 물음에 {future:이/가} {fk:으로/로} 답하고 있어요.',
    '{future:이/가} 펼친 다음 쪽에는 {fk:이라/라}는 제목이 붙어 있네요.',
  ],
  careful: [
    '{subject:을/를} 두고 {future:이/가} 조심스레 짚는 낱말은 {fk:이에요/예요}.',
    '{present}에서 {future:으로/로} 가는 동안 다독일 것은 {fk:이에요/예요}.',
    '{subject:을/를} 둘러싼 이야기는 {future}에 이르러 {fk:을/를} 한 번 짚고 넘어가요.',
    '{future:이/가} 마음 쓰는 것은 {fk}, 그 한 가지예요.',
    '{subject:을/를} 떠올릴 때 {future}의 {fk:이/가} 끼어들지 않는지 살펴봐 주세요.',
    '{present:이/가} 던진 물음에 {future:은/는} {fk:을/를} 조심하자고 답하네요.',
    '{future:이/가} 펼친 다음 쪽에는 {fk:을/를} 다루는 법이 적혀 있어요.',
  ],
}

const OTHERS: Readonly<Record<Exclude<NonNullable<Asked['about']>, 'self'>, string>> = {
  partner: '연인',
  crush: '그 사람',
  ex: '그 사람',
  family: '가족',
  friend: '친구',
  colleague: '동료',
  others: '상대',
}
const ABOUT_OTHERS: Bank = [
  '{other}의 마음을 다 알 수는 없어도 {present:은/는} 서로의 온도를 비춰 줘요.',
  '{other:을/를} 바꾸려 하기보다 {present}의 {nk:을/를} 함께 바라보면 좋겠어요.',
  '{future:은/는} {other} 혼자의 답이 아니라 함께 빚어 갈 답이에요.',
  '{other} 쪽에서 보면 {present:이/가} 조금 다르게 읽힐 수도 있어요.',
  '{past:이/가} {other:와/과}의 사이에 남긴 것을 고마움과 아쉬움으로 나누어 보세요.',
  '{other}에게 묻고 싶은 말이 있다면 {present}의 자리에서 꺼내는 것이 어울려요.',
  '{other:은/는} {future}의 자리에서 생각과 다른 표정을 보여 줄 수 있어요.',
  '카드가 읽는 것은 {other}의 속마음이 아니라 {present} 앞에 선 두 마음의 거리예요.',
  '{present:와/과} {future} 사이, {other}에게도 {nk:을/를} 지날 시간이 필요해 보여요.',
]
const ABOUT_SELF: Bank = [
  '세 장이 모두 밖이 아니라 스스로를 향해 있어서 {present}의 말이 더 가깝게 들려요.',
  '{present:은/는} 나를 고치라는 카드가 아니라 나를 알아보라는 카드예요.',
  '{past:을/를} 지나온 나와 {future:을/를} 기다리는 나는 같은 편이에요.',
  '스스로에게 {nk:을/를} 물어볼 때 {future}의 답도 달라져요.',
  '남의 답보다 {present} 앞에 선 내 대답이 먼저예요.',
  '{future:이/가} 비추는 얼굴은 다름 아닌 앞날의 나예요.',
  '{present}의 {nk:을/를} 나의 일부로 받아들이면 {future}까지 가는 길이 편해져요.',
]

/** Takes up a kind of question at a card, the future's, or for a question of why what lies between past and present. */
export function answerTo(kind: Asked['kind'], present: ReadCard, future: ReadCard, leaning: Leaning): Answer {
  const group = groupOf(future.card)
  switch (kind) {
    case 'whether':
      return { lines: WHETHER[leaning], values: {} }
    case 'when':
      return {
        lines: future.orientation === 'upright' ? WHEN : WHEN_REVERSED,
        values: { season: SEASONS[group], sign: SIGNS[group] },
      }
    case 'who': {
      const trait = courtTrait(future.card)
      return { lines: WHO, values: { trait: trait ? [trait] : TRAITS[group] } }
    }
    case 'why':
      return { lines: WHY, values: {} }
    case 'how':
      return { lines: HOW, values: { first: FIRST[groupOf(present.card)], after: AFTER[group] } }
    case 'choice':
      return { lines: CHOICE, values: { side: SIDES[group] } }
    case 'what':
      return { lines: WHAT[future.tone], values: {} }
    default:
      return { lines: OPEN[future.tone], values: {} }
  }
}

/** Takes up about whom the question is; null when it names nobody. */
export function wordAbout(about: Asked['about']): Answer | null {
  if (about === null) return null
  if (about === 'self') return { lines: ABOUT_SELF, values: {} }
  return { lines: ABOUT_OTHERS, values: { other: [OTHERS[about]] } }
}
