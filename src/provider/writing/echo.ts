/** What is asked at the end of a question, in the visitor's own words, so that they can be turned into its answer. */
import type { Sense } from './bank.ts'
import { calling } from './nickname.ts'
import { sentencesOf } from './prose.ts'
import { comingOf, doingOf, FINAL, finalOf, stemOf } from './verbs.ts'

/** Ways of asking that have a plain answer, by the names of their answers in `echo.md`. */
export type Way =
  | '해도 되나'
  | '해야 하나'
  | '할 수 있나'
  | '하는 게 낫나'
  | '그런 건가'
  | '그렇게 될까'
  | '그럴까'
  | '할까'
  | '그러면 어쩌나'

/** What stands before a confession of not knowing stays, the confession goes. */
const WONDERING =
  /(?<=까|지|가|나)(?:요)? ?(?:너무|정말|진짜|좀|계속|자꾸|늘|많이|참|도무지|잘|제일|그게|매일|괜히|하루종일)? ?(?:궁금|고민|모르|몰라|알고 ?싶|알 ?수 ?없|걱정|무서|무섭|두려|두렵|겁|불안|싶|조마조마|떨려).*$/

/** “연락해도 될까요?”: what is asked, and in which way. */
export interface Proposal {
  /** What stands for `~` in its answers, as it is said to the visitor: “연락해도” */
  what: string
  way: Way
  /** Whether it is feared by the way it is asked */
  isFear: boolean
}

const ASKS_TO = '(?:하나|할까|되나|될까|할지|될지|하는지|하는 ?걸까|하는 ?건가|하는 ?건지|돼|하는가|하겠지|하겠죠)'
const BETTERS =
  '(?:좋을까|나을까|맞을까|옳을까|맞는 ?걸까|나은 ?걸까|좋은 ?걸까|맞나|낫나|맞는 ?건가|맞는지|나을지|맞을지|좋을지|어떨까|괜찮을까|낫겠지|낫겠죠|맞겠지|맞겠죠|맞지|맞죠)'
const SUPPOSED =
  '(?:걸까|건가|거죠|거겠죠|거겠지|것일까|거예요|거에요|건지|거지|거야|거 ?맞나|거 ?맞죠|거 ?맞지|게 ?맞나|게 ?맞을까|거 ?맞을까)'

/** What is so or will be so of itself, never planned. */
const NO_PLAN = /[았었였했갔왔났됐]을$|(?:좋|맞|나|괜찮|있|없|많|높|싫)을$|(?<![들높줄붙먹])일$/

/** How something is, which is never done. */
const NO_DOING =
  /(?:겁|어떠|어떻|아쉬우|낫|좋|크|많|적|높|낮|싫|현명하|이상하|무모하|심하|위험하|빡빡하|성급하|민폐|한심하|적당하|충분하|가능하|필요하|괜찮|힘들|어렵|쉽|늦|이르)$/
/** Syllables that end in ㄴ, as a pattern. */
const NIEUN_END = `[${Array.from({ length: 399 }, (_, at) => String.fromCharCode('간'.charCodeAt(0) + at * 28)).join('')}]`

