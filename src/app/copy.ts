/**
 * Every sentence that a visitor reads, in one place; those that the provider says as well stand with their rules. Tests
 * and screen readers find things by these words. A function takes the values of its sentence; a Korean particle after a
 * value follows the value's last letter.
 */
import type { Notice } from '../../machines/reading.types.ts'
import type { DrawnCard, Orientation, Position, ReadingStatus, Step } from '../../machines/rules/domain.ts'
import { NICKNAME_SENTENCES } from '../../machines/rules/nickname.ts'
import { QUESTION_SENTENCES } from '../../machines/rules/question.ts'
import { FORTUNES } from '../../machines/rules/score.ts'

const positions: Readonly<Record<Position, string>> = { past: '과거', present: '현재', future: '미래' }
const orientations: Readonly<Record<Orientation, string>> = { upright: '정방향', reversed: '역방향' }
const steps: Readonly<Record<Step, string>> = { ...positions, summary: '종합 해석', lucky: '행운 카드' }

/** A toast: an error stays 4 s, a success and an info 3 s (specification section 9). */
export interface NoticeCopy {
  level: 'success' | 'error' | 'info'
  text: string
}
const error = (text: string): NoticeCopy => ({ level: 'error', text })
const success = (text: string): NoticeCopy => ({ level: 'success', text })

/** The notice of a made-up nickname names it, so it has a sentence of its own below. */
const notices: Readonly<Record<Exclude<Notice, 'nickname.given'>, NoticeCopy>> = {
  'nickname.tooShort': error(NICKNAME_SENTENCES.tooShort),
  'nickname.tooLong': error(NICKNAME_SENTENCES.tooLong),
  'nickname.otherCharacters': error(NICKNAME_SENTENCES.otherCharacters),
  'nickname.profane': error(NICKNAME_SENTENCES.profane),
  'nickname.invalid': error('올바른 닉네임을 입력해주세요'),
  'question.tooShort': error(QUESTION_SENTENCES.tooShort),
  'question.tooLong': error(QUESTION_SENTENCES.tooLong),
  'question.otherCharacters': error(QUESTION_SENTENCES.otherCharacters),
  'question.profane': error(QUESTION_SENTENCES.profane),
  'session.failed': error('자리를 마련하지 못했어요. 다시 시도해 주세요.'),
  'link.copied': success('링크를 복사했어요'),
  'share.failed': error('공유하지 못했어요'),
  'clipboard.failed': error('링크를 복사하지 못했어요'),
  'image.failed': error('이미지를 저장하지 못했어요'),
  'reading.hidden': success('공유를 숨겼어요. 링크를 열어도 보이지 않아요.'),
  'reading.shown': success('링크로 다시 볼 수 있어요'),
  'reading.deleted': success('결과를 지웠어요'),
  'reading.deletedLater': success('이 기기에서 지웠어요. 공유 링크는 연결되면 마저 지울게요.'),
  'readings.cleared': success('지난 타로를 모두 지웠어요'),
  'owning.failed': error('바꾸지 못했어요. 다시 시도해 주세요.'),
  'deletion.failed': error('지우지 못했어요. 다시 시도해 주세요.'),
}

const nicknameGiven = (nickname: string): NoticeCopy => ({
  level: 'info',
  text: `오늘은 ${nickname}님이라고 부를게요`,
})

const banners = {
  catalog: '메뉴를 불러오지 못했어요',
  cards: '카드를 불러오지 못했어요',
} as const

const statuses: Readonly<Record<ReadingStatus, string>> = {
  processing: '결과를 만들고 있어요',
  completed: '모든 해석이 완성됐어요',
  failed: '결과를 만드는 중 오류가 생겼어요',
}

