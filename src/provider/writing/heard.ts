/** One thing that the visitor wrote and that a reading may begin with. Nothing is presumed of it but that it was written. */
import type { Field } from './bank.ts'
import { LISTS } from './texts.ts'

export interface Heard {
  /** A list of `heard.md` */
  list: string
  /** As it is said back: “7년”, “세 번째”, “시어머니” */
  what: string
  /** The day of what is to come: “내일”; null where none is named */
  when: string | null
}

const COUNT = '한|두|세|네|다섯|여섯|일곱|여덟|아홉|열'
const PARTICLE =
  '이랑|께서|한테서|한테|에게서|에게|하고|에서|으로|처럼|보다|부터|까지|마저|조차|밖에|땜에|때문에|이가|이나|이든|이요|이|가|을|를|은|는|도|만|께|와|과|랑|에|로|네|의|나|요'
/** Nothing that a word goes on with but a particle or “is”. */
const ENDS = `(?=들?(?:${PARTICLE})?(?:은|는|도|만)?(?![가-힣])|들?(?:인데|이라|이에요|예요|입니다|이고|이지만|이었|였는|라서|라(?![가-힣])|네요|인가|일까|임(?![가-힣])|인(?![가-힣])|하[고면는기다려자러니던며]|할|해|했|함(?![가-힣])))`
const STARTS = '(?<![가-힣\\d])'
/** Words of one syllable are heard only where a particle shows that they are nouns: “딸이” but not “딸 수”. */
const SHORT_ENDS = '(?=(?:이랑|한테|에게|하고|이|가|을|를|은|는|도|만|랑)(?![가-힣]))'
/** Whose mother, husband or friend it is, when it is not the visitor's; and who is no longer called so. */
const NOT_OF_OTHERS =
  '(?<!(?:친구|언니|누나|오빠|동생|형|동료|선배|후배|동기|상사|팀장님?|[옆윗]집|사촌|남친|여친|남자친구|여자친구|애인|그 ?사람|걔|상대|딸|아들|남의|전|구|옛|예전|헤어진|지난|새|미래|장래) ?(?:네|의)? )'

const LIVED =
  '째|차(?!이|례|액)|동안|넘[게었은]|이나(?! ?더)|간(?!에)|됐|된 |되었|지났|을? ?(?:만나|만났|만난|사귀|사귄|사귐|다니|다녔|다닌|일하|일했|일한|살았|살아|기다|짝사랑|연애|장거리|좋아|버티|버텼|준비|공부|모은|모았|키웠|키운|썸|참았|참고|함께|독학|근무|운영|장사)'
const NUMBER = `\\d{1,2}|${COUNT}|석|넉|몇|십|이십|삼십|사십|십여`
const YEARS_LONG = `(?:${NUMBER}|삼|오) ?년(?: ?반)?|반년|일년|(?:[3-9]|1\\d|세|석|네|넉|서너|다섯|여섯|일곱|여덟|아홉|열|몇) ?(?:개월|달)(?: ?반)?`
const DAYS_LONG =
  '\\d{1,3} ?일|이틀|사흘|나흘|닷새|엿새|열흘|보름|며칠|일주일|(?:[1-9]|한|두|세|네|몇|한두|두세) ?주일?|(?:[12]|한|두|한두|두세) ?(?:개월|달)(?: ?반)?'