/** What is asked by the end of a sentence; null when it is asked in a way that has no plain answer. */
function proposalIn(sentence: string, sense: Sense): Proposal | null {
  const isAsked = /[?？]/.test(sentence)
  const bare = sentence.replace(/[^가-힣0-9A-Za-z%]+$/u, '').replace(WONDERING, '')
  const plain = bare
    .replace(/(?<=[까나가지죠])(?:요|욤|여|용|유)$/, '')
    .replace(/ ?말까$/, '')
    .replace(/(?<=[까지])요$/, '')
    .replace(/수 ?있/g, (found, at: number, all: string) =>
      finalOf(all.slice(0, at).trim()) === FINAL.rieul ? ' 수 있' : found,
    )
    .replace(/ +/g, ' ')
  const kept = (pattern: string): string => new RegExp(`^(.*[가-힣])${pattern}$`).exec(plain)?.[1]?.trim() ?? ''
  const proposal = (what: string | null, way: Way): Proposal | null => (what ? { what, way, isFear: false } : null)
  const planned = (coming: string): Proposal | null => {
    const doing = doingOf(coming)
    if (doing && NO_DOING.test(doing.slice(0, -1))) return proposal(coming, '그렇게 될까')
    return doing ? proposal(doing, '하는 게 낫나') : proposal(coming, '할까')
  }

  const fear = kept('(?<=(?<!려)면) ?(?:어떡|어떻|어쩌|어카|어쩜|우짜|우야).*')
  if (fear) return { what: fear, way: '그러면 어쩌나', isFear: true }
  const may = kept('(?<=도) ?(?:되|될|돼|됨|됩|괜찮|좋을|상관없)[가-힣 ]{0,6}')
  if (may) return proposal(may, '해도 되나')
  const must = kept(`(?<=야) ?(?:만 )?${ASKS_TO}`) || kept('(?<=야)겠(?:지|죠|네)')
  if (must) {
    const stem = stemOf(must.slice(0, -1))
    return stem ? proposal(`${stem}는`, '하는 게 낫나') : proposal(must, '해야 하나')
  }
  const can = kept(
    '(?<= 수)(?:는|도)? ?있(?:을까|나|을지|으려나|을런지|을는지|는지|는 ?걸까|는 ?건가|겠지|겠죠|겠나|겠습니까)',
  )
  if (can) return proposal(can, '할 수 있나')
  const whatIf = kept('(?<=면) ?(?:어떨까|좋을까|괜찮을까)')
  if (whatIf) return proposal(`${whatIf} 좋을`, '그렇게 될까')
  const how = kept('(?<=는) ?(?:거|것|게|건) ?어떨까')
  if (how) return proposal(how, '하는 게 낫나')
  if (/어떨(?:까|지)$/.test(plain)) return null
  const better = kept(`(?<=는) ?(?:게|것이|편이|쪽이|건|것도) ?(?:더 |서로 |차라리 )*${BETTERS}`)
  if (better) return proposal(better, '하는 게 낫나')
  const dreaded = kept(
    `(?<=[는은]|${NIEUN_END}) ?(?:거|것|건|게) ?아(?:닌가|닐까|니에|니예|니야|냐|니죠|니겠죠|니겠지|니지|님|닌지)`,
  )
  if (dreaded) return { what: dreaded, way: '그런 건가', isFear: true }
  const someday = kept('(?:는|런)지')
  if (someday && finalOf(someday) === FINAL.rieul) return proposal(someday, '그렇게 될까')
  const fact = kept(` ?${SUPPOSED}`) || kept('(?<=[은는]|[^가-힣])지')
  if (fact && (finalOf(fact) === FINAL.nieun || fact.endsWith('는'))) return proposal(fact, '그런 건가')
  const coming = kept('(?:까|까봐|까 봐|지|런지)')
  if (coming && finalOf(coming) === FINAL.rieul)
    return (sense === '할까' || sense === '그만') && !NO_PLAN.test(coming) && !/너무 \S+$/.test(coming)
      ? planned(coming)
      : proposal(coming, sense === '될까' ? '그렇게 될까' : '그럴까')
  const maybe = kept('으?려나') || kept('겠(?:지|죠|나|습니까)')
  if (maybe) return proposal(comingOf(maybe), sense === '될까' ? '그렇게 될까' : '그럴까')
  const now = kept('나')
  if (now && !NO_DOING.test(now) && (isAsked || /나(?:요|용|여)/.test(bare))) {
    if (/[있없]$/.test(now)) return proposal(`${now}는`, '그런 건가')
    if (finalOf(now) === FINAL.ssangsiot) return proposal(`${now}을`, '그럴까')
    return sense === '될까' ? proposal(comingOf(now), '그렇게 될까') : proposal(`${now}는`, '그런 건가')
  }
  const is = kept('가')
  return is && finalOf(is) === FINAL.nieun ? proposal(is, '그런 건가') : null
}