/** Shown while waiting, one at a time; as many as `TIP_COUNT`. */
const tips: readonly string[] = [
  '역방향 카드는 나쁜 징조가 아니에요. 같은 이야기를 안쪽에서 들여다보는 거예요.',
  '과거, 현재, 미래 세 장은 서로 말을 걸어요. 이어서 읽으면 하나의 이야기가 돼요.',
  '미래 카드는 정해진 운명이 아니라, 지금의 흐름이 이어질 때 만나는 풍경이에요.',
  '‘죽음’ 카드는 끝보다 매듭에 가까워요. 하나를 마무리해야 다음이 시작되니까요.',
  '컵은 마음, 완드는 열정, 소드는 생각, 펜타클은 생활의 이야기를 담고 있어요.',
  '메이저 카드는 삶의 큰 물결을, 마이너 카드는 하루하루의 잔물결을 보여 줘요.',
  '같은 카드도 질문에 따라 다르게 읽혀요. 그래서 카드보다 질문이 먼저예요.',
  '그림 속 인물이 어디를 바라보는지 살펴보세요. 시선 끝에 실마리가 있을 때가 많아요.',
  '‘탑’ 카드가 나와도 놀라지 마세요. 흔들린 자리는 새로 지을 자리이기도 해요.',
  '처음 떠오른 느낌을 기억해 두세요. 해석을 듣고 나면 그 느낌의 까닭이 보여요.',
]

/** One for each of `SUBTITLE_COUNT`, each naming the visitor. */
const shareSubtitles: readonly ((nickname: string) => string)[] = [
  (nickname) => `달빛 한 모금에 비친 ${nickname}님의 이야기예요`,
  (nickname) => `찻잔에 가라앉은 별들이 ${nickname}님을 가리키고 있어요`,
  (nickname) => `세 장의 카드가 ${nickname}님에게 나직이 건넨 말이에요`,
  (nickname) => `오늘 밤하늘이 ${nickname}님을 위해 우려낸 한 잔이에요`,
  (nickname) => `${nickname}님의 시간 위로 천천히 피어오른 향기예요`,
]

/** What a reading's owner has done to it, for whoever follows its link. */
const taken = { hidden: '주인이 잠시 덮어 둔 결과예요', deleted: '주인이 지운 결과예요' } as const

