import Filter from 'badwords-ko'
import { ADDED, NOT_TAKEN } from './profanity.words.ts'

/** Not inside a word: 시발 swears where 다시 발표 and 도시발전 do not. */
const START = '(?<![가-힣])'

/** What is glued to the front of swearing without ending an ordinary word (개-, 존나-, 아, 이 …). */
const BOOST =
  '(?:아오?|어|이|와|야|에이|에라이|에휴|하|진짜|존나|졸라|개|미친|씹|쌍|썅|좆|니|저|그|또|오|우|허|으|정말|완전|왜|뭐|다|제발|당장|좀|걍|그냥|확){0,3}'

/** End of a word, or of the text. */
const END = '(?![가-힣])'

const rule = (source: string): RegExp => new RegExp(source)

const ANIMAL =
  '고양이|강아지|사자|호랑이|토끼|제비|오리|사슴|여우|늑대|펭귄|판다|코끼리|물고기|거북이?|다람쥐|고래|악어|캥거루|햄스터|너구리|까치|참새|' +
  '독수리|부엉이|기린|하마|표범|치타|수달|물개|고라니|노루|멧돼지|당나귀|송아지|병아리|비둘기|앵무새|염소|상어|냥이|동물|짐승'

/** Ordinary Korean that holds a swear word by chance. It is taken out of the text before the rules read it. */
const ORDINARY: readonly RegExp[] = [
  // 시 + 발…, 씨 + 발…: the syllable belongs to the word before (역시, 서울시, 아저씨) or 발 begins another word (발표).
  `[시씨](?=발(?:점|역|차|택시|자동차|라\\s?(?:먹|드)|아(?:율|시|가|하|되|된|됐)|표|전(?!나)|령|송|견|생|휘|매|행|목|걸음|레|음|신|상|급|주|족|판|톱|간|등|끝|바닥|뒤꿈치|암|악|육|사|포|화|효|굴|랄|냄새|이\\s?[된되될됐]|로\\s?삼)|발\\s?(?:버스|기차|열차|ktx|고속|직행|첫차|막차|비행기))`,
  `${START}(?:역|혹|다|도|몇|즉|동|필|낚|택|접|제|표|무|지|감|실|임|잠|항|응|가|전|고|입|공|모|나|구두|아까|갑자기|한|두|세|네|열|\\d|\\d\\s)시(?=[발팔벌바])`,
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|수원|성남|용인|창원|전주|특별|광역|특례)시(?=[발팔벌바])',
  `${START}(?:아저|아가|솜|날|글|맵|마음|말|불|맘|눈|홀|김|이|박|최|정|강|윤|장|임|한|신|권|황|안|송|류|홍|해바라기)씨(?=[발팔벌바])`,
  '도시바|시바스|아시바(?=\\s?(?:작업|설치|철거|공사|발판|업체))|시바(?=견|\\s?(?:이누|견|신|강아지|여왕|키우))|슈발(?=리에|블랑)|스발(?=바르)',
  // 병 + 신…: an illness with 신청, 신고, 신호 after it; and the year, day or month named 병신 (丙申) in fortune telling.
  '병신(?=청|고|호|체|규|약|설|경|장|입|앙|부|기|세|문|축|임|속|일주|일간|월주?|대운|합|생)',
  `(?<!${START}(?:이|저|그|미친|개|야)\\s?)병신년(?!아|들|놈|이야|새)`,
  // 새끼: the young of an animal, one's own child, the little finger and toe, straw rope.
  `새끼(?=손|발|줄|치[기는다]|\\s?밴)|(?<!${START}(?:이|저|그|야|개|미친|나쁜)\\s?)새끼(?=\\s?(?:${ANIMAL}|돼지|원숭이|쥐|치와와|푸들|말티즈|(?:곰|닭|뱀|양|소|용)(?:꿈|${END})))`,
  `(?:${ANIMAL}|${START}(?:곰|닭|뱀|양|말|소|새|용|어미(?:와|의)?|엄마와|아기|귀여운|예쁜|이쁜|우리|내|제|사랑하는)|금쪽같은|(?:쥐|돼지|원숭이)\\s)(?:의)?\\s?새끼(?!야|들아|놈)`,
  `(?<!${START}(?:이|저|그|야|미친|나쁜)\\s?)새끼(?:들)?(?:를|을|가|이|는|도|와|\\s(?:한|두|세|네|여러|\\d))[^.!?]{0,12}(?:낳|키우|키워|태어|품|기르|길러|젖|돌보|먹이|꼬)`,
  // -지랄: the noun ends in 지 and 랄까, 랄 것 follows.
  '[가-힣](?<!개|이|저|생|쌩|돈|별|씹|또|나|병|미친|존나)지랄(?=까|\\s?것|\\s?수|지)|지랄(?=탄)',
  '존나라|(?<=[생의공보현실잔])존나',
  '읽씹|[곱되]씹',
  '창녀(?=석)|갈보(?=리|기)|염병(?=충)',
  // 꺼지다, 닥치다, 뒤지다 with their own subject or object: a light goes out, an exam draws near, a drawer is searched.
  '(?:불|전원|화면|조명|핸드폰|휴대폰|폰|시동|거품|땅|전기|컴퓨터|노트북|가로등|[이가])\\s?(?:이|가|은|는|도|을)?\\s?(?:자꾸|다|또|계속|갑자기)?\\s?꺼[져지]',
  '(?:(?<!주둥)이|[가에도께]|눈앞|코앞)\\s닥[쳐치]|닥쳐(?=오|온|올|와|왔|도|서|야|옵)',
  '[을를]\\s?(?:\\S{1,4}\\s)?뒤[져졌지질진]|뒤져(?=\\s?(?:봤|보|봐|서|도|찾))|디져트',
  `(?:${ANIMAL})(?:의)?\\s?아가리`,
  '(?:생선|멸치|새우|콩나물|명태|못|조기|북어|뱀)\\s?대가리',
  // 따먹다 is said of fruit, and of a children's game.
  '(?:땅|과일|열매|사과|딸기|포도|감|복숭아|앵두|귤|선악과|배|체리|대추|밤|오디|버섯|고추|상추|점수|무화과|살구|자두|머루)[을를]?\\s?(?:\\S{1,3}\\s)?따먹',
  '개소리(?=[가를]?\\s?(?:들|나|시끄))',
  '(?:유니|에|서|미들|웨)섹스|섹스(?=피어|텟|턴트|리스)',
  '(?:[건한])강간',
].map((source) => new RegExp(source, 'g'))