/** “간 지”: how long ago something was done. */
const SINCE = `(?<=[${Array.from({ length: 399 }, (_, at) => String.fromCharCode(0xac04 + 28 * at)).join('')}] ?지[는가도]? ?(?:벌써 |이제 |거의 |이제 막 )?)`
const FOR_YEARS = new RegExp(
  `${STARTS}(?!몇 ?(?:년|달|개월) ?(?!째|동안|넘))(${YEARS_LONG})(?= ?(?:${LIVED}))|${SINCE}(${YEARS_LONG})(?! ?(?:만에|전))`,
)
const FOR_DAYS = new RegExp(
  `${STARTS}((?:${DAYS_LONG}) ?째|(?:${DAYS_LONG})(?= ?(?:차(?!이|례|액)|동안|넘[게었은]|만나|만났|만난|사귀|사귄)))|${SINCE}(${DAYS_LONG})(?! ?(?:만에|전))`,
)
const PARTED = new RegExp(
  `(?:헤어진|헤어지고|헤어졌는데|이별한|이별하고|이별 ?[후뒤]|차인|차이고)(?: ?지)?[는도]? ?(?:벌써 |이제 |거의 |아직 )?(${YEARS_LONG}|${DAYS_LONG})(?! ?(?:만에|전))`,
)
const YEAR_OF = new RegExp(`${STARTS}((?:${NUMBER}|삼|오) ?년) ?(?:차(?!이[가나도 ]|례|액)|찬데)`)
const TIMES = new RegExp(
  `${STARTS}((?:[3-9]|\\d\\d|세|네|다섯|여섯|일곱|여덟|아홉|열) ?번(?:째(?=[가-힣 .,?]|$)|(?=이나| ?(?:떨어|탈락|차였|까였|거절|헤어|시도|도전))))`,
)
const PLACES = /(?<![가-힣\d])(\d{2,3} ?(?:군데|곳)|(?:수십|몇십|열|스무) ?군데)/
const HOURS = `(?:\\d{1,2}|${COUNT}) ?시간(?: ?반| ?\\d{1,2}분)?`
const AWAY = new RegExp(
  `${STARTS}((?:왕복|편도) ?(?:${HOURS})|(?:${HOURS})(?= ?(?:거리|걸리|걸려|통근|통학|출퇴근|떨어)))|(?:통근|통학|출퇴근|출근|거리)[이가만에도은는]{0,2} ?((?:왕복|편도)? ?(?:${HOURS}))`,
)
const A_DAY = new RegExp(`${STARTS}(${HOURS})(?= ?씩)|하루(?:에|종일)? ?(?:겨우 |고작 |거의 )?(${HOURS})`)
/** From 100,000 won, also where the won is left out: “300만 빌려 달래요”. */
const SUM = new RegExp(
  `(?<![\\d.,가-힣])((?:\\d{1,3} ?억(?: ?\\d천)?|(?:\\d{2,4}|[이삼사오육칠팔구]?[십백천]) ?만|[1-9] ?천 ?만|[이삼사오육칠팔구]?천오백만) ?원|(?:\\d{1,3} ?억(?: ?\\d천)?|\\d{2,4} ?만|[1-9] ?천 ?만)(?=[을를은도씩]? (?!명|개|번|구독|뷰|팔로|화소|볼트|년)|[,.]|$)|(?:연봉|월급|보증금|월세) ?\\d{2,5}(?=[을를은이도에]? |[,.]))`,
)
const CHILD = /아들|딸|애[가는를들한]|애 |아이|조카|동생|자식|손주|학생|제자|학부모|허락/
const GRADE =
  /(?<![가-힣])([중고][1-3]|초[1-6]|대학교? ?[1-4]학년|수험생|재수생)(?=인데|이에요|예요|입니다|이라|이고|라서|,| )/
const AGES =
  '(?:스물|서른|마흔|쉰|예순|일흔)(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)?(?: ?살)?|\\d{2} ?[살세]'
const AGE = new RegExp(
  `(?:^(?:저는?|제가|나는?|난|내가|올해|이제|벌써)? ?|[.!?,] (?:저는?|제가|나는?|난) ?)(${AGES}|(?:[2-7]0|이십|삼십|사십|오십|육십) ?대(?: ?(?:초반|중반|후반))?)(?=인데|이에요|예요|에 |이면|입니다|이고|고,|,|이라| (?:모솔|모쏠|모태|백수|직장인|취준생|여자|남자|싱글|솔로|넘|먹|돼|됐|되))|(?:^| )나이(?:도|가|는)? ?(?:이제 |벌써 |어느덧 |올해 )?(${AGES}|\\d{2}(?=이|인| |,|예))`,
)
const SEASON = '(?: ?(?:봄|여름|가을|겨울|초|말|상반기|하반기))?'
const NEAR =
  '(?:오늘|내일|낼|모레|글피|(?:이번 ?주|다음 ?주|담 ?주)(?: ?[월화수목금토일]요일| ?주말)?|주말|[월화수목금토일](?:요일|욜))'
const FAR = `(?:이번 ?달|다음 ?달|담 ?달|다음 ?학기|내년${SEASON}|올해? ?(?:봄|여름|가을|겨울|연말|상반기|하반기)|연말|\\d{1,2}월)`
const IS_OVER =
  /^.{0,14}(?:봤|했|갔|왔|끝|망쳤|떨어졌|결과|성적|붙으|나는데|나와|나요)|^[을를에도은]? ?(?:한|온|간|본|된|올린|치른|다녀온) /