/** Words after which a new clause begins. */
const CLAUSE_END =
  /(?:지만|거든|려고|으니|다가|든|해도|어도|아도|고|며|지|요|다|[했았었]음|겠음|[준한된온간난는싫좋]대|달래|하래|[가-힣](?:함|됨|임))$/
/** Words that end like such a one and do not. */
const NO_CLAUSE_END =
  /(?:모임|게임|책임|연임|선임|후임|전임|신임|쓰임|꾸밈|필요|중요|보다|마다|바다|라고|다고|자고|냐고|최고|사고|창고|광고|중고|공고|까지|아버지|강아지|편지|해지|잔고|보고)$/
const endsClause = (word: string): boolean =>
  (CLAUSE_END.test(word) && !NO_CLAUSE_END.test(word)) ||
  (word.endsWith('데') && word.length > 1 && (/[는던]데$/.test(word) || finalOf(word.slice(0, -1)) === FINAL.nieun))
/** Words that say nothing in an answer. */
const EMPTY =
  /^(?:혹시|과연|설마|정말|진짜|정말로|진짜로|그냥|도대체|대체|그럼|그러면|근데|그런데|아니면|그래도|그래서|그리고|제가|내가|나는|저는|난|전|전요|우린|저흰|우리는|저희는|저희|저희가|우리|우리가|저도|나도|이거|그거|이게|그게|좀|막|너무|자꾸|결국|역시|아|음|솔직히|사실|일단|이제|이제는|차라리|뭐|제발|부디|빨리요)$/
/** The visitor without a particle: whoever does it or to whom it is done. */
const BARE = /^(?:나|저)$/
/** Who is ours, and nobody without that. */
const OURS = /^(?:부부|애[가는를들도]?$|집|가족|아이|강아지|고양이|팀|반|가게|아들|딸)/
/** Words that end like a subject and are none. */
const NO_SUBJECT =
  /^(?:같이|많이|굳이|깊이|높이|가까이|일찍이|더욱이|나란히|오래도록|.*(?:나|돌아|내려|들어|올라|찾아|다가|넘어|걸어|데려)가)$/
const QUESTION_WORD =
  /(?:^| )(?:언제|어떻게|어떡|어떤|어느|어디|왜|무엇|무슨|뭐|뭘|뭔|누구|누가|얼마|몇|어째|어찌|아님)/
/** Another question that is put in the same breath. */
const ASKED_BEFORE = /(?:[까나가]요|[을ㄹ일할갈볼살될올]까|야 하나|건지|인지|[는을할갈볼살]지) /
/** Words that lean on the one before them. */
const LEANING =
  /^(?:수|것|거|때|게|적|만|줄|건|동안|뒤에|전에|정도|대한|대해|위한|위해|관한|관해|때문\S*|탓\S*|중에|중인|쪽으로|쪽\S?|편인|같은)$/
/** People and things that any visitor may speak of; another that does something is left out, for it may be somebody's name. */
const SUBJECT =
  /^(?:.*사람|.*분|상대|.*마음|생각|연락|답장|답|돈|일|.*일이|결과|소식|기회|관계|사이|인연|.*운|집|회사|.*친구|엄마|아빠|부모님|어머니|아버지|시어머니|남편|아내|와이프|.*남친|.*여친|애인|언니|오빠|누나|형|동생|아들|딸|아이|애들?|팀장님?|상사|사장님|선생님|교수님|동료|선배|후배|짝|궁합|성격|시험|면접|점수|성적|월급|연봉|보증금|.*값|가게|장사|사업|손님|몸|기분|하루|올해|내년|사랑|감정|미련|진심|관심|호감|길|적성|선택|결정|욕심|실력|자리|이직|재회|결혼|고백|사과|후회|걱정|때|매출|집주인|합격|취업|승진|졸업|휴학|계약|이사|대출|빚|통장|수입|용돈|숨통|형편|공부|집중|습관|영어|강아지|고양이|아기|임신|건강|잠|날|해|것|게|건|수|줄|쪽|편)$/
