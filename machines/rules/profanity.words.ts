/**
 * What is taken from and added to the packaged Korean list (badwords-ko). The package lists what forums do not want to
 * read; a tarot visitor may well ask about a 삐걱거리는 사이 or write 존버, so everything that is ordinary Korean, mild
 * slang or an abuse of nobody is left out here. Words that are swearing only in company are in profanity.korean.ts.
 */

/** Entries of badwords-ko that are not swearing, or that a context rule judges instead. */
export const NOT_TAKEN: ReadonlySet<string> = new Set(
  [
    // ordinary words
    '개넷 글러 글러먹 까내리 꼬라지 꼬추 꼴값 꼴갑 꼴깝 꼴랑 꼴보기 꼴뵈기 노무 노친네 더럽네 덜떨어 돌았구만 돌았나 돌았네',
    '뚝배기 뚫린입 로린 망해라 보라니 빻았 빻은 뽄새 뽄세 삐걱 쉰내 시녀 시바라지 시발 십팔 싸개 싸가지없 에미 오크 이기야 이따위',
    '자살 절라 정병 정신나갓 정신나갔 정신병자 존귀 종나 죽어버려 줘패 쪼다 찌질 찌질한 찍찍이 창남 창넘 친구년 허벌 후려 후빨 김여사 손놈',
    '걸레 쳐 씹 대가리 등신 염병 조ㅈ 쌍판 디질 도른 입털 삼일한 풀발 배빵 눈새 세키 새키 성괴 별창 거지같 그지같 골빈',
    // slang that hurts nobody
    '극혐 그켬 그나물에그지같 닥전 닥후 덬 도랏 도랐 돌앗구만 돌앗나 돌앗네 듣보 롬들 망돌 머리텅 먹금 먹끔 명존 병맛 병크 부왘 스루 와꾸',
    '웅앵 웅엥 존버 존똑 존맛 존멋 존싫 존웃 존잘 존잼 존좋 졸맛 졸멋 졸싫 졸예 졸웃 졸잼 졸좋 쫀맛 쫀귀 쥰트 곱창났 곱창나 첫빠 텐덕 핑끄',
    '남미새 여미새 흉자 소추 퍄퍄 눈나 엑윽 헤으응 펨베 펨코 레기같 레기네 레기다 넌씨눈 쉬버 조온 졀리 후팔 쪽발 한녀',
    // jamo that are also ordinary abbreviations
    'ㄷㅇㅂ ㅁㅊ ㅂㄹ ㅂㅁㄱ ㅂㅊ ㅂ크 ㅅㅋ ㅅㅌㅊ ㅅ루 ㅇㅍㅊㅌ ㅉ ㅎㅃ ㅎㅌㅊ',
    // judged by a rule that looks around them
    '개같 엿같 개년 개새기 개새끼 개섹 같은새끼 이새끼 나쁜새끼 은새끼 사새끼 새끼라 새끼야 꺼져요 꺼지세요 로꺼져 다꺼져 닥쳐라 닥치세 뒈져',
    '뒤져라 뒤져버 뒤져야 뒤져야지 뒤져요 뒤졌 뒤지겠 뒤지고싶 뒤지길 뒤진다 뒤질 디졌 디지고 딴년 런년 은년 니년 한년 친년 친놈',
    '미친새 미친색 미친개 미친ㅋ 병신 애미 앰 엿이나 졸라 존나 지랄 시바 시바류 시바시바 시바알 시바앙 시팔 시펄 씨팔 씨발 씨벌',
  ]
    .join(' ')
    .split(' '),
)

/** Swearing and slurs that the package lacks and that mean nothing else at the start of a word. */
export const ADDED: readonly string[] = [
  '개자식 개자슥 깜둥이 꼴린다 꼴려 처맞 쳐맞 쳐먹 갈보년 느개비 느검마 니기미 니미럴 니미씹 띠발 맘충 메갈년 빠구리 빨통 뻐킹 뻑킹 쉬발 스발 쓰벌 씌발 씹새 아닥 우라질 육시랄 육시럴 김치년 된장년 일베충',
  '젖탱이 젖까 죶 좆 쪽바리 쪽발이 창년 창녀 창놈 퍼킹 퍽큐 퍽유 펔큐 한남충 틀딱 호래자식 호로자식 호로새끼 호로잡놈 후레자식 후래자식 후레새끼',
].flatMap((line) => line.split(' '))

/** What a phone's Latin keyboard makes of Korean swearing, and how it is romanised: compared with whole words only. */
export const ROMANISED =
  /^(?:s{1,2}h?i+b+[ae]+l+(?:nom|nyeon|saekki)?|s{1,2}ibal|gae?s{1,2}ae?k{1,2}i|saekk?i|b(?:yu|yeo|yo|u)ngsh?in|jon+na|ji?ral|ji?ot+ga(?:t|ch)|jotgat|nigimi|ssangnyeon|michin(?:nom|nyeon))$/