/** “내년 봄”, “올해 안”: where it is still to come. */
const TERM = new RegExp(
  `${STARTS}(내년 ?(?:봄|여름|가을|겨울|초|말|상반기|하반기|\\d{1,2}월)|올 ?해? ?(?:안|말|봄|여름|가을|겨울|연말|상반기|하반기)(?![가-힣])|올 ?해? ?(?:안|말|봄|여름|가을|겨울|연말|상반기|하반기)(?=에|까지|쯤|으로|은|이면)|연말(?=에|까지|쯤|이면| )|[상하]반기(?=에|까지|쯤|엔|는| )|(?:이번|다음) ?학기|다음 ?달|담달|다음 ?주말?|담주|이번 ?주말|\\d{1,2}월(?=에|까지|쯤|이면|엔|인데| ))(?!.{0,16}[았었했졌봤갔왔났냈됐]|.{0,8}(?:[한된온간산난]|받은|만난|헤어진|시작한|들어온|옮긴|바뀐|태어난|끊긴|떠난) )`,
)
const YEAR = new RegExp(
  `${STARTS}(올 ?한 ?해|올해|금년|내년|내후년)(?=(?:의|은|는|엔|에는|에|도|부터|까지|가)?(?![가-힣])|운)`,
)
const JUST = new RegExp(
  `${STARTS}(어제 ?저녁|어제 ?밤|어젯밤|어제|그저께|그제|엊그제|엊저녁|방금|아까|지난 ?주말?|저번 ?주말?)(?=(?:에|부터|도|까지|는|은|엔|에는)?(?![가-힣]))`,
)

/** As it is said back: without slips of spacing, and in whole words. */
const SAID: readonly [RegExp, string][] = [
  [
    new RegExp(
      `^(${COUNT}|석|넉|서너|몇|수십|몇십|스무|한두|두세|십|이십|삼십|사십|십여|삼|오) ?(?=년|달|주|개월|번|시간|군데)`,
    ),
    '$1 ',
  ],
  [/(\d) (?=년|달|주|개월|일|번|시간|군데|곳|분|억|만|천)/g, '$1'],
  [/ ?반$/, ' 반'],
  [/^반년 반$/, '반년'],
  [/ 째$/, '째'],
  [/^일년/, '일 년'],
  [/번 ?째/, '번째'],
  [/^(왕복|편도) ?/, '$1 '],
  [/^낼$/, '내일'],
  [/담 ?(?=주|달)/, '다음 '],
  [/저번 ?/, '지난 '],
  [/지난 (?=주)/, '지난'],
  [/(이번|다음) ?(?=주|달|학기)/, '$1 '],
  [/(주) ?(?=[월화수목금토일](?:요일|욜)|주말)/, '$1 '],
  [/욜$/, '요일'],
  [/^어제 ?밤$/, '어젯밤'],
  [/^어제저녁$/, '어제 저녁'],
  [/^방금$/, '방금 전'],
  [/^아까$/, '조금 전'],
  [/^(내년|올해|올) ?(?=봄|여름|가을|겨울|초|말|안|연말|상반기|하반기|\d)/, '$1 '],
  [/^올한해$/, '올 한 해'],
  [/(\d0|십) ?대 ?(?=[초중후])/, '$1대 '],
  [/^(\d{1,4}(?: ?억(?: ?\d천)?| ?만| ?천 ?만))$/, '$1 원'],
  [/^(연봉|월급|보증금|월세) ?(?=\d)/, '$1 '],
  [/ +/g, ' '],
]
const saidBack = (what: string): string =>
  SAID.reduce((text, [written, said]) => text.replace(written, said), what.trim()).trim()

/** The words of a list, each with how it is said back. */
const wordsOf = (list: string): [written: string, said: string][] =>
  (LISTS.get('heard')?.[list]?.말?.[0] ?? '').split(', ').map((word) => {
    const [written = '', said = written] = word.split('=')
    return [written, said]
  })

/** Longer words first, for they may hold shorter ones. A word that ends in ~ is a stem. */
const alternatives = (words: [string, string][]): string =>
  words
    .map(([written]) => written)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => {
      if (word.endsWith('~')) return word.slice(0, -1)
      return word.length === 1 ? word + SHORT_ENDS : word + ENDS
    })
    .join('|')

type Hear = (text: string) => { what: string; when?: string } | null

/** What the pattern's first group that holds anything finds. */
const found =
  (pattern: RegExp, unless?: RegExp): Hear =>
  (text) => {
    const what = pattern.exec(text)?.slice(1).find(Boolean)
    return what === undefined || unless?.test(text) ? null : { what: saidBack(what) }
  }

