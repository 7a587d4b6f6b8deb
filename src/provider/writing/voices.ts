import type { Position } from '../../../machines/rules/domain.ts'

/** Whether a card, or a whole reading, can be spoken of gladly or asks for some care. */
export type Tone = 'bright' | 'careful'
export type VoiceName = 'F' | 'T' | 'FT'

/** How one reader speaks. Placeholders: {nick} {topic} {quote} {place} {card} {orientation} {k1} {k2}. */
export interface Voice {
  /** First sentence of a position; that of the past takes up the question, the others the topic */
  openings: Record<Position, readonly string[]>
  /** Names the card and two of its keywords */
  naming: readonly string[]
  /** Said before a step is proposed; empty for a reader who proposes none */
  beforeStep: readonly string[]
  /** Last sentence of a position */
  closings: Record<Position, Record<Tone, readonly string[]>>
  /** First sentence of the summary */
  summaryOpenings: readonly string[]
  /** Last sentence of the summary */
  summaryClosings: Record<Tone, readonly string[]>
}

const WARM: Voice = {
  openings: {
    past: [
      '{nick}, “{quote}” 하고 물어 주신 마음부터 가만히 안아 드리고 싶어요.',
      '“{quote}” 하고 물으시기까지 {nick:이/가} 얼마나 오래 생각하셨을지 느껴져요.',
      '{nick:이/가} “{quote}” 하고 건네신 말에서 고운 진심이 전해졌어요.',
    ],
    present: [
      '이제 {nick}의 지금을 살며시 들여다볼게요. {topic}에 관한 마음이 이 자리에 담겨 있어요.',
      '{topic:을/를} 떠올리며 여기까지 온 {nick}, 오늘도 마음 쓰느라 애쓰셨어요.',
      '{nick}, 지금은 잠시 어깨의 힘을 풀고 들어 주세요. {topic}에 관한 오늘의 이야기예요.',
    ],
    future: [
      '{topic}에 관한 다음 장을 {nick}과 함께 천천히 열어 볼게요.',
      '{nick}, 앞날이 궁금하면서도 조금 떨리시죠? {topic}에 관한 등불 하나를 켜 드릴게요.',
      '{nick}의 앞자리에 놓인 카드를 두 손으로 감싸듯 펼쳐 보았어요. {topic}에 관한 다정한 귀띔이에요.',
    ],
  },
  naming: [
    '{place} 자리에 찾아온 {orientation} {card:은/는} {k1:와/과} {k2:을/를} 속삭이는 카드예요.',
    '{place} 자리에 {orientation} {card} 카드가 고이 놓여 있어요. {k1}, 그리고 {k2:이라/라}는 말이 잔잔히 맴돌아요.',
    '{place}에서 마주한 카드는 {orientation} {card:이에요/예요}. {k1:와/과} {k2:이/가} 마음 곁에 앉아 있네요.',
  ],
  beforeStep: [],
  closings: {
    past: {
      bright: [
        '그 시간을 지나온 자신을 오늘은 꼭 한 번 칭찬해 주세요.',
        '그때의 고운 마음이 지금도 곁을 지키고 있으니 안심하셔도 돼요.',
        '참 잘 걸어오셨어요. 그 따뜻함은 어디로도 사라지지 않아요.',
      ],
      careful: [
        '많이 애쓰셨어요. 그때의 마음을 이제는 다정하게 쓰다듬어 주세요.',
        '그럴 수밖에 없던 날들이었으니 너무 자책하지 않으셨으면 해요.',
        '서툴렀던 그날의 나에게도 수고했다고 말해 주면 좋겠어요.',
      ],
    },
    present: {
      bright: [
        '지금 느끼는 좋은 예감을 아끼지 말고 마음껏 믿어 보셔도 돼요.',
        '오늘의 마음빛이 참 고와요. 그 빛을 스스로도 알아봐 주세요.',
        '이만큼 피어난 마음이 기특해요. 천천히 누리셔도 괜찮아요.',
      ],
      careful: [
        '지금 조금 흔들려도 괜찮아요. 흔들린다는 건 마음이 살아 있다는 뜻이니까요.',
        '힘을 내지 않아도 되는 날이 있어요. 오늘은 그저 마음을 따뜻하게 덮어 주세요.',
        '혼자 다 견디지 않으셔도 돼요. 기댈 곳 하나를 마음에 허락해 주세요.',
      ],
    },
    future: {
      bright: [
        '다가올 시간이 두 팔을 벌리고 있으니 설레는 마음 그대로 걸어가 보세요.',
        '좋은 바람이 불어오는 쪽이에요. 그 바람을 반갑게 맞아 주세요.',
        '앞날의 햇살을 미리 조금 나누어 드린 기분이에요. 마음이 포근해지셨으면 해요.',
      ],
      careful: [
        '조금 느리게 가도 괜찮아요. 그 걸음마다 제가 마음으로 함께할게요.',
        '구름이 지나가는 동안 스스로를 꼭 안아 주세요. 하늘은 늘 그 뒤에 있어요.',
        '미리 걱정하지 않으셔도 돼요. 마음을 살피며 가는 길은 쉽게 어긋나지 않아요.',
      ],
    },
  },
  summaryOpenings: [
    '{nick}, 세 장의 카드를 나란히 두고 보니 마음이 뭉클했어요.',
    '세 장을 모두 펼쳐 놓고 {nick}의 이야기를 다시 한번 따뜻하게 이어 볼게요.',
    '{nick}의 카드들이 서로 손을 잡고 이런 이야기를 들려주네요.',
  ],
  summaryClosings: {
    bright: [
      '그 고운 흐름을 믿고, 오늘은 스스로를 한껏 아껴 주는 하루를 보내셨으면 해요.',
      '따뜻한 차 한 잔처럼 이 기분이 오래 머물기를 마음 깊이 바랄게요.',
    ],
    careful: [
      '지금 마음이 무거워도 괜찮아요. 천천히 식혀 마시는 차처럼 조금씩 편안해지실 거예요.',
      '여기까지 온 것만으로도 충분히 애쓰셨어요. 오늘 밤은 마음을 포근히 덮고 쉬어 주세요.',
    ],
  },
}