const MOST = 28

/** Whose it is, said to the one who asked; null when it would be said wrongly. */
function turned(word: string, nickname: string): string | null {
  const name = calling(nickname)
  const particle = /^(?:저|나|제|내)(한테|에게|게|를|만|랑|하고|와)$/.exec(word)?.[1]
  if (particle === '한테' || particle === '에게' || particle === '게') return `${name}에게`
  if (particle === '를' || word === '절') return `${name}을`
  if (particle === '만') return `${name}만`
  if (particle) return `${name}이랑`
  if (/^(?:제|내|저의|나의)$/.test(word)) return name
  return /^(?:우리|저희|저|나|내|날)(?:[가를는은도의로야]|한테|에게|까지|처럼|보다|보고|같은|더러|라는|라고|만큼|한테만|에게만)?$/.test(
    word,
  )
    ? null
    : word
}

/** The part of a sentence that is asked, as it is said to the one who asked; '' when there is none. */
function clauseOf(what: string, nickname: string): string {
  const said: string[] = []
  let isBare = false
  for (const word of what.split(' ').reverse()) {
    const isLast = said.length === 0
    if (!/^[가-힣0-9A-Za-z%]+$/.test(word)) break
    const leans =
      LEANING.test(said[0] ?? '') ||
      (word.endsWith('고') && /^(?:있|싶|나[서면갈]|말|살|다닐|다니|가|갈|오|올)/.test(said[0] ?? ''))
    if (!isLast && !leans && /(?:까|[까나가]요)$/.test(word)) return ''
    if (!isLast && !leans && endsClause(word)) {
      // “헤어진 지 일주일”: how long it is says nothing without what it was.
      if (word === '지') said.shift()
      break
    }
    if (BARE.test(word)) {
      isBare = true
      continue
    }
    if (OURS.test(said[0] ?? '') && word === '우리') return ''
    if (EMPTY.test(word) && !leans) continue
    const own = isLast ? word : turned(word, nickname)
    if (own === null) return ''
    if (isBare) return ''
    const subject = NO_SUBJECT.test(word) ? undefined : /^(.+)(?:이|가|께서)$/.exec(word)?.[1]
    const isDone = /^(?:있|없|될|되|보|볼|봐|줘|주|버리|놓|두|나올|생길)/.test(said[0] ?? '')
    if (!isLast && subject && !SUBJECT.test(subject) && !isDone) break
    if ([own, ...said].join(' ').length > MOST) return ''
    said.unshift(own)
  }
  while (said.length > 1 && LEANING.test(said[0] ?? '')) said.shift()
  return LEANING.test(said[0] ?? '') || /^(?:[않못안]\S*|하는|(?:하면|하고|해서|할) .*)$/.test(said.join(' '))
    ? ''
    : said.join(' ')
}

/**
 * What a question proposes; null where it asks in a way that has no one plain answer, or would be repeated wrongly.
 * @param nickname what stands for “me” and “my”
 */
export function proposalOf(question: string, sense: Sense, nickname: string): Proposal | null {
  const text = question
    .normalize('NFC')
    .replace(/[ㄱ-ㅎㅏ-ㅣ^;…]+/g, '. ')
    .replace(/\.{2,}|~+|!+/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = sentencesOf(text).flatMap((sentence) => proposalIn(sentence.trim(), sense) ?? [])
  const [asked] = found
  if (!asked || found.length > 1 || QUESTION_WORD.test(asked.what) || ASKED_BEFORE.test(asked.what)) return null
  const what = clauseOf(asked.what, nickname)
  return what === '' ? null : { ...asked, what }
}