/** Lists of people who are somebody's own. */
const KIN: ReadonlySet<string> = new Set(['배우자', '부모', '자녀', '연인'])
/** Lists of people whom visitors also call themselves: “며느리인데”. */
const MAY_BE_SELF: ReadonlySet<string> = new Set(['사돈', '배우자', '부모', '자녀', '동네 엄마'])
const NOT_SELF = '(?!인|예요|이에요|입니다|이고|이라|라서|라(?![가-힣])|로서|이자)'

const word = (list: string): Hear => {
  const words = wordsOf(list)
  if (words.every(([written]) => written === '')) return () => null
  const pattern = new RegExp(
    `${STARTS}${KIN.has(list) ? NOT_OF_OTHERS : ''}(?:${alternatives(words)})${MAY_BE_SELF.has(list) ? NOT_SELF : ''}`,
  )
  const said = new Map(words.map(([written, back]) => [written.replace('~', ''), back.replace('~', '')]))
  return (text) => {
    const written = pattern.exec(text)?.[0]
    return written === undefined ? null : { what: said.get(written) ?? written }
  }
}

/** What is to come on a day that is named, before it or after: “내일 면접”, “생일이 다음 주인데”. */
const toCome = (list: string, days: string): Hear => {
  const words = wordsOf(list)
  const events = alternatives(words)
  const said = new Map(words)
  const between = '(?:[^\\s.,?!]+(?<!고|서|라|데|만|요|후|뒤|다) ){0,2}'
  const before = new RegExp(`${STARTS}(?<when>${days})(?:에는|에|이|은|의)? ${between}(?<what>${events})`)
  const after = new RegExp(
    `${STARTS}(?<what>${events})[이가은는도]? (?:바로 |벌써 )?(?<when>${days})(?=인데|이라|라서|이에요|예요|입니다|이고|로 |으로 )`,
  )
  return (text) => {
    const match = before.exec(text) ?? after.exec(text)
    const { when, what } = match?.groups ?? {}
    if (!match || when === undefined || what === undefined) return null
    if (IS_OVER.test(text.slice(match.index + match[0].length))) return null
    return { what: said.get(what) ?? what, when: saidBack(when) }
  }
}

/** A feeling that the visitor tells of themselves: not that somebody says so, seems so, or does not. */
const felt = (list: string, stems: string): Hear => {
  const pattern = new RegExp(
    `(?:(?<![가-힣])|(?<=너무|진짜|자꾸|완전))(?<!안 |별로 |하나도 )(?:${stems})(?<!다(?=[고는네며니]))(?![하할한했해]|대[요는서]?(?![가-힣])|댔|다[고는네며니]|단 |나 ?[봐보]|을까|겠지|진 않|지[는도]? ?[않마]|게 ?[하만해했])`,
  )
  return (text) => (pattern.test(text) ? { what: list } : null)
}

const SLEEPLESS = /(?<![가-힣])(잠)[이을도은]? ?(?:안 ?[와오]|못 ?[자이들]|설[쳐치쳤]|통 ?안)/
const DREAM = /(?<![가-힣])(꿈)(?:에서|에 (?!그리|그린|그려)|을 ?(?:꿨|꾸었|꾸고|꿔|꾼)| ?꿨| ?꾼|자리|해몽|속)/
const FIRST = /(?<![가-힣])(처음|난생 ?처음)(?:으로| 해| 하는| 가| 써| 만들|인데|이라|이에요|해보|해 보|하는)/
const ALONE = /(?<![가-힣])(혼자)(?:서| 살| 사는| 사니| 있| 하| 끙끙| 다| 여행| 밥| 남|인데|만|라서| 감당| 견| 버| 키)/

