export interface LuckyCard {
  /** 1 to 30 */
  id: number
  key: string
  name: string
  /** 80–160 characters: what the card brings and a small ritual for today */
  message: string
  imageUrl: string
}

type WrittenLuckyCard = Pick<LuckyCard, 'key' | 'name' | 'message'>

const WRITTEN: readonly WrittenLuckyCard[] = [
  {
    key: 'milk-tea',
    name: '밀크티 한 잔',
    message:
      '급한 마음도 우유를 부으면 부드러워져요. 오늘은 따뜻한 음료를 두 손으로 감싸고, 첫 모금을 마시기 전에 숨을 세 번 천천히 쉬어 보세요. 다음 할 일이 조금 또렷해질 거예요.',
  },
  {
    key: 'crescent-moon',
    name: '초승달',
    message:
      '작게 시작한 것이 가장 오래 자라요. 오늘 밤 창밖을 한 번 올려다보고, 이번 달에 키우고 싶은 것 하나를 종이에 적어 지갑이나 휴대폰 뒤에 넣어 두세요.',
  },
  {
    key: 'paper-boat',
    name: '종이배',
    message:
      '붙들고 있던 생각은 띄워 보내도 괜찮아요. 걱정 하나를 작은 종이에 적고 배처럼 접어 서랍에 넣어 두세요. 며칠 뒤 다시 펼쳐 보면 생각보다 가벼워져 있을 거예요.',
  },
  {
    key: 'old-key',
    name: '낡은 열쇠',
    message:
      '닫힌 줄 알았던 문이 밀어 보지 않은 문일 때가 있어요. 오늘은 오래 미뤄 둔 연락이나 신청서를 하나만 열어 보세요. 첫 줄을 쓰는 것만으로도 열쇠는 반쯤 돌아가요.',
  },
  {
    key: 'four-leaf-clover',
    name: '네잎클로버',
    message:
      '행운은 고개를 숙이고 살피는 사람에게 먼저 보여요. 오늘 길을 걷다가 초록색을 세 번 발견할 때까지 천천히 걸어 보세요. 발견할 때마다 고마운 것을 하나씩 떠올려요.',
  },
  {
    key: 'candle',
    name: '작은 촛불',
    message:
      '방을 다 밝히지 않아도 내 앞은 충분히 환할 수 있어요. 오늘 저녁에는 방의 등을 끄고 작은 조명 하나만 켠 채 십 분을 보내 보세요. 마음이 말하는 소리가 조금 더 잘 들려요.',
  },
  {
    key: 'red-thread',
    name: '붉은 실',
    message:
      '보이지 않아도 이어져 있는 마음이 있어요. 오늘 문득 떠오른 사람에게 짧은 안부를 보내 보세요. 답이 늦어도 괜찮아요. 건넨 순간 실은 이미 한 뼘 당겨졌어요.',
  },
  {
    key: 'music-box',
    name: '오르골',
    message:
      '같은 노래도 다시 들으면 다른 위로가 돼요. 오늘은 예전에 아끼던 노래 한 곡을 처음부터 끝까지 들어 보세요. 그 시절의 내가 지금의 나에게 건네는 말이 있을 거예요.',
  },
  {
    key: 'umbrella',
    name: '노란 우산',
    message:
      '비를 막아 주는 지붕보다 빗길을 함께 걷는 사람이 더 반가울 때가 있어요. 오늘은 누군가의 작은 수고를 하나 거들어 주세요. 문을 잡아 주는 일처럼 사소한 것이면 충분해요.',
  },
  {
    key: 'compass',
    name: '나침반',
    message:
      '속도가 느려도 방향이 맞으면 도착해요. 오늘 할 일을 세 가지 적고, 그중 내가 정말 가고 싶은 쪽과 가까운 것에 동그라미를 그려 보세요. 그 일부터 시작하면 돼요.',
  },
  {
    key: 'seed-packet',
    name: '씨앗 봉투',
    message:
      '아직 아무것도 보이지 않아도 봉투 안에는 계절이 들어 있어요. 오늘은 새로운 것을 딱 오 분만 배워 보세요. 낱말 하나, 동작 하나면 씨앗 한 알을 심은 셈이에요.',
  },
  {
    key: 'warm-scarf',
    name: '포근한 목도리',
    message:
      '남을 챙기는 손길을 나에게도 한 번 둘러 주세요. 오늘 하루 동안 스스로에게 다정한 말을 세 번 건네 보아요. 거울 앞에서 수고했다고 말하는 것으로 시작하면 좋아요.',
  },
  {
    key: 'letter',
    name: '봉투에 든 편지',
    message:
      '말로 하지 못한 마음은 글에서 제 모습을 찾아요. 보내지 않을 편지를 다섯 줄만 써 보세요. 받는 사람은 누구라도 좋고, 오늘의 나 자신이라도 좋아요.',
  },
  {
    key: 'silver-spoon',
    name: '은빛 찻숟가락',
    message:
      '가라앉은 것은 저어 주면 다시 향이 나요. 오늘은 늘 가던 길 대신 한 골목만 다르게 걸어 보세요. 작은 변화 하나가 고여 있던 기분을 부드럽게 휘저어 줄 거예요.',
  },
  {
    key: 'cat',
    name: '창가의 고양이',
    message:
      '아무것도 하지 않는 시간에도 마음은 자라요. 오늘은 햇볕이 드는 자리를 찾아 오 분 동안 가만히 앉아 보세요. 할 일이 떠오르면 인사만 하고 그냥 지나가게 두어요.',
  },
  {
    key: 'bridge',
    name: '작은 돌다리',
    message:
      '한 번에 건널 수 없는 물도 돌 하나씩 놓으면 길이 돼요. 오늘 어려운 일을 세 조각으로 나누고 가장 작은 조각만 끝내 보세요. 두 번째 돌은 내일 놓아도 늦지 않아요.',
  },
  {
    key: 'star-candy',
    name: '별사탕',
    message:
      '달콤함은 작을수록 오래 기억에 남아요. 오늘 있었던 좋은 순간을 자기 전에 하나만 적어 보세요. 우스운 장면도, 맛있던 한 입도 모두 별이 될 수 있어요.',
  },
  {
    key: 'window',
    name: '열린 창문',
    message:
      '공기가 바뀌면 생각도 자리를 옮겨요. 오늘은 창문을 열고 방 안의 물건 하나를 제자리에 돌려놓아 보세요. 눈앞이 조금 비워지면 마음에도 바람이 지나갈 거예요.',
  },
  {
    key: 'teapot',
    name: '둥근 찻주전자',
    message:
      '나누어 따를수록 자리는 따뜻해져요. 오늘은 함께 먹거나 마시자는 말을 한 사람에게 건네 보세요. 약속이 뒤로 밀려도 그 말은 이미 상대의 손을 데워 주어요.',
  },
  {
    key: 'feather',
    name: '하얀 깃털',
    message:
      '가벼워지려면 먼저 내려놓아야 해요. 오늘은 가방이나 서랍에서 쓰지 않는 것 세 가지를 골라 정리해 보세요. 비워진 자리만큼 마음의 걸음도 사뿐해질 거예요.',
  },
  {
    key: 'lantern',
    name: '골목의 등불',
    message:
      '먼 길은 보이지 않아도 다음 모퉁이까지는 보여요. 오늘은 내일 아침에 할 첫 번째 일을 미리 정하고 잠들어 보세요. 깨어나서 망설이는 시간이 등불만큼 환해져요.',
  },
  {
    key: 'mirror',
    name: '손거울',
    message:
      '남의 눈에 비친 나 말고 내 눈에 비친 나를 볼 시간이에요. 오늘 거울 앞에서 마음에 드는 점을 하나 찾아 소리 내어 말해 보세요. 쑥스러워도 거울은 웃어 줄 거예요.',
  },
  {
    key: 'honey-jar',
    name: '꿀 한 병',
    message:
      '말에 꿀을 한 방울 더하면 마음이 쉽게 녹아요. 오늘은 고맙다는 말에 이유를 하나 붙여 전해 보세요. 무엇이 고마웠는지 또렷할수록 서로의 하루가 달콤해져요.',
  },
  {
    key: 'hourglass',
    name: '모래시계',
    message:
      '시간은 쫓을 때보다 바라볼 때 넉넉해져요. 오늘은 알람을 십오 분만 맞추고 한 가지 일에만 마음을 써 보세요. 모래가 다 내려오면 꼭 한 번 기지개를 켜요.',
  },
  {
    key: 'balloon',
    name: '하늘색 풍선',
    message:
      '마음을 띄우는 데는 커다란 이유가 필요하지 않아요. 오늘은 하늘을 세 번 올려다보세요. 볼 때마다 어깨를 한 번 내리면 눌려 있던 기분이 조금씩 떠오를 거예요.',
  },
  {
    key: 'button',
    name: '여벌 단추',
    message:
      '떨어진 단추는 다시 달 수 있어요. 어긋났다고 느낀 일이 있다면 오늘 안에 작은 사과나 설명을 건네 보세요. 완벽한 말이 아니어도 진심이면 구멍에 꼭 맞아요.',
  },
  {
    key: 'bakery',
    name: '갓 구운 빵',
    message:
      '잘 부풀려면 따뜻한 곳에서 기다려야 해요. 오늘은 결과를 재촉하던 일 하나를 하루 쉬게 해 주세요. 대신 좋아하는 향을 맡으며 천천히 한 끼를 즐겨 보아요.',
  },
  {
    key: 'bell',
    name: '작은 종',
    message:
      '맑은 소리는 흐트러진 마음을 한곳으로 불러요. 오늘 시작하기 어려운 일이 있다면 손뼉을 한 번 치고 바로 첫 동작을 해 보세요. 시작을 알리는 나만의 종이 될 거예요.',
  },
  {
    key: 'snow-globe',
    name: '눈 내리는 유리구슬',
    message:
      '흔들린 눈송이도 가만히 두면 다시 내려앉아요. 마음이 어지러울 때는 답을 찾기 전에 물 한 잔을 천천히 마셔 보세요. 풍경이 맑아진 다음에 정해도 늦지 않아요.',
  },
  {
    key: 'rainbow',
    name: '찻잔 속 무지개',
    message:
      '빛은 엎질러진 자리에서도 색을 만들어요. 오늘은 뜻대로 되지 않은 일에서 재미있는 점을 하나 찾아 누군가에게 들려주세요. 함께 웃는 순간 무지개가 또렷해져요.',
  },
]

/** The thirty lucky cards, one of which closes a reading (specification section 2, the lucky step). */
export const LUCKY_CARDS: readonly LuckyCard[] = WRITTEN.map((written, index) => ({
  id: index + 1,
  ...written,
  imageUrl: `/media/lucky/${String(index + 1).padStart(2, '0')}.avif`,
}))

/** The lucky card of an id; undefined for an id outside 1 to 30. */
export function luckyCardById(id: number): LuckyCard | undefined {
  return LUCKY_CARDS[id - 1]
}