export const copy = {
  brand: '타로 한 잔',
  title: '타로 한 잔 — 과거·현재·미래를 읽는 세 장의 카드',
  actions: {
    next: '다음',
    previous: '이전',
    restart: '새로운 타로 보기',
    toReading: '타로 보러 가기',
    retry: '다시 시도',
    close: '닫기',
  },
  home: '타로 한 잔 처음으로',
  theme: { toLight: '밝은 테마로 바꾸기', toDark: '어두운 테마로 바꾸기' },
  progress: (step: number) => `전체 진행 ${step}/7`,
  banners,
  closeBanner: '오류 알림 닫기',
  notifications: '알림',
  offline: '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.',
  notices,
  nicknameGiven,
  catalog: {
    loading: '리더 정보를 불러오는 중이에요…',
    failed: '리더와 카테고리를 불러오지 못했어요',
  },
  /** Reading aloud, by the browser's own voice. */
  speech: {
    start: '들려주기',
    stop: '그만 듣기',
    card: (position: Position, { nameKo, orientation }: Pick<DrawnCard, 'nameKo' | 'orientation'>) =>
      `${positions[position]}, ${nameKo}, ${orientations[orientation]}.`,
  },
  /** Whether visits may be counted. */
  consent: {
    label: '방문 통계',
    question:
      '어떤 화면을 보고 눌렀는지 Google 애널리틱스로 헤아려도 될까요? 쿠키를 쓰지만, 닉네임과 질문은 보내지 않아요.',
    yes: '네, 좋아요',
    no: '아니요',
    withdraw: '이제 헤아리지 않기',
    agree: '헤아려도 좋아요',
  },
  /** What becomes of what a visitor tells. */
  note: {
    title: '내 이야기는 어떻게 다뤄지나요?',
    sentences: [
      '회원 가입은 없어요. 적던 답은 이 탭에만 있다가 탭을 닫으면 사라져요.',
      '본 결과는 이 브라우저에도 남아서, 첫 화면의 ‘지난 타로’에서 다시 열거나 지울 수 있어요.',
      '링크를 아는 사람은 누구나 결과를 볼 수 있어요. 링크 미리보기에는 닉네임과 카드가 나오고, 질문은 나오지 않아요.',
      '결과를 만든 브라우저에서는, 결과의 마지막 화면에서 공유를 숨기거나 아주 지울 수 있어요.',
    ],
    /** Where the provider says for how many days, and where it says nothing. */
    keptFor: (days: number) =>
      `닉네임과 질문, 카드와 풀이는 서버에 ${days}일 동안 남았다가 지워져요. 끝까지 묻지 않은 방문은 하루면 지워져요. 서비스를 운영하는 사람은 볼 수 있어요.`,
    kept: '닉네임과 질문, 카드와 풀이는 서버에 남아요. 서비스를 운영하는 사람은 볼 수 있어요.',
    /** Where the operator counts visits, and where nobody does. */
    counted: '무엇을 보고 눌렀는지 Google 애널리틱스로 헤아리고, 거기에만 쿠키를 써요. 닉네임과 질문은 보내지 않아요.',
    /** Where nobody but the operator counts. */
    countedHere: '무엇을 보고 눌렀는지 쿠키 없이 헤아려요. 닉네임과 질문은 보내지 않아요.',
    uncounted: '쿠키는 쓰지 않고, 방문 통계도 모으지 않아요.',
    /** Where the browser can read aloud. */
    voiced: '들려주기는 브라우저의 목소리예요. 브라우저에 따라 글이 그 회사를 거칠 수 있어요.',
  },
  positions,
  orientations,
  cardVideoFailed: '카드 영상을 불러올 수 없어요',

  welcome: {
    title: '어서 오세요, 타로 한 잔입니다',
    text: '따뜻한 한 잔이 식기 전에, 과거와 현재와 미래를 차례로 읽어 드릴게요.',
    label: '닉네임',
    placeholder: '비워 두면 지어 드려요',
    counter: (length: number) => `${length}/12`,
    start: '시작하기',
    creating: '자리를 준비하고 있어요…',
    problems: NICKNAME_SENTENCES,
  },
  reader: {
    title: '오늘의 리더를 골라 주세요',
    group: '리더',
    /** Stands in for a picture that did not load. */
    pictureless: {
      F: { label: '공감형', emoji: '🍓' },
      T: { label: '해결형', emoji: '🧊' },
      FT: { label: '균형형', emoji: '🫖' },
      other: { label: '리더', emoji: '🔮' },
    },
  },
  category: { title: '어떤 이야기가 궁금한가요?', group: '카테고리' },
  topic: {
    title: '조금 더 자세히 들려주세요',
    group: '주제',
    category: (name: string) => `선택한 카테고리: ${name}`,
    noCategory: '선택한 카테고리: 없음',
  },
  question: {
    title: '카드에게 무엇을 물어볼까요?',
    samples: '이런 질문은 어때요?',
    label: '직접 질문하기',
    placeholder: '예: 이번 봄에 새로운 인연을 만날 수 있을까요?',
    counter: (length: number) => `${length}/200`,
    problems: QUESTION_SENTENCES,
    /** Where a language model may read what is typed. */
    readByModel: 'AI가 질문을 읽고 풀이를 써요. 이름이나 연락처는 적지 말아 주세요.',
    /** More was typed or pasted than fits. */
    cut: '200자까지만 담았어요. 넘친 글자는 담지 못했어요.',
    /** The provider did not take the answers; its own sentence stands in front when it has one. */
    refused: '이 질문으로는 타로를 볼 수 없었어요. 조금 바꿔서 다시 해 주세요.',
    /** The session has other answers: another tab was quicker. */
    taken: '다른 창에서 이미 다른 질문을 건넸어요. 다음을 누르면 이 질문으로 새로 시작해요.',
  },

  cardDraw: {
    title: '마음이 가는 카드 세 장을 골라 주세요',
    fan: '타로 카드 72장',
    spread: '고른 카드',
    card: (number: number) => `${number}번 카드`,
    pickedCard: (number: number, position: Position) => `${number}번 카드, ${positions[position]}로 선택됨`,
    picked: (count: number) => `3장 중 ${count}장을 골랐어요`,
    /** The one button of the page, by where the drawing stands. */
    prompts: {
      reveal: '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요',
      /** The button was pressed, and the provider has not told yet which cards they are. */
      awaitingCards: '카드를 불러오고 있어요. 잠시만 기다려 주세요…',
      /** They did not come. */
      withoutCards: '카드가 아직 오지 않았어요. 눌러서 다시 불러와 보세요',
      revealing: '카드를 한 장씩 펼치고 있어요…',
      listen: '해석 들으러 가기',
    },
    /** Other answers need another session before the fan can be laid out. */
    preparing: '자리를 준비하고 있어요…',
  },
  loading: { title: '카드가 이야기를 우려내고 있어요', tips, demoProgress: '데모 진행' },

  result: {
    header: (nickname: string) => `${nickname}님의 타로`,
    /** Until the provider has told the nickname. */
    anonymousHeader: '나의 타로',
    steps,
    stepsName: '해석 단계',
    progress: (step: number) => `결과 진행 ${step}/5`,
    missing: (position: Position) => `${positions[position]} 해석을 불러오고 있어요…`,
    enlarge: (card: string) => `${card} 크게 보기`,
    summaryTitle: '종합 해석',
    scoreName: '운세 점수',
    score: (score: number) => `${score}/100`,
    missingSummary: '종합 해석을 만들고 있어요…',
    fortunes: FORTUNES,
    lucky: {
      title: '오늘의 행운 카드',
      flip: '눌러서 확인하기',
      faceDownName: '오늘의 행운 카드 눌러서 확인하기',
      missing: '행운 카드를 불러오고 있어요…',
    },
    share: '결과 공유하기',
    saveImage: '이미지 저장하기',
    savePicture: '결과 한 장으로 저장하기',
    pictureName: (nickname: string | null) => (nickname ? `${nickname}님의 타로 한 잔` : '타로 한 잔'),
    feedback: '의견 보내기',
    opensInNewTab: '새 창에서 열려요',
    /** Nothing more has come for a while. */
    impatient: '생각보다 오래 걸리고 있어요. 조금 더 기다리셔도 되고, 다시 시도해 보셔도 돼요.',
    /** Beside 다음 on the last step that is written so far. */
    moreComing: '다음 해석을 쓰고 있어요…',
    statuses,
    invalid: '잘못된 결과 주소예요',
    taken,
    owner: {
      hide: '공유 숨기기',
      show: '다시 보이기',
      delete: '결과 지우기',
      hidden: '공유를 숨겨 두었어요. 지금은 나만 볼 수 있어요.',
      doubt: '지운 결과는 되돌릴 수 없어요. 정말 지울까요?',
      confirm: '지우기',
      relent: '그대로 두기',
      deleting: '지우고 있어요…',
    },
    linkField: {
      label: '공유 링크',
      text: '아래 주소를 길게 눌러 복사해 주세요.',
    },
  },
  share: {
    title: '타로 해석 결과',
    /** For a reading without a nickname, true of who wrote it. */
    subtitle: { model: 'AI가 실시간으로 풀어낸 나만의 타로 해석', hand: '카드 세 장으로 풀어낸 나만의 타로 이야기' },
    subtitles: shareSubtitles,
    loading: '결과를 불러오고 있어요…',
    invalid: '잘못된 공유 링크예요',
    refusals: {
      missing: '이 결과를 찾을 수 없어요',
      ...taken,
      unfinished: '아직 결과가 만들어지지 않았어요',
      unreachable: '인터넷 연결을 확인해 주세요',
      troubled: '잠시 문제가 생겼어요. 다시 시도해 주세요',
    },
  },
  /** The readings of before that the device keeps. */
  pastReadings: {
    title: '지난 타로',
    note: '이 목록은 이 기기에만 남아요.',
    empty: '이 기기에 남아 있는 지난 타로가 없어요.',
    list: '지난 타로 목록',
    /** The year only where it is not this one. */
    date: (openedAt: number, now: number) => {
      const [day, today] = [new Date(openedAt), new Date(now)]
      const year = day.getFullYear() === today.getFullYear() ? '' : `${day.getFullYear()}년 `
      return `${year}${day.getMonth() + 1}월 ${day.getDate()}일`
    },
    /** A reading whose question the provider did not tell. */
    unasked: '질문이 남아 있지 않은 타로',
    card: (card: string, orientation: Orientation) => `${card} ${orientations[orientation]}`,
    /** In the place of a score, for a reading that was left before its end. */
    unfinished: { processing: '아직 다 듣지 못했어요', failed: '쓰다가 멈췄어요' },
    open: '열기',
    forget: '지우기',
    /** What is done to which reading, for who does not see the row. */
    of: (question: string, action: string) => `${question} ${action}`,
    hidden: '공유를 숨겨 두었어요',
    forgetAll: '모두 지우기',
    askForgetAll: '정말 모두 지울까요? 지우면 되돌릴 수 없어요.',
    keep: '그대로 두기',
  },
  /** A screen that could not be drawn, or whose code did not arrive. */
  broken: { title: '화면을 펼치지 못했어요', text: '잠시 뒤에 다시 시도해 주세요. 적어 둔 내용은 그대로 있어요.' },
  notFound: { title: '길을 잃으셨나요?', text: '타로의 길에서 잠시 벗어났어요.' },
} as const