const BY_SHAPE: Readonly<Record<string, Hear>> = {
  '이별 뒤': found(PARTED),
  연차: (text) => {
    const heard = found(YEAR_OF)(text)
    return heard && { what: `${heard.what} 차` }
  },
  '여러 곳': found(PLACES),
  횟수: found(TIMES),
  액수: found(SUM),
  거리: found(AWAY),
  며칠째: found(FOR_DAYS),
  세월: found(FOR_YEARS),
  '앞둔 일': toCome('앞둔 일', NEAR),
  '먼 앞일': toCome('먼 앞일', FAR),
  학년: found(GRADE, CHILD),
  나이: (text) => {
    const heard = found(AGE, CHILD)(text)
    return heard && { what: /^\d+$/.test(heard.what) ? `${heard.what}살` : heard.what }
  },
  '하루 시간': found(A_DAY),
  '갓 지난 일': found(JUST),
  때: found(TERM),
  '한 해': found(YEAR),
  잠: found(SLEEPLESS),
  꿈: found(DREAM),
  처음: found(FIRST),
  혼자: found(ALONE),
  눈물: felt(
    '눈물',
    '눈물(?:만|부터|이 ?(?:나|날|자꾸|계속|안|멈|핑|쏟|흐르[네는고]|고이)| ?(?:나|날|남))|울컥|(?:펑펑|맨날|매일|밤새|계속|자꾸|혼자) (?:울[었고어]|우네|웁)',
  ),
  미안: felt('미안', '미안해[서요죽]|미안한[데 ]|미안하[고네기]|미안함|죄송해서|죄송한 ?[마맘]|죄책감'),
  지침: felt(
    '지침',
    '지쳐[요서가버있ㅠ]|지쳐(?![가-힣])|지쳤|지친(?! ?것 같은|다[는고])|지치[네는고기니]|지칩|진이 ?(?:다 )?빠|기 ?빨[리려렸림]|기가 ?빨|피곤[해하함]|버거[워웠]|버겁|벅[차찬차]|녹초',
  ),
  억울: felt('억울', '억울[해함]|억울하[고네기]|억울한데'),
  화: felt(
    '화',
    '화가 ?나[요서네는]|화나[요서네는]|화가 ?(?:치밀|납)|빡[쳐치쳤침]|열 ?받[아네는았]|킹받|어이 ?없[어네는]|어이가 ?없[어네는]|짜증 ?나|짜증이 ?나|짜증나|분해서|괘씸',
  ),
  서운: felt('서운', '서운[해함했]|서운하[고네기ㄴ]|서운한데|섭섭[해함했]|섭섭하[고네]|서러[워웠]|서럽'),
  속상: felt('속상', '속상[해함했]|속상하[고네]|속상한데|속이 ?(?:상해|상하|쓰려|쓰린|타)'),
  외로움: felt('외로움', '외로[워웠움]|외롭[네고다]|쓸쓸[해하함한]'),
  그리움: felt(
    '그리움',
    '그리[워웠]|그립|(?<![을를] |영화 |시험 |면접 )보고 ?싶(?:어|네|은데|다|고)|못 ?잊|안 ?잊혀|잊히지|생각이? ?(?:자꾸 |계속 )?나(?:요|서|네|는데)',
  ),
  겁: felt(
    '겁',
    '무서[워웠]|무섭[네고다기]|무서운데|겁나(?=요|서|네|고|는데|기도|[ㅠ.?!,~]|$)|겁이 ?나|겁납|겁부터|두려[워웠움]|두렵|무섭습',
  ),
  떨림: felt('떨림', '떨려(?!오|나)|떨리[네는고기]|떨림|긴장[돼되됨해하]|초조|조마조마'),
  불안: felt('불안', '불안[해함]|불안하[고네]|불안한데|불안감|불안돼'),
  부러움: felt('부러움', '부러[워웠]|부럽[네고다기]|질투[가나심]|배 ?아[파프]|비교[돼되]|비교가|비교하게 ?[돼되]'),
  창피: felt('창피', '창피[해함했]|창피하[고네]|쪽팔[려리린림]|민망[해했함]|부끄러[워웠]|흑역사|이불킥'),
  설렘: felt('설렘', '설레[요서네는]|설렘(?!이 ?(?:없|사라|안))|설렌|설렜|심쿵'),
  후회: felt('후회', '후회돼|후회되[네는고]|후회가 ?(?:돼|되|밀)|후회 ?중|후회만|후회스|후회됨|후회해요'),
  답답: felt('답답', '답답[해함했]|답답하[고네기]|답답한데|답답한 ?[마맘]|막막[해함하한]|갑갑[해하]'),
  부담: felt(
    '부담',
    '부담돼|부담되[네는고어]|부담스러[워웠]|부담스럽|부담이 ?(?:돼|되[네는고]|커|크|심)|부담감|부담됨',
  ),
  눈치: felt('눈치', '눈치가? ?보[여이]|눈치만|눈치를? ?(?:보|봐|봤)|눈치 ?보'),
  '하기 싫음': felt(
    '하기 싫음',
    '(?:하|가|보|일하|출근하|나가|만나|먹|일어나)기(?:가|도)? ?(?:너무 |진짜 )?싫|(?:출근|공부|일|학교|회사)(?:이|가|도)? ?(?:너무 |진짜 )?싫|귀찮[아은네고음]',
  ),
  힘듦: felt(
    '힘듦',
    '힘들(?:어(?!하|지|질|보)|었|다(?![고네는])|고|네|기만|ㅠ)|힘드네|힘든데|힘듭|힘듦|힘이 ?(?:들어|드네|들고)',
  ),
  걱정: felt(
    '걱정',
    '걱정[돼됩됨]|걱정되[네는고어었]|걱정이[에네다야고라]|걱정입|걱정스러|걱정도 ?[돼되]|걱정[만부반]',
  ),
  헷갈림: felt('헷갈림', '헷갈|헛갈|갈팡|모르겠(?=어|네|다|음|는데|습|고|ㅠ|지만)|갈피'),
}

