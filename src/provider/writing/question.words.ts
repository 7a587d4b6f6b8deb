/** The words by which a question is understood: nouns it may be about, people, and what may stand before a noun. */

const words = (...lines: string[]): readonly string[] => lines.flatMap((line) => line.split(' '))

/** Nouns that tell by themselves what a question is about. */
export const TELLING: ReadonlySet<string> = new Set(
  words(
    // love
    '연애 연애운 인연 짝사랑 고백 재회 이별 결혼 결혼식 재혼 이혼 약혼 프러포즈 프로포즈 소개팅 맞선 데이트 궁합 애정운 사랑 첫사랑 미련 권태기 장거리 장거리연애 동거 썸남 썸녀 호감 관심 질투 집착 스킨십 속마음 진심 애정 설렘 상견례 혼인',
    '연락 답장 카톡 화해 사과 오해 다툼 싸움 갈등 냉전 용서 신뢰 믿음 배신 거절 서운함 절교 손절 우정',
    // work
    '이직 퇴사 퇴직 취업 취직 입사 승진 면접 서류 최종합격 합격 불합격 지원서 이력서 자기소개서 포트폴리오 연봉 연봉협상 협상 계약 재계약 정규직 계약직 인턴 공채 공무원 프리랜서 창업 부업 사업 동업 폐업 개업 장사 가게 카페 매장 매출 고객 거래처 거래 발령 부서 부서이동 전근 파견 출장 휴직 복직 복귀 프로젝트 발표 업무 야근 커리어 경력 진로 적성 직업 전직 전업 재택근무 아르바이트 알바 은퇴 해고 구조조정 실적 성과 평가 인정 제안 아이디어 유튜브 블로그 온라인쇼핑몰 쇼핑몰 스타트업 오디션 데뷔 작품 공모전 연재 출간 출판 번아웃',
    // money and home
    '재물운 금전운 재물 금전 돈복 수입 수입원 월급 용돈 보너스 성과급 저축 적금 예금 소비 지출 충동구매 투자 주식 코인 비트코인 펀드 대출 빚 청약 분양 부동산 아파트 전세 월세 보증금 집값 이사 독립 자취 매매 매도 매수 내집마련 인테리어 리모델링 로또 복권 보험 살림 생활비 재테크 돈거래 상속 세금 노후',
    // study
    '시험 시험운 수능 모의고사 내신 중간고사 기말고사 편입 재수 반수 삼수 대입 입시 입학 진학 졸업 휴학 복학 자퇴 전과 전공 대학 대학원 학교 유학 어학연수 교환학생 워킹홀리데이 이민 논문 과제 자격증 토익 토플 오픽 영어 일본어 중국어 외국어 공부 배움 학업 성적 학점 점수 임용 임용고시 고시 로스쿨 국가고시 운전면허 면허 취미 운동 다이어트 여행 해외여행 악기 피아노 그림 글쓰기 독서 필라테스 요가 등산',
    // self
    '자신감 자존감 자존심 의욕 열정 재능 강점 장점 단점 약점 습관 버릇 건강 건강운 휴식 회복 여유 행복 상처 아픔 슬픔 불안 우울 외로움 두려움 걱정 고민 스트레스 후회 죄책감 미움 분노 무기력 무기력함 지침 도전 변화 전환점 선택 결정 결심 성장 성공 노력 목표 꿈 미래 앞날 운세 총운 신년운 대운 삼재 인생 삶 균형 집중 집중력 계획 소원 기회 행운 성격 가치관 정체성 취향 전생 귀인 운명',
    // people and family life
    '관계 인간관계 대인관계 모임 동호회 동아리 사교 육아 출산 임신 입양 효도 제사 명절 반려견 반려묘 강아지 고양이 반려동물',
  ),
)

/** Nouns that need a word before them to tell anything. */
export const VAGUE: ReadonlySet<string> = new Set(
  words(
    '마음 사람 사이 일 길 자리 집 돈 회사 직장 말 이야기 생각 감정 기분 시간 생활 흐름 상황 문제 태도 자세 마음가짐 점 짐 선 모습 의미 이유 방법 방향 결과 소식 준비 시작 끝 분야 곳 물건 나라 계절 느낌 정체 약속 부탁 친구 시기 환경 운 관리 공부방법 조언 도움 소원 분위기 팀 책임 역할 기준 조건 변화 기회 선택 결정 관심',
  ),
)