/** Swearing that a list cannot hold, because its syllables are ordinary Korean in other company. */
const SWEARING: readonly RegExp[] = [
  // 시발 and its disguises at the start of a word, or ending one (인생시발). 시발점 and its like are gone by now.
  rule(`${START}${BOOST}[시씨쉬슈쒸싀씌쓔씝씹]+[이으]*[발빨벌뻘펄팔봘밝]`),
  rule(`[시씨][이]*[발빨](?=${END}|놈|년|새끼|아${END}|련)`),
  rule(`${START}${BOOST}[시씨]+바(?=${END}|[알앙라ㄹ]${END}|라마|새끼|놈|년|시바|것)`),
  rule(`${START}${BOOST}[시쉬씨][이]*[발바빠]아*[알앙랄]|${START}씨(?:파${END}|불놈)`),
  rule(
    `${START}${BOOST}(?:[ㅅㅆ][발빨벌팔]|[시씨]ㅂ|[cs][ㅣ1l]?발(?=${END}|놈|년|새)|[시씨ㅅㅆ]\\s?8(?![\\d가-힣시]))`,
  ),
  rule('^c8$|(?:c8|18)\\s?(?:놈|새끼|련)|c8년(?!도)|18년(?:아|들|놈)'),
  rule(`${START}${BOOST}[시씨]부[럴랄렬]`),
  rule('[병븅뷩뼝][신쉰싄씬]|벼엉신|ㅂ신|병ㅅ'),
  rule(`${START}${BOOST}빙신(?!하)`),
  rule(`${START}${BOOST}등신(?!대|불)`),
  rule('[새섀쌔썌샛]끼|[가-힣]\\s?ㅅ끼'),
  rule(
    `${START}${BOOST}개[새섀쌔썌쉐세색쌕섹샊셱](?:\\s?끼|[키기](?!우)|까${END}|이${END})|${START}${BOOST}개(?:[새색쉑]${END}|객[끼기])`,
  ),
  rule(`${START}${BOOST}(?:병신|또라이)?[새섀쌔][키퀴](?=${END}|야|들|가)`),
  rule(`${START}${BOOST}(?:생|쌩|돈|별|꼴|염병)?[지쥐즤]\\s?랄|지랄(?=하|떨|이야|맞|염|마|병)|ㅈ랄|지ㄹ`),
  rule('(?:존|죤|줜|쥰|젼|조온|존ㄴ)나(?!무|트)'),
  rule(
    `${START}(?<![을를]\\s|에게\\s|한테\\s|에밀\\s)졸라\\s?(?:짜증|짱|싫|못|웃|힘[들드]|좋|많|빡|재[밌미]|[예이]쁘|귀엽|맛|비[싸싼]|아[프파]|어렵|무섭|열받|배고|피곤|심심|게|크|멋|잘|춥|덥)`,
  ),
  rule(`[미믜밋][친칀췬틴]\\s?(?:놈|넘|롬|년(?![도생])|뇬|련|새[끼키]|새기(?=${END}|야|들))|ㅁㅊ?친?\\s?[놈년]`),
  rule(`(?:썅|쌍|잡|씹|호로|후레|걸레|화냥|창|병신|씨발)\\s?[년놈](?!도)|${START}(?<!\\d\\s?)개[년놈](?!도|간|\\s?계)`),
  rule(
    `${START}(?:나쁜|더러운|망할|죽일|썩을|독한|딴|니|네|[가-힣]*같은)\\s?년(?![도생]|간)|${START}[이저그]\\s?년(?:아|들)|${START}[저그]년(?=${END}|[이은을]${END}|한테)`,
  ),
  rule('썅|씹(?=창|새|년|놈|덕|할|팔|못|물|귀|선|질|치|쌔|련|노|극|상|하)|개씹|^씹$'),
  rule(`[좆좃죶]|좇(?=같|까|밥|됐|망)|${START}좇나(?=${END}|게)|ㅈ\\s?(?:같|까|되|됐|밥|망|도\\s)`),
  rule(`${START}[조죠족]까(?=${END}|라|세)|${START}조또(?=${END}|모|없|아)`),
  rule(
    `(?:니|네|느그|너희|늬|너네)\\s?(?:애미|에미(?!상)|애비|에비)|${START}(?:애미|에미|애비)\\s?(?:없|뒤|뒈|죽|창)|${START}니미${END}|느금|[엠앰]창|[엠앰]생`,
  ),
  rule(`(?:니|네|느그)\\s?엄마\\s?(?:창|뒤|뒈|몸|보지)`),
  rule(
    `${START}${BOOST}꺼져(?:라|줄래|버려라?)?(?=[^가-힣]*$|\\s(?:새|놈|년|이|병|제발|좀|줘))|${START}${BOOST}꺼지(?:라고|셈|세요)`,
  ),
  rule(`${START}(?:입|주둥이|아가리)?${BOOST}닥쳐(?:라|줄래)?${END}|${START}닥치(?:라고|세요|셈)`),
  rule(
    `${START}${BOOST}(?:나가|콱|처)?뒤져(?:라|버려라?)?(?=[^가-힣]*$)|뒤져라(?!도)|뒤질래|뒤지고\\s?싶|뒤졌으면|${START}뒈[져졌질진지]|${START}디(?:져라?|질래)`,
  ),
  rule(`(?:돌|닭|새|빡)대가리|대가리\\s?(?:박|깨|터|텅|빻)`),
  rule(`^${BOOST}큰?[보자]지[^가-힣]*$`),
  rule(
    `${START}(?:[니네내큰]\\s?)?[보자]지(?=년|털|물|즙|구멍|냄새|새끼|야(?!\\s?(?:않|못|말))|[가를을에]?\\s?(?:빨|핥|만지|박|쑤|벌[려리]|크|커|따|넣|싸))`,
  ),
  rule(`${START}[니네내]\\s[보자]지(?=[^가-힣\\s]|[^가-힣]*$|[가를에])`),
  rule('[섹쎅]스|ㅅㅔㄱㅅ|강간|윤간|따먹|빨통|후장\\s?(?:따|빨|섹)'),
  rule(`${START}(?:딸딸이|자위(?=하|질|행위|중${END}))`),
  rule(`${START}[개왕니내]?(?:불알|부랄)(?!\\s?친구|꽃|풀)`),
  rule(`${START}갈보${END}|${START}${BOOST}염병(?=\\s?(?:하|할|떨|떠|같)|[^가-힣]*$)`),
  rule(
    `${START}개같(?=은|네|다|음|아|노|냐)|${START}개\\s같은\\s?(?:년|놈|새끼|인생|상사|회사|경우)|${START}개쓰[레래]기`,
  ),
  rule(`엿\\s?(?:이나\\s?)?(?:먹어라|처먹|먹이)|엿같(?!이\\s)|엿\\s?먹어(?=[^가-힣]*$)`),
  rule('ㅗ{2,}(?!ㅜㅑ)|(?:^|\\s)ㅗ(?=$|\\s)|凸|🖕'),
  // Bare consonants. ㅋ and ㅎ may stand beside them (ㅅㅂㅋㅋ), other consonants make another abbreviation.
  rule(
    '(?<![ㄱ-ㅊㅌㅍ])(?:(?:ㅅㅂ)+|(?:ㅆㅂ)+|(?:ㅂㅅ)+|ㅄ|ㅈㄹ|ㅈㄴ|ㄱ?ㅅㄲ|ㅁㅊㄴ|ㄷㅊ|ㄲㅈ|ㅆㄴ|ㅈㄲ|ㅆㄹㄱ|ㅆㄺ|ㄴㄱㅁ|ㅅㅂㄴ|[ㅅㅂㅁㅊ]{2}ㅅㄲ)(?![ㄱ-ㅊㅌㅍ])',
  ),
]

const PLAIN = /^[가-힣ㄱ-ㅎㅏ-ㅣ ]{2,}$/
// A space in an entry may be left out in a text.
const WORDS = [...new Set([...new Filter().options.list, ...ADDED].map((word) => word.trim()))]
  .filter((word) => PLAIN.test(word) && !NOT_TAKEN.has(word.replaceAll(' ', '')))
  .map((word) => word.replaceAll(' ', ' ?'))
const LISTED = new RegExp(`(?<![가-힣ㄱ-ㅎ])${BOOST}(?:${WORDS.join('|')})`)

/** Whether folded Korean text holds swearing. */
export function swearsInKorean(folded: string): boolean {
  let text = folded
  for (const ordinary of ORDINARY) text = text.replace(ordinary, '○')
  return LISTED.test(text) || SWEARING.some((swearing) => swearing.test(text))
}