/** The lists of `heard.md` in their order, with how each is heard, and in questions of which fields alone. */
const HEARING = Object.entries(LISTS.get('heard') ?? {}).map(([list, texts]) => ({
  list,
  hear: BY_SHAPE[list] ?? word(list),
  fields: texts.분야?.[0]?.split(' '),
}))

/** Somebody who is wished for, and so is nobody yet to speak of. */
const NOBODY_YET =
  /(?:남자 ?친구|여자 ?친구|남친|여친|애인|연인|남편|아내|와이프|친구)(?:이|가|을|를|는|도)? ?(?:언제쯤? |빨리 |많이 |새로 |다시 |좀 )?(?:생[기긴길김겨]|사귈|사귀고 ?싶|만들|얻)/g

const textOf = (question: string): string =>
  question.normalize('NFC').replace(/\s+/g, ' ').replace(NOBODY_YET, '').trim()

/** All that a question of a field names for certain, in the order of `heard.md`; nothing is heard twice. */
export function heardIn(question: string, field: Field | undefined): Heard[] {
  const text = textOf(question)
  const all: Heard[] = []
  for (const { list, hear, fields } of HEARING) {
    if (fields && !fields.some((of) => of === field)) continue
    const heard = hear(text)
    if (heard && all.every(({ what }) => !what.includes(heard.what) && !heard.what.includes(what)))
      all.push({ list, what: heard.what, when: heard.when ?? null })
  }
  return all
}

/** Words of lists of people that are not the name of one person. */
const NO_PERSON =
  /^(?:짝사랑|외사랑|썸|밀당|그린라이트|어장|애프터|첫 ?만남|인수인계|시댁|시가|처가|친정|친가|외가|거래처|옆 ?자리|형제|자매|지인|학부모|애인|연인|부모|배우자)$|소개팅$|맞선|선 자리|앱$|결혼|미팅|삼프터|팀$|무리|모임|엄마들|사람들?$|상대$|시부모님 댁/

/**
 * The one person of these lists of `heard.md` whom a question names, as they are said back: “남자친구”, “팀장님”; null where
 * there are several or none.
 */
export function personIn(question: string, lists: ReadonlySet<string>): string | null {
  const text = textOf(question)
  const all = HEARING.filter(({ list }) => lists.has(list)).flatMap(({ hear }) => hear(text)?.what ?? [])
  const named = all.filter((what) => !NO_PERSON.test(what))
  const [longest] = named.toSorted((one, other) => other.length - one.length)
  return longest !== undefined && named.every((what) => longest.includes(what)) ? longest : null
}

export interface Noun {
  /** As it is written in the question */
  what: string
  /** What is always true of it in a question of the field */
  texts: readonly string[]
}

const NOUNS = Object.entries(LISTS.get('nouns') ?? {}).map(([heading, texts]) => ({
  pattern: new RegExp(`${STARTS}(?:${alternatives(heading.split(', ').map((word) => [word, word]))})`),
  texts: Object.entries(texts).map(([fields, said]) => ({ fields: fields.split(' '), said })),
}))

/** The things a question names of which `nouns.md` has something to say in this field, in the order of the question. */
export function nounsIn(question: string, field: Field): Noun[] {
  const text = textOf(question)
  const all = NOUNS.flatMap(({ pattern, texts }) => {
    const said =
      texts.find(({ fields }) => fields.includes(field)) ?? texts.find(({ fields }) => fields.includes('모두'))
    const match = said && pattern.exec(text)
    return match ? [{ what: match[0], at: match.index, texts: said.said }] : []
  }).toSorted((one, other) => one.at - other.at)
  return all.filter((one, at) => all[at - 1]?.at !== one.at)
}