const CLEAR: Voice = {
  openings: {
    past: [
      '{nick}의 질문은 “{quote}”, 먼저 여기까지 온 경로부터 짚을게요.',
      '“{quote}” 하고 물으셨으니, {nick}의 출발점부터 확인해요.',
      '{nick}, “{quote}” 하는 질문의 답은 배경을 알아야 또렷해져요.',
    ],
    present: [
      '다음은 현재예요. {topic}에 관해 {nick:이/가} 서 있는 위치를 확인할게요.',
      '{nick}의 현재 상황을 정리해요. 주제는 {topic:이에요/예요}.',
      '지금 {nick}에게 작용하는 힘을 볼 차례예요. {topic}에 관한 핵심만 말씀드릴게요.',
    ],
    future: [
      '이제 방향을 볼게요. {topic}에 관해 {nick:이/가} 준비할 것이 여기 있어요.',
      '{nick}의 앞자리예요. 정해진 결말이 아니라 {topic}에 관한 가능성으로 읽어 주세요.',
      '{topic:이/가} 어디로 움직이는지 보여 드릴게요. {nick}의 선택에 따라 폭이 달라져요.',
    ],
  },
  naming: [
    '{place} 카드는 {orientation} {card:이에요/예요}. 핵심어는 {k1:와/과} {k2}, 두 가지예요.',
    '{place}에 {orientation} {card:이/가} 나왔어요. 요점은 {k1}, 그리고 {k2:이에요/예요}.',
    '{place} 자리는 {orientation} {card}, 한마디로 {k1:와/과} {k2:을/를} 가리켜요.',
  ],
  beforeStep: ['그래서 다음 행동은 분명해요.', '바로 할 수 있는 것부터 정할게요.', '실행할 일은 하나면 충분해요.'],
  closings: {
    past: {
      bright: [
        '이 경험은 쓸 수 있는 자산이에요. 잘된 이유를 한 줄로 적어 두세요.',
        '정리하면, 이미 통했던 방법이 있어요. 그 방법을 지금 상황에 다시 대입해 보세요.',
        '결론부터 말하면 바탕은 충분해요. 그때 쓴 강점 하나를 골라 오늘 다시 써 보세요.',
      ],
      careful: [
        '원인을 알았으니 같은 지점에서 멈출 이유는 없어요. 바꿀 것 하나를 적어 두세요.',
        '탓할 대상을 찾기보다 조건을 바꾸면 돼요. 무엇이 달라졌는지 한 줄로 적어 보세요.',
        '요점은 실패가 아니라 자료예요. 그때와 지금의 차이를 세 가지만 꼽아 보세요.',
      ],
    },
    present: {
      bright: [
        '지금은 조건이 받쳐 주니 미루지 않는 편이 나아요.',
        '판단이 섰다면 오늘 안에 시작하는 것이 효율적이에요.',
      ],
      careful: ['지금은 속도보다 점검이 먼저예요.', '무리한 확장보다 한 가지를 바로잡는 편이 나아요.'],
    },
    future: {
      bright: [
        '기회가 왔을 때 쓸 수 있게 준비를 끝내 두는 것이 핵심이에요.',
        '흐름이 유리할수록 기준을 먼저 세워 두면 좋아요.',
      ],
      careful: ['변수가 있으니 대안을 하나 마련해 두면 충분해요.', '피할 일이 아니라 대비할 일로 보면 돼요.'],
    },
  },
  summaryOpenings: [
    '{nick}, 세 장을 종합해서 결론부터 정리할게요.',
    '전체 그림을 볼 차례예요. {nick}의 카드 세 장은 하나의 논리로 이어져요.',
    '{nick}의 질문에 대한 답을 세 장에서 추려 말씀드릴게요.',
  ],
  summaryClosings: {
    bright: [
      '순서를 지키면 돼요. 오늘 그 한 가지를 끝내고 내일 다음 것을 정하세요.',
      '조건은 갖춰졌으니 남은 것은 실행이에요. 날짜를 정하고 시작하세요.',
    ],
    careful: [
      '어려운 구간일수록 단순하게 가세요. 한 번에 하나씩이면 충분히 넘길 수 있어요.',
      '지금은 버티기보다 정비할 때예요. 줄일 것 하나를 정하면 여유가 생겨요.',
    ],
  },
}

