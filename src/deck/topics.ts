export interface Topic {
  /** Unique within its category, upper case */
  code: string
  /** A noun phrase: the composer sets it into sentences */
  name: string
  description: string
  sampleQuestions: readonly string[]
}

export interface Category {
  /** Unique, upper case */
  code: string
  name: string
  description: string
  topics: readonly Topic[]
}

/** What a visitor can ask about (GET /topics, specification section 7). */
export const CATEGORIES: readonly Category[] = [
  {
    code: 'LOVE',
    name: '사랑과 연애',
    description: '설렘부터 이별까지, 마음이 향하는 곳을 들여다봐요.',
    topics: [
      {
        code: 'NEW_LOVE',
        name: '새로운 인연',
        description: '아직 만나지 못한 사람과의 시작이 궁금할 때',
        sampleQuestions: [
          '올해 안에 새로운 인연을 만날 수 있을까요?',
          '저는 어떤 사람과 잘 어울릴까요?',
          '새로운 인연은 어디에서 시작될까요?',
          '소개받은 사람과 좋은 사이가 될 수 있을까요?',
          '연애를 시작하기 전에 제가 준비할 것은 무엇일까요?',
        ],
      },
      {
        code: 'CRUSH',
        name: '짝사랑',
        description: '혼자 간직한 마음을 어떻게 할지 고민될 때',
        sampleQuestions: [
          '그 사람도 저에게 마음이 있을까요?',
          '지금 고백해도 괜찮은 때일까요?',
          '짝사랑하는 사람과 가까워지려면 어떻게 해야 할까요?',
          '그 사람 눈에 저는 어떤 사람으로 보일까요?',
          '이 마음을 계속 간직해도 될까요, 정리하는 게 좋을까요?',
        ],
      },
      {
        code: 'COUPLE',
        name: '연애의 흐름',
        description: '지금 만나는 사람과의 사이가 궁금할 때',
        sampleQuestions: [
          '연인과 저의 관계는 어디로 흘러가고 있나요?',
          '요즘 연락이 뜸해진 연인의 마음이 궁금해요.',
          '자주 다투는 우리, 어떻게 풀어 가면 좋을까요?',
          '이 사람과 결혼까지 갈 수 있을까요?',
          '우리 관계에서 제가 놓치고 있는 것은 무엇일까요?',
        ],
      },
      {
        code: 'REUNION',
        name: '재회',
        description: '헤어진 사람과 다시 이어질지 궁금할 때',
        sampleQuestions: [
          '헤어진 그 사람과 다시 만날 수 있을까요?',
          '그 사람은 지금 저를 어떻게 생각하고 있을까요?',
          '제가 먼저 연락해 봐도 괜찮을까요?',
          '다시 만난다면 예전과 무엇이 달라져야 할까요?',
          '재회를 기다리는 제 마음은 사랑일까요, 미련일까요?',
        ],
      },
      {
        code: 'PARTING',
        name: '이별 뒤의 마음',
        description: '끝난 사랑을 정리하고 다시 일어서고 싶을 때',
        sampleQuestions: [
          '이별의 아픔은 언제쯤 가벼워질까요?',
          '지난 사랑에서 제가 배워야 할 것은 무엇인가요?',
          '이제 그만 그 사람을 놓아줘도 될까요?',
          '이별 뒤에 어떤 새로운 시작이 기다리고 있을까요?',
          '상처받은 마음을 어떻게 돌보면 좋을까요?',
        ],
      },
    ],
  },
  {
    code: 'WORK',
    name: '일과 진로',
    description: '지금의 일과 앞으로의 길을 함께 살펴봐요.',
    topics: [
      {
        code: 'JOB_SEARCH',
        name: '취업 준비',
        description: '첫 일자리나 새 일자리를 찾고 있을 때',
        sampleQuestions: [
          '이번에 지원한 곳에서 좋은 소식이 올까요?',
          '취업 준비에서 지금 가장 필요한 것은 무엇일까요?',
          '저에게 잘 맞는 회사는 어떤 곳일까요?',
          '길어지는 취업 준비, 방향을 바꿔야 할까요?',
          '면접에서 저의 어떤 점을 보여 주면 좋을까요?',
        ],
      },
      {
        code: 'CHANGE',
        name: '이직과 전환',
        description: '머물지 옮길지 마음이 오갈 때',
        sampleQuestions: [
          '지금 회사를 옮기는 것이 좋은 선택일까요?',
          '이직을 준비하기에 알맞은 때는 언제일까요?',
          '전혀 다른 분야로 바꿔도 잘 적응할 수 있을까요?',
          '제안받은 자리를 받아들여도 괜찮을까요?',
          '지금 자리에 남는다면 무엇이 달라질 수 있을까요?',
        ],
      },
      {
        code: 'OFFICE',
        name: '직장 생활',
        description: '회사에서의 하루하루가 고민될 때',
        sampleQuestions: [
          '직장에서 저를 힘들게 하는 상황은 언제 풀릴까요?',
          '상사와의 관계를 어떻게 풀어 가면 좋을까요?',
          '제 노력을 회사에서 알아봐 줄까요?',
          '새로 맡은 일을 잘해 낼 수 있을까요?',
          '일과 쉼의 균형을 찾으려면 어떻게 해야 할까요?',
        ],
      },
      {
        code: 'CALLING',
        name: '적성과 진로',
        description: '나에게 맞는 길이 무엇인지 궁금할 때',
        sampleQuestions: [
          '제가 정말 좋아하는 일은 무엇일까요?',
          '지금 가고 있는 길이 저와 잘 맞을까요?',
          '저의 숨은 재능은 어디에 있을까요?',
          '하고 싶은 일과 해야 하는 일 사이에서 무엇을 고를까요?',
          '일 년 뒤의 저는 어떤 일을 하고 있을까요?',
        ],
      },
      {
        code: 'VENTURE',
        name: '창업과 부업',
        description: '내 일을 시작해 보고 싶을 때',
        sampleQuestions: [
          '작은 가게를 시작해 보고 싶은데 흐름이 어떤가요?',
          '지금 하는 부업을 계속 키워 가도 될까요?',
          '함께 일할 동료를 믿고 시작해도 괜찮을까요?',
          '제 아이디어를 세상에 내놓기 좋은 때일까요?',
          '혼자 일하는 삶이 저에게 잘 맞을까요?',
        ],
      },
    ],
  },
  {
    code: 'MONEY',
    name: '돈과 살림',
    description: '돈을 대하는 마음과 살림의 흐름을 살펴봐요.',
    topics: [
      {
        code: 'FLOW',
        name: '올해의 재물운',
        description: '전체적인 돈의 흐름이 궁금할 때',
        sampleQuestions: [
          '올해 저의 재물 흐름은 어떤가요?',
          '요즘 돈이 자꾸 새는 느낌인데 무엇을 살펴야 할까요?',
          '경제적으로 여유로워지려면 무엇부터 바꿀까요?',
          '다음 달 살림은 지금보다 편안해질까요?',
          '제가 돈을 대하는 태도에서 고칠 점이 있을까요?',
        ],
      },
      {
        code: 'SAVING',
        name: '저축과 소비',
        description: '모으기와 쓰기 사이에서 균형을 찾고 싶을 때',
        sampleQuestions: [
          '저축 습관을 잘 이어 갈 수 있을까요?',
          '자꾸 충동구매를 하는 마음 뒤에는 무엇이 있을까요?',
          '목표한 금액을 모으려면 어떤 마음가짐이 필요할까요?',
          '큰맘 먹고 사려는 물건, 지금 사도 괜찮을까요?',
          '돈 쓰는 일에 죄책감이 드는데 어떻게 하면 좋을까요?',
        ],
      },
      {
        code: 'INCOME',
        name: '수입의 변화',
        description: '버는 일에 변화가 있을지 궁금할 때',
        sampleQuestions: [
          '앞으로 수입이 늘어날 기회가 있을까요?',
          '연봉 이야기를 꺼내 봐도 괜찮은 때일까요?',
          '제 재능으로 수입을 만들 수 있을까요?',
          '불안정한 수입을 어떤 마음으로 대하면 좋을까요?',
          '새로운 수입원을 찾는다면 어디를 살펴볼까요?',
        ],
      },
      {
        code: 'HOME',
        name: '집과 이사',
        description: '사는 곳에 변화를 생각하고 있을 때',
        sampleQuestions: [
          '올해 이사를 하는 것이 좋을까요?',
          '저와 잘 맞는 집을 만날 수 있을까요?',
          '독립해서 혼자 살아 봐도 괜찮을까요?',
          '이사한 뒤의 생활은 어떤 분위기일까요?',
          '가족과 함께 사는 집을 더 편안하게 하려면 어떻게 할까요?',
        ],
      },
      {
        code: 'DECISION',
        name: '큰 지출의 선택',
        description: '목돈이 드는 결정을 앞두고 있을 때',
        sampleQuestions: [
          '큰돈이 드는 결정을 앞두고 무엇을 먼저 살필까요?',
          '지금은 쓸 때일까요, 지킬 때일까요?',
          '가족과 돈 이야기를 어떻게 시작하면 좋을까요?',
          '이 계약을 서두르지 않아도 괜찮을까요?',
          '배움에 돈을 쓰는 것이 저에게 도움이 될까요?',
        ],
      },
    ],
  },
  {
    code: 'PEOPLE',
    name: '사람 사이',
    description: '가족, 친구, 동료와의 거리를 다시 재어 봐요.',
    topics: [
      {
        code: 'FRIEND',
        name: '친구 관계',
        description: '가깝고도 어려운 친구와의 사이가 고민될 때',
        sampleQuestions: [
          '멀어진 친구와 다시 가까워질 수 있을까요?',
          '친구에게 서운한 마음을 말해도 괜찮을까요?',
          '지금 제 곁에 있는 친구는 어떤 인연인가요?',
          '새로운 친구를 사귀려면 어떤 모습이 필요할까요?',
          '친구 사이에서 저만 애쓰는 것 같은데 왜 그럴까요?',
        ],
      },
      {
        code: 'FAMILY',
        name: '가족',
        description: '가장 가까워서 더 어려운 사람들이 떠오를 때',
        sampleQuestions: [
          '부모님과의 갈등을 어떻게 풀면 좋을까요?',
          '형제자매와 다시 편하게 지낼 수 있을까요?',
          '가족에게 제 결정을 이해받을 수 있을까요?',
          '가족 안에서 제가 내려놓아도 되는 짐은 무엇일까요?',
          '가족과 더 따뜻하게 지내려면 무엇부터 해 볼까요?',
        ],
      },
      {
        code: 'COLLEAGUE',
        name: '동료와 모임',
        description: '함께 지내는 무리 속에서 마음이 쓰일 때',
        sampleQuestions: [
          '새로운 모임에서 잘 어울릴 수 있을까요?',
          '동료들은 저를 어떻게 생각하고 있을까요?',
          '팀에서 겉도는 느낌이 드는데 어떻게 하면 좋을까요?',
          '저를 불편하게 하는 사람과 어떻게 지내야 할까요?',
          '이 모임에 계속 나가는 것이 저에게 좋을까요?',
        ],
      },
      {
        code: 'CONFLICT',
        name: '다툼과 화해',
        description: '틀어진 사이를 어떻게 할지 고민될 때',
        sampleQuestions: [
          '다툰 사람과 화해할 수 있을까요?',
          '제가 먼저 사과하는 것이 좋을까요?',
          '그 사람은 왜 그런 말을 했을까요?',
          '이 오해는 시간이 지나면 풀릴까요?',
          '상처받은 마음을 어떻게 전하면 좋을까요?',
        ],
      },
      {
        code: 'DISTANCE',
        name: '관계의 거리',
        description: '가까이 둘지 멀리 둘지 마음이 흔들릴 때',
        sampleQuestions: [
          '이 사람과 거리를 두는 것이 좋을까요?',
          '거절을 잘 못하는 저, 어떻게 바뀔 수 있을까요?',
          '제 곁에 오래 남을 사람은 어떤 사람일까요?',
          '사람에게 지친 마음은 어떻게 쉬게 할까요?',
          '관계에서 제가 지켜야 할 선은 무엇일까요?',
        ],
      },
    ],
  },
  {
    code: 'STUDY',
    name: '공부와 시험',
    description: '배우고 준비하는 시간을 카드와 함께 점검해요.',
    topics: [
      {
        code: 'EXAM',
        name: '시험 준비',
        description: '다가오는 시험을 앞두고 마음이 급할 때',
        sampleQuestions: [
          '다가오는 시험을 잘 치를 수 있을까요?',
          '남은 기간 동안 어디에 집중하면 좋을까요?',
          '시험을 앞두고 불안한 마음을 어떻게 다스릴까요?',
          '지난 시험에서 제가 배워야 할 점은 무엇일까요?',
          '지금 공부 방법을 그대로 이어 가도 될까요?',
        ],
      },
      {
        code: 'FOCUS',
        name: '집중과 습관',
        description: '책상 앞에 앉는 일이 어렵게 느껴질 때',
        sampleQuestions: [
          '요즘 집중이 안 되는 이유는 무엇일까요?',
          '저에게 맞는 공부 습관은 어떤 것일까요?',
          '미루는 버릇을 어떻게 고칠 수 있을까요?',
          '공부할 마음이 다시 생기려면 무엇이 필요할까요?',
          '혼자 공부와 함께 공부, 어느 쪽이 저에게 맞을까요?',
        ],
      },
      {
        code: 'SCHOOL',
        name: '진학과 전공',
        description: '학교나 전공을 고르는 길목에 서 있을 때',
        sampleQuestions: [
          '이 전공이 저에게 잘 맞는 길일까요?',
          '진학과 취업 사이에서 무엇을 고르면 좋을까요?',
          '대학원에 가는 것이 저에게 의미가 있을까요?',
          '원하는 학교에 도전해 봐도 괜찮을까요?',
          '전공을 바꾸고 싶은 마음을 따라가도 될까요?',
        ],
      },
      {
        code: 'LANGUAGE',
        name: '새로운 배움',
        description: '외국어나 취미를 새로 익히고 싶을 때',
        sampleQuestions: [
          '외국어 공부를 끝까지 이어 갈 수 있을까요?',
          '새로 시작한 취미가 저에게 어떤 의미가 될까요?',
          '지금 배우기 시작하면 좋은 것은 무엇일까요?',
          '늦은 나이에 배움을 시작해도 괜찮을까요?',
          '자격증 준비를 시작하기에 좋은 때일까요?',
        ],
      },
      {
        code: 'ABROAD',
        name: '유학과 낯선 곳',
        description: '먼 곳에서의 배움을 꿈꾸고 있을 때',
        sampleQuestions: [
          '유학을 떠나는 것이 저에게 좋은 선택일까요?',
          '낯선 나라에서도 잘 지낼 수 있을까요?',
          '유학 준비에서 제가 놓치고 있는 것이 있을까요?',
          '떠나기 전에 정리해야 할 마음은 무엇일까요?',
          '먼 곳에서 저는 무엇을 배우게 될까요?',
        ],
      },
    ],
  },
  {
    code: 'SELF',
    name: '나와 마음',
    description: '가장 가까운 사람, 나 자신에게 안부를 물어요.',
    topics: [
      {
        code: 'TODAY',
        name: '오늘의 마음',
        description: '지금 내 마음이 어디쯤 있는지 궁금할 때',
        sampleQuestions: [
          '지금 제 마음에 가장 필요한 것은 무엇인가요?',
          '오늘 하루 어떤 마음으로 지내면 좋을까요?',
          '요즘 이유 없이 가라앉는 기분은 어디서 왔을까요?',
          '제 마음이 저에게 하고 싶은 말은 무엇일까요?',
          '이번 주에 제가 소중히 여겨야 할 것은 무엇일까요?',
        ],
      },
      {
        code: 'CONFIDENCE',
        name: '자신감',
        description: '스스로를 믿는 힘이 필요할 때',
        sampleQuestions: [
          '자신감을 되찾으려면 무엇부터 해 볼까요?',
          '저의 가장 큰 장점은 무엇일까요?',
          '남과 비교하는 마음을 어떻게 내려놓을까요?',
          '저는 왜 자꾸 스스로를 의심하게 될까요?',
          '새로운 도전을 앞둔 저에게 필요한 말은 무엇일까요?',
        ],
      },
      {
        code: 'REST',
        name: '쉼과 회복',
        description: '지친 마음을 쉬게 하고 싶을 때',
        sampleQuestions: [
          '지친 마음을 어떻게 쉬게 하면 좋을까요?',
          '지금 잠시 멈춰도 괜찮을까요?',
          '저를 자꾸 지치게 하는 것은 무엇일까요?',
          '나를 돌보는 시간을 어떻게 만들면 좋을까요?',
          '다시 기운을 차리는 때는 언제쯤일까요?',
        ],
      },
      {
        code: 'CHOICE',
        name: '선택의 갈림길',
        description: '두 갈래 길 앞에서 망설이고 있을 때',
        sampleQuestions: [
          '두 가지 선택 중에 어느 쪽이 저에게 맞을까요?',
          '지금 결정해도 될까요, 더 기다려야 할까요?',
          '제가 진심으로 원하는 것은 무엇일까요?',
          '이 선택을 하면 어떤 변화가 찾아올까요?',
          '결정을 미루게 하는 마음의 정체는 무엇일까요?',
        ],
      },
      {
        code: 'YEAR',
        name: '올해의 흐름',
        description: '앞으로의 시간을 크게 내다보고 싶을 때',
        sampleQuestions: [
          '올해 저에게 찾아올 가장 큰 변화는 무엇일까요?',
          '남은 올해를 어떤 마음으로 보내면 좋을까요?',
          '다가오는 계절에 저는 무엇을 준비하면 좋을까요?',
          '올해 안에 꼭 내려놓아야 할 것이 있을까요?',
          '앞으로 석 달 동안 제 삶의 흐름은 어떤가요?',
        ],
      },
    ],
  },
]

/** The category of a code, any case; undefined when there is none. */
export function categoryByCode(code: string): Category | undefined {
  return CATEGORIES.find((category) => category.code === code.toUpperCase())
}

/** The topic of a code within its category, any case; undefined when there is none. */
export function topicByCode(categoryCode: string, topicCode: string): Topic | undefined {
  return categoryByCode(categoryCode)?.topics.find((topic) => topic.code === topicCode.toUpperCase())
}