/** Nouns that join a noun before them (공부 습관, 취업 준비, 재물 흐름). */
export const JOINING: ReadonlySet<string> = new Set(
  words(
    '준비 습관 방법 결과 생활 관계 문제 운 운세 시험 면접 계획 흐름 시기 소식 이야기 공부 회사 사업 투자 계약 고민 결정 걱정 변화 기회 취미 선택 점수 성적 합격 발표 협상 인상 이동 지원 모임 관리 정리 자격증 계좌 채널 대출 수입 목표 학교 연락 여행 활동 연습 친구 사람 동료 상사 학원 가게 카페 프로젝트 성과 평가 제안 마음 갈등 다툼 균형 자리 분야 적성 진로 스트레스 수업 과제 이직 취업 창업 부업 이사 입학 졸업 진학',
  ),
)

/** Nouns that become verbs with 하다 or 되다 (이직하면, 합격할). */
export const ACTING: ReadonlySet<string> = new Set(
  words(
    '연애 짝사랑 고백 재회 이별 결혼 재혼 이혼 약혼 프러포즈 프로포즈 소개팅 데이트 질투 집착 동거 연락 답장 카톡 화해 사과 오해 용서 거절 절교 손절 이직 퇴사 퇴직 취업 취직 입사 승진 합격 계약 재계약 창업 부업 사업 동업 폐업 개업 장사 전근 휴직 복직 복귀 발표 은퇴 출간 출판 데뷔 저축 소비 투자 이사 독립 자취 편입 재수 반수 진학 입학 졸업 휴학 복학 자퇴 전과 유학 이민 공부 운동 다이어트 여행 걱정 고민 후회 도전 변화 선택 결정 결심 성장 성공 집중 준비 육아 출산 임신 입양 협상 연재 전직 매매 매도 매수 글쓰기 독서 등산',
  ),
)

/** People, by what they are to the visitor; longer names before the shorter ones that they contain. */
export const PEOPLE = {
  ex: words(
    '전남자친구 전여자친구 전남친 전여친 전애인 전연인 전남편 전부인 전아내 구남친 구여친 옛연인 옛애인 옛사랑 엑스',
  ),
  partner: words(
    '남자친구 여자친구 남친 여친 애인 연인 남편 아내 와이프 배우자 신랑 신부 부부 약혼자 약혼녀 예비신랑 예비신부 예비남편',
  ),
  crush: words('짝남 짝녀 썸남 썸녀 썸 짝사랑 소개팅남 소개팅녀 소개팅'),
  family: words(
    '가족 부모님 부모 어머니 어머님 엄마 아버지 아버님 아빠 시어머니 시아버지 시댁 시부모님 시누이 처가 친정 장모님 장인어른 장모 장인 형제자매 형제 자매 남매 남동생 여동생 동생 언니 오빠 누나 형 아들 딸 아이 아이들 자녀 자식 할머니 할아버지 손주 손녀 손자 조카 사촌 이모 고모 삼촌 며느리 사위 올케 형부 식구',
  ),
  colleague: words(
    '동료 상사 팀장 팀장님 부장 부장님 과장 과장님 차장님 대리님 사장 사장님 대표님 이사님 선배 선배님 후배 직원 직원들 팀원 팀원들 사수 선임 부하직원 동업자 거래처 알바생 원장님',
  ),
  friend: words('친구 절친 베프 단짝 동창 룸메이트 룸메'),
  others: words(
    '사람 사람들 상대 상대방 그분 이웃 선생님 교수님 집주인 세입자 담임선생님 손님 지인 주변 타인 남들 그녀 오빠들',
  ),
} as const

/** What may stand before a noun and needs nothing before itself. */
export const BEFORE: ReadonlySet<string> = new Set(
  words(
    '새로운 새 첫 지난 다음 이번 오랜 오래된 작은 큰 좋은 나쁜 숨은 숨겨진 남은 다른 낯선 먼 지친 상처받은 상처 무거운 불안한 불안정한 답답한 복잡한 외로운 서운한 막막한 흔들리는 가라앉는 다친 잃어버린 다가오는 다가올 늦은 멀어진 헤어진 다툰 소개받은 짝사랑하는 좋아하는 사랑하는 그리운 미운 소중한 가까운 오래가는 안정적인 편안한 행복한 평생 진짜 미루는 따뜻한 길어지는 제안받은 목표한 비교하는 끝난 어색해진 틀어진 깨진 불편한 힘든 하고싶은 원하는 가고싶은 바라는 두 미래',
  ),
)

/** What may stand before a noun and adds little to it. */
export const WEAK: ReadonlySet<string> = new Set(words('큰 좋은 나쁜 두 진짜 다른'))

/** What becomes of a thing rather than the thing itself. */
export const OUTCOME: ReadonlySet<string> = new Set(words('성공 후회 고민 걱정 행복 성장 집중 노력 도전 평가 인정'))