const BALANCED: Voice = {
  openings: {
    past: [
      '“{quote}” 하는 물음 속에 {nick}의 바람과 고민이 함께 들어 있네요.',
      '{nick:이/가} “{quote}” 하고 물으셨을 때, 마음과 상황을 나란히 두고 보고 싶었어요.',
      '{nick}, “{quote}” 하는 물음의 뿌리를 먼저 같이 찾아볼까요?',
    ],
    present: [
      '{nick}의 지금은 어떤 맛일까요? {topic}에 관한 향을 천천히 음미해 볼게요.',
      '{topic:을/를} 두고 {nick:이/가} 느끼는 것과 실제로 벌어지는 것을 함께 살펴볼게요.',
      '이번에는 {nick}의 오늘이에요. {topic}에 관한 마음과 상황을 차례로 나누어 볼게요.',
    ],
    future: [
      '{nick}, 이제 찻잔 너머를 볼 시간이에요. {topic}에 관한 가능성이 비치고 있어요.',
      '{topic:은/는} 앞으로 어떤 빛깔을 띨까요? {nick}의 카드가 두 가지를 함께 말해 주네요.',
      '{nick}의 앞길을 기대 반, 준비 반으로 읽어 볼게요. {topic}에 관한 이야기예요.',
    ],
  },
  naming: [
    '{place}에는 {orientation} {card:이/가} 놓였어요. 한쪽에는 {k1:이/가}, 다른 쪽에는 {k2:이/가} 있네요.',
    '{place:을/를} 맡은 {orientation} {card:은/는} {k1:와/과} {k2:을/를} 나란히 비추는 카드예요.',
    '{orientation} {card:이/가} {place} 자리에 앉았네요. {k1:와/과} {k2}, 두 가지 맛이 함께 느껴져요.',
  ],
  beforeStep: [
    '마음을 알아줬다면 작은 걸음도 하나 놓아 볼까요?',
    '느낌을 믿되 손으로도 확인해 보면 좋겠어요.',
    '생각과 마음 사이에 이런 다리를 놓아 보아요.',
  ],
  closings: {
    past: {
      bright: [
        '고마웠던 마음은 간직하고, 통했던 방법은 오늘에 맞게 고쳐 쓰면 좋겠네요.',
        '그때의 온기와 요령을 반씩 챙겨 오면 지금도 든든할 거예요.',
        '기억은 따뜻하게, 배움은 또렷하게 남겨 두면 좋겠네요.',
      ],
      careful: [
        '아쉬움은 아쉬움대로 두고, 배운 것만 조용히 챙겨 와도 충분해요.',
        '그날의 마음은 다독이고, 달라진 오늘의 조건은 차분히 세어 보아요.',
        '속상했던 마음도 맞고, 그 덕에 알게 된 것도 맞아요. 둘 다 품고 가면 돼요.',
      ],
    },
    present: {
      bright: [
        '기분 좋은 쪽으로 기울되 발밑의 균형은 그대로 지켜 주세요.',
        '설렘 반, 차분함 반이면 오늘의 맛이 딱 알맞겠네요.',
      ],
      careful: [
        '마음이 앞서면 숨을 고르고, 생각이 많으면 한 걸음 걸어 보아요.',
        '서운함도 사실도 모두 인정하면 가운데 길이 보이겠네요.',
      ],
    },
    future: {
      bright: [
        '기대는 넉넉히, 준비는 알맞게. 그 사이에서 좋은 맛이 우러날 거예요.',
        '들뜬 마음과 차분한 계획을 함께 데려가면 더 멀리 가겠네요.',
      ],
      careful: [
        '걱정을 없애려 하기보다 준비와 쉼을 반씩 섞어 두면 든든하겠네요.',
        '조심하는 마음과 바라는 마음, 두 잔을 모두 들고 천천히 걸어가 보아요.',
      ],
    },
  },
  summaryOpenings: [
    '{nick}, 세 장의 카드를 한 주전자에 넣고 우려 보았어요.',
    '마음의 흐름과 일의 흐름을 겹쳐서 {nick}의 세 장을 읽어 볼까요?',
    '{nick}의 세 장은 따로 볼 때보다 함께 볼 때 더 많은 것을 말해 주네요.',
  ],
  summaryClosings: {
    bright: [
      '기쁜 마음과 차분한 손, 그 둘이 함께라면 오늘의 한 잔은 참 향기롭겠네요.',
      '바라는 만큼 움직이고 움직인 만큼 쉬어 주세요. 그 박자가 가장 잘 어울리네요.',
    ],
    careful: [
      '무거운 마음은 내려놓고 할 수 있는 것은 들어 보아요. 그 균형이면 충분하겠네요.',
      '쓴맛이 도는 차도 천천히 마시면 끝이 달아요. 서두르지 않고 가 보아요.',
    ],
  },
}

const VOICES: Record<VoiceName, Voice> = { F: WARM, T: CLEAR, FT: BALANCED }

/** The voice of a reader type, in any case and order of letters; an unknown reader speaks in the balanced voice. */
export function voiceOf(readerType: string): Voice {
  const type = readerType.trim().toUpperCase()
  return VOICES[type === 'F' || type === 'T' ? type : 'FT']
}
