/** What kind of question a visitor asks: whether a wish comes true, whether to do or to stop, when, how, why … */
import type { Sense } from './bank.ts'

/** A text without what phones and moods add to it: faces, laughter, doubled marks, quotation marks. */
export const plainQuestion = (question: string): string =>
  question
    .normalize('NFC')
    .replace(/ㄱㅊ|ㅇㅋ|갠춘/g, '괜찮나요')
    .replace(/[ㄱ-ㅎㅏ-ㅣ]+|\p{Extended_Pictographic}|["'()“”‘’[\]^*]/gu, ' ')
    .replace(/\.{2,}|…/g, '. ')
    .replace(/([?!~])[?!~.]*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Every syllable that ends in a consonant, by its number among the finals. */
const endingIn = (final: number): string =>
  `[${Array.from({ length: 399 }, (_, at) => String.fromCodePoint(0xac_00 + final + 28 * at)).join('')}]`
const N = endingIn(4)
const L = endingIn(8)

/** Lets [ㄹ] in a pattern stand for every syllable that ends in ㄹ (할, 갈, 만날, 옮길 …), and [ㄴ] likewise. */
const wide = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll('[ㄹ]', L).replaceAll('[ㄴ]', N), flags)

/** How a clause that asks ends, wherever it stands; what follows begins a new one. */
const ENDING =
  /(?:(?<!니)까요?|까여|까용|(?<!끝|각|만|지|겁|탄|빛|신|짜증|화|티|드러|떠|일어|태어|깨어|헤어|쏟아|뛰어|튀어|흔들리|망)나요|[는은운한된큰픈]가요|인가요?|건가요?|[건]지요?|죠|지요|냐|어때요?|어떨까\S{0,2}|어떨지|어떡해요?|어떡하[죠지]|어쩌[죠지]|[돼되]요\?|도\s?돼요?|야\s?돼요?|되나|됨|거임|[있없]음|맞[나아]요?|좋[나아]요?|[있없]나|겠나|려나|궁금\S{0,4}|고민\S{0,4}|모르겠\S{0,3}|봐\s?주세요|골라\s?주\S{1,2}|무서워요?|걱정(?:이에요|돼요|됩니다|이다|임|이네요|돼|된다|되네요))(?=[\s.?!~,]|$)[.?!~]*(?!\s*(?:봐|말까|말지|말아|하는데|합니|하고|해요|하다|고민|걱정|무서|무섭|두려|두렵|싶|생각|불안|겁|궁금|모르|알고|조마|신경|초조|떨|못\s|잠이|안\s|의문|는데|에요|이에요|중|입니))/g
/** A sentence that asks without a mark: how it ends at its very end. */
const ASKS =
  /(?:[는은운한된큰픈인]가|[런할될올갈을는은인]지|[니]|돼|[오가보하]나|[가-힣]각(?:임|인가)?|[했]나|거[지야]|하지|[거편각중감사람은]임|함|알려\s?\S+|봐\s?\S*주\S+|조언\S*|추천\S*|가능|불안\S*|두려\S*|겁\S*|법\s?좀\S*|좋은데|[어아]때|싶\S{0,3})[.!?~\s]*$/

/** The clauses of a question, each a sentence or a part of one that asks. */
export function clausesOf(plain: string): string[] {
  const parts: string[] = []
  for (const sentence of plain.split(/(?<=[.?!~])\s*/)) {
    let from = 0
    for (const { 0: found, index } of sentence.matchAll(ENDING)) {
      parts.push(sentence.slice(from, index + found.length))
      from = index + found.length
    }
    parts.push(sentence.slice(from))
  }
  return parts.map((part) => part.replace(/^[\s,]+|\s+$/g, '')).filter((part) => /[가-힣]{2}/.test(part))
}

const ends = (clause: string): boolean => {
  ENDING.lastIndex = 0
  const found = [...clause.matchAll(ENDING)].at(-1)
  return found !== undefined && found.index + found[0].length >= clause.length - 1
}

const INTERROGATIVE = /언제|왜|어떻게|어떡|어케|어찌|어쩌|무엇|무슨|뭐|뭘|뭔|어떤|어디|어느|누구|누가|누굴|몇\s/

/** Whether a clause asks; “여행? 공부?” after a question only offers answers. */
const asks = (clause: string): boolean =>
  !/^(?:\S+\s){0,2}고민\S*[\s.!~]*$/.test(clause) &&
  ((clause.includes('?') && (clause.length > 8 || ends(clause))) ||
    ends(clause) ||
    ASKS.test(clause) ||
    INTERROGATIVE.test(quiet(clause)))

/** Words that look as if they asked, and what others are told to have asked. */
const quiet = (clause: string): string =>
  clause
    .replace(/(?:언제|왜|뭐|뭘|무슨|어떻게|어디|누구|누가|얼마)\S*(?:\s\S+)?(?:냐고|느냐고|냐는)\s?/g, ' ')
    .replace(
      /(?:뭐|뭘|무얼|무엇을|어딜|어디를|누구를|누굴|언제|어떻게|누가|누구|어디)\s?(?:\S+\s)?\S*(?:[아어해와가봐라려져]|든)(?:도|지)\s/g,
      ' ',
    )
    .replace(
      /(?:고|인지|든|지|이니)\s?(?:뭐고|뭔지|뭐니)|언젠가\S*|뭔가(?!요)|누군가\S*|누굴\s만날\s수|누구\s만날\s수|어떻게든|왠지|웬지|어느\s?(?:정도|새|덧|날)|어디까지나|아무\S*|얼마\s?전\S*|얼마\s?안|몇\s?(?:번|년|달|개월|살|명|군데|마디)?\s?(?:째|이나|동안|년|전|안)|언제까지나|뭐랄까|무슨\s?일\s?(?:있|생)/g,
      ' ',
    )

const WHETHER_OR_NOT =
  /야\s?(?:하나요?|할까요?|돼요?|될까요?|하는지)\s(?:이제\s)?(?:그만|접|포기|관|정리|끊|헤어|놓|떠나)\S*\s?(?:하나|할까|될까|돼|할지)|(?:까요?|지|야|돼|래|하나|되나)\s?(?:말까|말지|말아|말어|말라|마나)|[까지]\s안\s\S+[까지]/

/** A or B, each a thing to do or have. */
const TWO = wide(
  /어느\s?(?:쪽|편)|(?:둘|두\s?(?:곳|군데|개|가지|회사|사람|길|명|분))\s?(?:중|다)\S{0,2}\s(?:\S+\s){0,4}(?:어느|어떤|어디|누구|누굴|무엇|뭐|뭘|뭔|더|낫|나을|나은|나음|골라|못\s?고르|하나만|하나를)|(?:랑|이랑|하고|와|과|vs)\s?(?:\S+\s){1,4}중에?\s?(?:\S+\s){0,3}(?:어느|어떤|어디|누구|누굴|무엇|뭐|뭘|뭔|더|낫|나을|나은|나음|골라|하나만|하나를)|\svs\.?\s|[가-힣]\s?vs\s?[가-힣]|(?:이냐|느냐|냐|이나|거나)\s.+(?:이냐|느냐|냐)(?=\s|$|[?.])|(?<![저나])(?:랑|이랑|하고|와|과)\s(?:\S+\s){1,3}(?:어느\s?(?:쪽|게|것|편)|어디가(?!면)|뭐가\s?(?:더|나|낫|좋|맞)|누가\s?더|어떤\s?[게걸])|(?:나을까|좋을까|맞을까)요?\s(?:\S+\s){1,4}(?:나을까|좋을까|맞을까)|[ㄹ]지\s(?:\S+\s){0,6}\S*[ㄹ]지|(?:뭐|머)가\s?(?:더\s|훨씬\s)?(?:낫|나을|나아|나음|나은|나\?)|(?:되고|기,|쪽)\s.*뭐가\s?(?:더\s)?(?:맞|좋)|[,，]\s?(?:\S+\s){0,4}중에?\s?(?:뭐|어|골)/i,
)
const EITHER_ACT = wide(
  /[ㄹ](?<!걸|일|될|올|질|있을|없을|생길)까요?,?\s(?!하는|합니|하고|고민|생각|싶|봐|말(?!할|씀)|걱정)(?:\S+\s){0,6}?(?!말까)\S*[ㄹ](?<!걸|일|될|올|질|있을|없을|생길)까(?:요|여)?(?=[\s.?!~]|$)/,
)
/** Leaving a thing undone: “나가지 말까” */
const NOT_TO = wide(/(?<![ㄹ])지\s?말까/)
/** The same predicate said twice: “상반기가 나아요 하반기가 나아요?” */
const EITHER_IS =
  /(\S{1,3})(?:이랑|랑|와|과|하고)\s\S*\1\s(?:중|어디|어느|누구|뭐|뭘)|(?:될|할|좋을|나을)까요?,\s(?:아니면\s)?(?:\S+\s){1,4}\S*(?:될|할|좋을|나을)까요?|(나아요|좋아요|나은가요|나을까요?|좋을까요?|[때기]일까요?),?\s(?:\S+\s){0,3}\S*\2/
const OR = /아니면|아님\s|아니\s(?=\S)/
const FACT_OR = /(?:[건인]지|걸까요?|건가요?|일까요?|인가요?)\s.*(?:[건인던]지|걸까|건가|일까|인가|촉|착각)/

const WHEN =
  /언제|몇\s?(?:월|년도|살|일|시|주|개월|분기)|얼마나\s(?:\S+\s)?(?:걸|기다|남|있어야|더|오래)|얼마\s?(?:뒤|후|만에|동안)|(?:시기|날짜|타이밍|때)(?:[은는이가를]|도|만)?\s?(?:$|[?.!~]|궁금|알|좀|봐|인가)|며칠\s?(?:쯤|날|에|이나|뒤|후)|어느\s?(?:때|달|계절)/
const WHY =
  /(?:^|\s)왜|왜\s?(?:이|그|저|안|못|자꾸|이러|그러|나|일까|지)|(?:이유|까닭|원인)(?!\s?없이)(?:[은는이가을를]|도)?\s?(?:$|[?.!~]|뭐|뭘|뭔|무엇|무슨|궁금|알|어디|있|모|인)|뭣\s?때문|(?:무엇|뭐|뭔|무슨\s?일|무슨)\s?때문|(?:뭐|뭘|무엇|무얼|뭔|어디)(?:가|이|를)?\s?(?:\S+\s)?(?:문제|잘못)|어디서\s(?:왔|온|비롯)|심리[가는]?\s?(?:뭐|뭘|뭔)/
const HOW_GOES =
  /어디로\s(?:\S+\s)?(?:흘러|흐를|가고\s?있|향)|어떻게\s?(?:될(?!\s?수)|되[나는려어](?!\S*\s?돼)|돼[갈가]|흘러|흐를|풀릴(?!\s?수)|풀려|변할(?!\s?수)|변해|바뀔(?!\s?수)|달라(?!질\s?수|고|는|할|달)|흐르|펼쳐|이어질|지나갈)|앞으로\s?(?:\S+\s){0,2}(?:어떨|어떤가|어떻)|(?:운|흐름|사이|관계|미래|앞날|전망)\S{0,2}\s(?:좀\s)?어때|흐름(?:은|이|도|을)?\s?(?:어|궁|좀|알|봐|\S*$)|(?<!까\s?하는데\s?)(?<!는데\s?)어떨(?:지|런)/
const HOW_SEEN =
  /어떻게\s(?:\S+\s)?(?:생각|느끼|느낄|보[고는이일]|볼|봤|여기|비치|비칠|기억)|어떻게\s?생각|무슨\s(?:생각|마음|심리|감정|뜻|의미)|(?:(?:속마음|본심|진심)(?:은|이)?|마음[은이])\s?(?:뭐|뭘|뭔|무엇|어떨|어떤)|뭘로\s?보|어떤\s?(?:존재|사람|의미|마음|느낌)(?:으로|일|인|이)/
const HOW =
  /어떻게|어떡|어찌|어케|어쩌|우째|어뜨케|뭘\s?어떻게|뭐라고?\s|무슨\s?말(?:을|부터)?\s?\S*(?:해야|하[지면])|방법(?:[이은을]|도|좀)?\s?(?:$|[?.!~]|있|없|뭐|뭘|무엇|궁금|알|좀|찾)|(?:[하되가지리으해])려면|법\s?(?:좀|있|없|알|뭐)|어떤\s(?:마음|마음가짐|자세|태도|식|얼굴|표정|기준|방식|순서|말)(?:으로|로)|대처|조언|어디로\s(?:\S+\s)?(?:가야|가죠|갈)|뭐부터|무엇부터|어디서부터|팁\s?(?:좀|있)|요령|얼마나\s?자주/
const WHAT =
  /무엇|무얼|무슨|뭐|뭘|뭔|뭣|어떤|어느|어디|얼마|누구|누가|누굴|누군|몇\s?[가-힣]|머가|머를|(?:^|\s)모가\s|추천/
/** One says what one fears, or asks whether it comes. */
const FEARS =
  /(?:을|ㄹ|할|될|갈|올|질|볼|릴|칠|일|날|낼|울|킬|힐|길|살|둘|줄|알|만날|쓸|빌|뜰|날릴|들|[가-힣])까\s?봐|까\s?(?:무서|무섭|걱정|두려|두렵|겁|불안|조마|신경)|(?:무섭|두렵|걱정|겁)(?:나|돼|되|이|네|다|습|어)/
const WHAT_IF =
  /(?<!하려|가려|되려|으려|지려|려)(?:면|다가|한테|같아서|해서|되는데|텐데|든지)\s?(?:\S+\s){0,5}(?:어떡|어떻해|어쩌|어째|우짜|어뜩)/
const HARM =
  /망하|망할|망했|망치|망칠|망해|후회|바람\s?(?:피|필|날)|식을|늦어|불이익|떨어질|떨어지|실패|헤어지|헤어질|잘리|잘릴|싫어(?:하|할|졌|진)|미워|미움|들키|들킬|틀어(?:질|지)|나빠|멀어지|멀어질|손해|손절\s?당|질릴|차일|차이|까일|혼날|거절당|욕\s?먹|찍히|찍힐|뒤처|뒤쳐|버림|버려|당할|당하|틀릴|못\s?(?:하게|할까|붙|버티|받|될)|안\s?(?:되|될|돼|오|올|뽑)|부담스러|귀찮|큰일|탈락|미끄러|깨질|깨지|끝나|끝날|끝일|사고|위험|낙오|쓰러|무너|상처\s?받|잃|놓칠|놓치|꼬이|꼬일|싸우게|외톨|혼자\s?남|혼자일|안\s?좋은|나쁜\s?일|뒤통수|손해|물릴|민망|비참|초라|꼴|이상하게|(?:처럼|해|워)\s?보이?(?:일|려나|나)|늙|왕따|불합격|오를까|떼일|떼이|사기|속는|그만두게|포기하게|힘들어질|어려워질|심해질|무시/
const DREAD = /이러다|이대로|영영|평생|혹시|또\s|괜히|다시는|갑자기|만약|언젠간\s?또/
const PAST_FACT =
  /[았었였했갔왔됐났졌렸웠겼셨꼈쳤봤줬렀켰혔컸썼뒀샀]\s?(?:을까|나요?(?:$|[?.!~\s])|던\s?(?:걸|거|것|건|가|게)|는지|을지|니(?:$|[?.!~])|냐|을\s?거|을려나)|(?:한|된|난|온|간|린|운|은|진|킨|친|본|준|인)\s?(?:걸까|것일까|건가|걸가|거\s?맞|게\s?맞|건지|거야|거예|거겠|거임|거죠|거지|것인)/
const IS_IT = wide(
  /[ㄴ]\s?(?:걸까|것일까|건가|걸가|거죠|거지|거\s?맞|건지|거야|거예|거겠|거임)|(?:있는|없는|한|된|난|간|진|온)\s?게\s?맞|(?:저를|나를|저한테|나한테|제게)\s(?:\S+\s)?\S+\s?게\s?맞|고\s?있(?:을까|나|니|는\s?걸|는지|을지|죠|어요?\?)|있(?:긴|기는)\s|진심일|진짜일|사실일|거짓일|맞(?:아요?|나요?|죠|지|을까요?|는지)(?=$|[?.!~\s])|아닐까|아닌가|아님|아니[죠지]|진짜\s?있나|없나요|일까요?(?=$|[?.!~\s])|인지(?=$|[?.!~\s])|인가요?(?=$|[?.!~\s])|[은는운한]가요?(?=$|[?.!~\s])|기분\s?탓|착각|[임]\??$|호감임|[는은ㄴ한]지\s?(?:알고|궁금|모르)|고\s?싶어\s?하[나니는]|싶을까|[해]하(?:나|니|나요|는지)|(?:좋아|싫어|미워|그리워|힘들어|서운해|생각)\s?(?:할까|하나|하니|하는지|하고|날까)|기억(?:할|하)|[아어해이]에?요\?$|예요\?$/,
)
/** Becoming, which nobody does on purpose. */
const HAPPENS =
  /(?:수|가능성|가망|희망|일|날|때|기회|사람|인연|소식|운|자리|복)(?:이|가|은|는|도|라도)?\s?(?:있|없|올|오|생|남)|(?:될|돼|되|풀릴|붙을|오를|늘|생길|괜찮|잘\s?볼|나올|이길|뽑힐|팔릴|들어올|돌아올|돌아오|좋아질|나아질|편해질|[가-힣]질|[가-힣]아질|[가-힣]어질|통할|알아\s?[볼줄채챌]|이루|떠오를|이어질|남을|먹힐|열릴|끝날|변할|바뀔|같을|걸릴|어울릴|맞을|받을\s?수|통과|성공|합격|당첨|오래\s?갈|까지\s?갈|갈\s?수|잘\s?갈|버틸\s?수|가라앉|주실|주시|오실|줄|클|많을|벌릴|모일|터질|뜰|빛|잊힐|적응|알게|하게|[가-힣]게\s?될)(?:까|지|나|려나|는지|긴|까여|가요|래나)|가능(?:할까|한가|하나|성|\?|$|[\s.!~])|겠[죠지]|되긴|오긴|있긴|[지리]긴|긴\s?(?:할|하나|한가)|나\s?오나|려나|(?:되|오|붙|생기|풀리|끝나|늘|뜨|[가-힣]지)나요?(?=$|[?.!~\s])|보다\s?나을까|좀\s?나을까|나을\s?수|볼\s?수|날이\s?올/
const OTHER =
  /(?:걔|얘|쟤|그\s?(?:애|남자|여자|언니|선배|누나|형|녀석)|그분|오빠|그\s?사람|그\s?애|남친|여친|남자친구|여자친구|남편|엄마|아빠|부모님|친구|사람들?|다들|애들|상대|회사|선배|사장님?|팀장님?|누가|집주인|강아지|고양이|아이)(?:[이가은는도]|께서|들이|들은)\s(?:\S+\s){0,6}\S*(?:할까|하실까|줄까|올까|갈까|낼까|주실까|말할까|연락할까|나올까)/
const SHOULD_BE =
  /도\s?(?:안\s?늦|늦지\s?않)|나으려나|볼\s?만(?:한|할까)|[는을]\s?(?:게|것이|편이|쪽이)\s?(?:좋|낫|맞|나)겠|(?:(?<=[아어해여와가봐려워줘둬써내놔타사자러우켜져쳐펴세대재채깨춰꿔눠쥐쉬]|떠나|만나|일어나|그만두)도|되|면)\s?(?:될|되|돼|됨|괜찮|좋을|안\s?늦|이상하|상관없|문제없|되겠)|야\s?(?:할까|하나|하는|할지|돼|되나|될까|될지|됨|하죠|하냐|하려나|겠|될|되는|되)|[는을]\s?(?:게|것이|것|편이|거|쪽이)\s?(?:맞(?!을\s?거)|좋|나[을은아]|낫|옳|현명|이득|답|서로)|(?:민폐|오바|오버|무모|무리|욕심|실례|바보|무모한|무리한|지나친|섣부른|미친|성급|옳은|맞는|알맞은|좋은|현명한|잘하는|괜찮은)(?:\s?(?:짓|선택|결정|생각|타이밍|때|년|놈|거|건|걸|것))*\s?(?:인가|일까|될까|는\s?건|일지|이냐|이겠|아닐까|인지|인거)|괜찮(?:을까|나|을지|은가|겠)|좋을(?:까|지)|나을(?:까|지)|(?:까|려고)\s?(?:하는데|합니다|해요|고민|싶|생각|하는\s?중|하다)\S*(?:\s?\S*(?:어때|어떨|괜찮|될|어떤|좋을)\S*)?|(?:이직|고백|연락|사과|지원|투자|구매|이사|출발|도전|퇴사|손절|포기|이별|차단|환불|사직|정리)\s?각|라도\s?(?:해|가)볼까|(?:해|가|봐|사|타)도\s?(?:ㄱ|돼)/
const ACTS =
  /(?:해|아|어|여|려|와|가|써|내|꺼내|물어|만나|알아|돌아|찾아|걸어|보내|늦게|일찍|먼저)\s?볼까|(?:말|연락|고백|시작|도전|지원|신청|사과|포기|공부|준비|결혼|투자|계약|양보|정리|부탁|거절|인사|전화|얘기|이야기|선톡|톡|정색|등록|입양|독립|이사|이직|퇴사|그만|환불|취소|복학|휴학|자퇴|청혼|운동)(?:을|를)?\s?할까|(?:갈|살|팔|쓸|둘|낼|뺄|맬|탈|칠|쉴|틀|접을|끊을|지울|버릴|놓을|보낼|옮길|바꿀|만날|들을|넣을|올릴|꺼낼|자를|기다릴|참을|버틸|다닐|들어갈|나갈|내려갈|돌아갈|맡을|헤어질|그만둘|관둘|때려칠|따를|받을|먹을|입을|시킬|배울|키울|데려올|떠날|따질|드릴|넘어가\s?줄|참아\s?줄|풀어\s?줄|들어\s?줄|기다려\s?줄|용서해\s?줄|고를|미룰|숨길|말할|물을|빌릴|빌려줄|갚을|차단할|잊을|끝낼|찢을|전할|합칠|모을|놀|잘|찾을|나설|밀어붙일|덮을|그럴|맞출|늘릴|줄일|깔|뽑을|질러|지를|씹을|멈출|그만할|모른척할|해버릴|신청할|풀어줄|용서할|떨어져\s?있을|내려놓을)까/
/** What looks like an act but only happens. */
const ELSE_CASE =
  /(?:반응|결과|사이|성적|날씨|분위기|궁합)(?:이|가|도|은|는)?\s?(?:좋을까|괜찮을까)|(?:저|나)를?\s?알아\s?볼까|(?:사람|애|분|오빠|남자|여자|친구|선배|언니|누나|엄마|아빠|회사|상사|팀장님?|사장님?|아이|남친|여친|남편|아내|전남친|전여친)(?:이|가|께서)\s(?:(?!\S*(?:데|면|고|서|만|까|야|도|게|지|재|래|요)\s)\S+\s){0,4}\S+까요?[\s?.!~]*$|(?:걔|쟤|얘|그\s?사람|그분|그\s?애)(?:는|은|도|가|이)?\s(?:저|나|제)\S*\s(?:(?!\S*(?:데|면|고|서|만|까|야|도|게|지|재|래|요)\s)\S+\s){0,3}\S+까요?[\s?.!~]*$|(?:까지|오래|잘|끝까지)\s?(?:갈|버틸)까|무사히\s\S+까|(?:내년|올해|다음|앞으로|\S0?대는|나이)\S*\s(?:\S+\s){0,3}나을까|(?<!마|모)실까|통과할까|합격할까|[가-힣]기는\s?할까|(?<![착생감조시자청])각(?:임|인가요?|이냐)?[\s?.!~]*$/
/** Something or somebody else of which a thing is said. */
const SUBJECT = /(?<![제내같많없굳깊높])[이가]\s(?:\S+\s){0,2}\S+까(?:요|여)?[\s?.!~]*$/
/** A verb that one does, as far as its ending tells. */
const ENDS_IN_ACT = wide(
  /[ㄹ](?<!될|(?<![던따만])질|(?<!데려|다녀|가져|사|찾아|갔다)올|(?<![줄높붙먹속]|움직|기울)일|걸|있을|없을|같을|좋을|많을|나을|맞을|풀릴|팔릴|열릴|들릴|걸릴|밀릴|불릴|흔들릴|잘릴|짤릴|몰릴|잡힐|막힐|뽑힐|찍힐|먹힐|묻힐|잊힐|생길|이길|늘|오를|붙을|남을|괜찮을|클|해낼|겨낼|(?:인정|사랑|칭찬|용서|상|도움|관심|연락|답장|미움|오해|상처|허락)\s?받을|얻을|이룰|할\s?수|통할|변할|행복할|성공할|합격할|가능할|편할|필요할|어떨|그럴|이럴|달라질)까/,
)
const STOP =
  /은퇴|졸혼|(?:스터디|무리|동아리|동호회|크루|모임|단톡방?|회사)\S*\s(?:\S+\s){0,3}나(?:올|갈)까|(?<!걱정\s?)(?<![가-힣])안\s?[가-힣]{1,4}(?:도)\s?(?:될|되|돼|괜찮)|(?<![가-힣])안\s?[가-힣]{1,4}는\s?게\s?(?:맞|낫|나|좋)|지\s?말까|그만\s?(?:둬|두|둘|뒀|둡|할|하|해|만나|볼|봐|드|보|좋|울|다|쓰|가|기|돌|나|먹|사|놀|마|참|애|챙|미|따|낮)|관둘|관두|관둬|때려\s?[치쳐칠]|포기|손절|끊(?!임|어지|긴|겼)|접(?:을|고|어야|어도|는|자|나|어)|정리|헤어(?:질까|져야|지는\s?[게거것]|지자고|질지|져도|지고\s?싶|지는\s?편)|놓아|놔\s?(?:줘|줄|주|야|도)|(?<!털어\s?|내\s?)놓을|놓는|놔야|잊(?:어야|을까|는\s?게|어도|어버)|퇴사|차단(?!당)|멀리\s?(?:해|할|하)|거리를?\s?(?:좀\s)?(?:둬|두|둘)|휴학|자퇴|(?<!나|살이\s?|살\s?)빠질까|빠지고|(?:회사|모임|단톡|단톡방|집)\S?\s나올까|탈퇴|탈덕|내려놓|안\s?(?:보|만나|하|가|다니|볼|갈|할)(?:는\s?게|고\s?[살사]|도\s?될|도\s?되|까|고\s?싶|는게)|연락\s?안\s?하는|그만\S*\s?말|버려야|(?<![써해사가먹워아어])버릴까|버리는\s?게|파기|취소|지울까|지워야|지우는\s?게|멈출까|멈춰야|멈추는\s?게|손\s?떼|손\s?놓|물러나|돌아설|단념|정\s?떼|떠나\s?보내|보내\s?(?:줘야|줄까|주는\s?게)|발\s?빼|벗어나야|미련\s?(?:을\s)?버|철수|폐업|문\s?닫|팔아\s?버|이혼|파혼|갈라서|욕먹고\s?말까|그냥\s?혼자|끝내(?:야|는|도)|끝낼까|이별|사표|관계\s?끝/
const WISH_STOP = /그만\s?(?:하|두|둬|만나|보)\S*\s?싶|(?:접|끊|빠지|포기하|때려치|관두|헤어지|내려놓|놓|손절하)고\s?싶/
const YES_NO =
  /(?:까|나|가|지|죠|니|냐|됨|음|임|함|각|가능|[아어해돼와져봐래야예에]요?\?|돼요?|\?)(?:요|여)?[.!?~\s]*$|아닐지|까(?:요|여|용)?(?:\s|$)|긴\s|지\s?(?:모르|궁금|알)|는지|을지|인지|건지/

/** What in a frame is giving up the very thing its texts keep, though it is no such word elsewhere; and the other way round. */
const GIVES_UP: Readonly<Record<string, RegExp>> = {
  offer: /거절|(?<!제)안\s?(?:하|받|가)겠다|안\s?간다/,
  'break-up': /헤어지자고?\s?(?:할까|말|해야)|끝내|끝낼|이별을?\s?(?:말|고)/,
  invest: /팔까|팔아|팔고|뺄까|정리|빼는|해지/,
  parenting: /그만/,
  'big-buy': /환불|되팔|해지|무를|취소/,
  spending: /깨도|깰까|해지/,
  leave: /휴학|자퇴|쉬는|쉬어도|쉴까|그만|접/,
  'exam-again': /접|덮|취업할/,
  'job-long': /접/,
  exam: /덮/,
  quit: /런(?:해|할)|나(?:가|와)도|나갈까|나올까|퇴사/,
}
const GOES_ON: Readonly<Record<string, RegExp>> = {
  distance: /거리|선\s?(?:을\s?)?(?:긋|그)|거절|정색|차단|안\s?든다고/,
  'after-parting': /지울|지워|지우|버릴|돌려/,
  rest: /쉬|쉴|멈|휴가|빠/,
  spending: /끊|줄이|줄일/,
  habit: /끊|줄이|줄일|그만\s?(?:마|먹|피)/,
  home: /나가|나올|빼/,
}

/** The sense of a question; works on any text. With its frame known, giving up is told from going on. */
export function senseOf(question: string, frame?: string): Sense {
  const sense = senseOfWords(question)
  if (frame && sense === '할까' && GIVES_UP[frame]?.test(question)) return '그만'
  if (frame && sense === '그만' && GOES_ON[frame]?.test(question) && !/그만\s?[두둘하할]|포기/.test(question))
    return '할까'
  return sense
}

function senseOfWords(question: string): Sense {
  const plain = plainQuestion(question)
  const clauses = clausesOf(plain)
  // Sides of a choice may have been parted
  if ((EITHER_ACT.test(plain) || EITHER_IS.test(plain)) && !WHETHER_OR_NOT.test(plain) && !FEARS.test(plain))
    return '둘'
  const asking = clauses.filter(asks)
  const [last, before] = [asking.at(-1), asking.at(-2)]
  if (before && last) {
    // “또 떨어지면 어떡해” after a question only says why one asks
    if (/어떡|어쩌|까\s?봐/.test(last)) {
      const sense = senseOfClause(before)
      if (sense && sense !== '열린' && sense !== '사실') return sense
    }
    if (
      /^(?:아니면|아님|그냥|진심)/.test(last) &&
      /(?:건가요?|걸까요?|인가요?|일까요?|임\?|맞나요?|맞아요?|맞[죠지])[.?!~\s]*$/.test(before)
    )
      return '사실'
    if (/^(?:아니면|아님)/.test(last)) return senseOfClause(`${before.replace(/[.?!~]/g, '')} ${last}`) ?? '둘'
  }
  for (const clause of asking.toReversed()) {
    const sense = senseOfClause(clause)
    if (sense && sense !== '열린') return sense
  }
  const sense = senseOfClause(plain)
  if (sense) return sense
  if (FEARS.test(plain)) return '겁'
  return '열린'
}

function senseOfClause(clause: string): Sense | null {
  const said = quiet(clause)
  const end = said.slice(-26)
  const close = said.slice(-14)
  if (NOT_TO.test(said)) return '그만'
  if (WHETHER_OR_NOT.test(said))
    return STOP.test(said.slice(Math.max(0, said.search(WHETHER_OR_NOT) - 6), said.search(WHETHER_OR_NOT) + 2))
      ? '그만'
      : '할까'
  if (/까\s?봐\S*\s?(?:걱정|무서|불안)/.test(said)) return '겁'
  if (/까\s?봐/.test(end) || (FEARS.test(end) && /까\s/.test(said))) return '겁'
  if (WHAT_IF.test(said)) return '겁'
  if (FACT_OR.test(said) && !/[할갈볼]지/.test(said)) return /무서|무섭|걱정돼|불안|두려/.test(end) ? '겁' : '사실'
  if (/같은데\s?맞/.test(said)) return '사실'
  const plan = said.search(/까\s?(?:하는데|합니다|해요|고민|싶은데|생각\s?중|하는\s?중)|[하되]나\s?싶/)
  if (plan >= 0)
    return STOP.test(said.slice(Math.max(0, plan - 7), plan + 1)) || /포기하고/.test(said) ? '그만' : '할까'
  if (TWO.test(said)) return '둘'
  if (OR.test(said))
    return /(?:도|면)\s?(?:될까|되나|괜찮|돼)/.test(said) &&
      /아니?[면님]\s(?:그냥\s)?(?:덮|참|말|안|가만|그만)/.test(said)
      ? '할까'
      : '둘'
  if (!/[아어해와가봐라려워]도\s?(?:될|되|돼|괜찮)/.test(close)) {
    if (WHEN.test(said)) return '언제'
    if (WHY.test(said)) return '왜'
    if (HOW_GOES.test(said)) return '열린'
    if (HOW_SEEN.test(said)) return '무엇'
    if (HOW.test(said)) return '어떻게'
    if (WHAT.test(said) && !/될지\s?모르겠네|될지$/.test(said)) return '무엇'
  }
  if (WISH_STOP.test(end)) return '그만'
  if (/(?:그만|포기|손절|이별|퇴사|정리|휴학|자퇴)\S{0,3}\s?각/.test(end)) return '그만'
  if (/(?:이직|고백|연락|사과|지원|투자|구매|이사|도전|차단|환불|사직|매수|매도|결혼|가야\s?할)\s?각/.test(end))
    return '할까'
  if (/고\s?있는\s?(?:걸까|건가|거[죠지])/.test(end)) return '사실'
  if (/[될할올풀릴질]\s?것\s?같아요?\?/.test(close) && !HARM.test(close)) return '될까'
  if (/것\s?같\S*\s(?:\S+\s)?(?:불안|무서|무섭|걱정|두려|겁)/.test(said)) return '겁'
  if (/살\S*\s(?:\S+\s)?빠질까/.test(said)) return '될까'
  if (HARM.test(close) && /것\s?같\S*[\s?.!~]*$/.test(close)) return '겁'
  if (HARM.test(said) && /그럴까/.test(close)) return '겁'
  if (
    /(?:조심|주의|신경\s?쓸|챙길|챙겨야|내려놓|놓치고\s?있|고칠|고쳐야|준비할|버려야\s?할|키워드)\S*\s?(?:할\s?|하는\s?)?(?:거|것|게|점|건|같은\s?거)\S?\s?있/.test(
      end,
    )
  )
    return '무엇'
  if (!YES_NO.test(said)) return FEARS.test(said) ? '겁' : null
  if (
    /(?:싫어|미워|무시|부담스러워|귀찮아|이상하게|만만하게)\S*\s?(?:생각하는|보는|하는)?\s?(?:걸까|건가|거\s?(?:같|맞))/.test(
      end,
    ) &&
    !DREAD.test(said)
  )
    return '사실'
  const verb = end.replace(/\S+[자라다냐]고\s(?!할|하|해|말)/g, '').slice(-16)
  if (/큰일|후회할|망할/.test(close) && /까/.test(close)) return '겁'
  const stops =
    !/(?:반|권|표|pt|헬스|티켓)\S?\s?끊/.test(said) &&
    (STOP.test(verb) || /포기하고|놓아주는/.test(said)) &&
    !/버리고|정리하고/.test(said)
  if (/수\s?(?:있|없)/.test(close) && !SHOULD_BE.test(close)) return HARM.test(end) && DREAD.test(said) ? '겁' : '될까'
  if (/긴\s?(?:할|하나|한가|한지|함)/.test(close))
    return /(?:마음|관심|생각|미련|사랑|좋아|복|운)\S*\s?(?:있|하)긴/.test(said) ? '사실' : '될까'
  if (/거\s?(?:맞|아니|아닐|아님|아닌)/.test(end))
    return (HARM.test(end) || /이러다|이대로|평생|영영|걸러/.test(said)) && /아니|아닐|아님|아닌/.test(end)
      ? '겁'
      : '사실'
  if (
    /(?:뜻|의미|신호|말|핑계|탓|때문|착각|짝|인연|빈말)(?:이)?\s?(?:일까|인가|인지|맞을까|맞나)|(?:있는|없는|한|된|난|간|진|온)\s?게\s?맞|(?:저를|나를|저한테|나한테|제게)\s(?:\S+\s)?\S+\s?게\s?맞|같은데\s?맞|[한는은]\s?(?:게|거|일)\s?있나|[워러아어]하(?:시)?나요?$|어하시나|(?:느낌|예감|생각|판단|촉)이?\s?맞(?:을까|나|죠)|(?:마음|관심|생각|미련|감정|호감|화나|남아)(?:이|가|은|는|도)?\s?(?:조금은\s?|아직\s?)?있/.test(
      end,
    )
  )
    return '사실'
  if (ELSE_CASE.test(end) && !PAST_FACT.test(end) && !/[는은던운한인신]\s?걸까|있을까|일까요?[\s?.!~]*$/.test(end))
    return HARM.test(close) ? '겁' : '될까'
  if (PAST_FACT.test(end) && !SHOULD_BE.test(end)) return '사실'
  if (stops && (SHOULD_BE.test(end) || ACTS.test(end) || /겠[죠지]|까(?:요|\s|$|[?.!~])/.test(end))) return '그만'
  if (/[는을]\s?(?:게|것이|편이|쪽이)\s?(?:좋|낫|맞|나)겠/.test(close)) return '할까'
  if (/아니겠[죠지]/.test(close)) return '겁'
  if (/겠[죠지]/.test(close)) return /[야도]\s?(?:되)?겠/.test(close) ? '할까' : '될까'
  if (SHOULD_BE.test(end)) return '할까'
  if (/(?:이러다|이대로|영영|평생)/.test(said) && /(?:건가요?|걸까요?|까요?|나요?|거죠)[\s?.!~]*$/.test(close))
    return '겁'
  if (HARM.test(close) && (DREAD.test(said) || /까요?|까\s|건가|걸까|나요/.test(close))) return '겁'
  if (
    /(?:생각|후회|행복|그리워|보고\s?싶어|힘들어|좋아|미워|기억)\s?할까/.test(close) &&
    !/제가|내가|나도|저도/.test(said)
  )
    return '사실'
  if (OTHER.test(said) || /(?:다들|모두|애들|사람들)\s\S+까요?[\s?.!~]*$/.test(close)) return '될까'
  if (ACTS.test(close)) return '할까'
  if (HAPPENS.test(close)) return '될까'
  if (IS_IT.test(close)) return '사실'
  if (/[가-힣]까(?:요|여|용)?[\s?.!~]*$/.test(close))
    return SUBJECT.test(said) || !ENDS_IN_ACT.test(close) ? '될까' : '할까'
  if (FEARS.test(said)) return '겁'
  // Something asked of how things are
  return /(?:나요|가요|[죠지니]\?|[아어해요야]\?|나\?|[했났었았]나)(?=$|[\s?.!~])/.test(close) ? '사실' : '열린'
}

/** Whether words can stand before “쪽” as they are: a short noun phrase, or what describes the side. */
function isSide(words: string): boolean {
  const length = [...words].length
  return (
    length >= 1 &&
    length <= 10 &&
    /^[가-힣a-z\d ]+$/i.test(words) &&
    !/[?]|^(?:그냥|아님|아니면|이제|진짜|제가|저는|나는|지금은|둘|뭐|뭘|어디|어느|누가|언제|왜|어떤)(?:\s|$)/.test(
      words,
    ) &&
    !/(?:까|요|죠|니|냐|[한된간온는]다|ㄴ지|[는은던]지|[ㄹ할갈볼살될]지|는데|은데|지만|면서|어서|아서|해서|하고|이고|려고|으로|에서|에게|한테|이랑|음)$/.test(
      words,
    )
  )
}

/** Where a side begins: after the last clause that only tells the story, and after “저는”. */
const lastPhrase = (text: string): string =>
  text
    .replace(
      /^.*(?:[.?!~,]|(?:요|는데|은데|인데|지만|니까|거든|[았었했]음|습니다|합니다|네요|중인데|라서|아서|어서)(?=\s))\s*/,
      '',
    )
    .replace(/^(?:저는|나는|전|난|지금은|이제|진짜|그냥|요즘|다음에는|이번에는?|올해는?|내일|오늘)\s/, '')
    .trim()
/** Where it ends: before what asks about it, or a particle that holds it to the rest. */
const firstPhrase = (text: string): string =>
  text
    .replace(/[.?!~,].*$/, '')
    .replace(
      /\s(?:중에?서?|둘\s?중|둘\s?다|뭐가|뭘|뭐|머가|어디|어느|어떤|누가|누구|저는|저한테|나한테|고민\S*|골라\S*|추천\S*|가운데|사이|사이에서|선택|도와|제발)(?:\s.*)?$/,
      '',
    )
    .replace(/\s(?:중|사이|둘)$/, '')
    .trim()
const bare = (side: string): string => side.replace(/\s?(?:쪽|것|거|게)$/, '').trim()

/** How two sides are named, each with what stands around them. */
const SIDES: readonly RegExp[] = [
  /^(.*?)\s?vs\.?\s?(.*)$/i,
  /^(.*?[^\s느])(?:이냐|냐)\s?(?:아니면\s|아님\s)?(?:그냥\s)?(.+?)(?:이냐|냐)(?=[\s.?!,~]|$)/,
  /^(.*?\S)(?:이랑|랑|하고)\s(.+?\s(?:중에?|둘\s?중|둘다|둘\s다|사이에서).*)$/,
  /^(.*?\S)[와과]\s(.+?\s(?:중에?|둘\s?중|사이에서|가운데).*)$/,
  /^(.*?\S),\s(.+?\s(?:중에?|가운데).*)$/,
  /^(.*?\S)(?:이|가|은|는)\s(?:더\s)?(?:나을까|좋을까|나아|나은가|맞을까|좋아)(?:요|여)?,?\s(?:아니면\s|아님\s)?(.+?)(?:이|가|은|는)\s(?:더\s)?(?:나을까|좋을까|나아|나은가|맞을까|좋아)/,
  /^(.*?\S)일까요?,?\s(?:아니면\s|아님\s)?(.+?)일까요?(?=[\s.?!,~]|$)/,
]

/** The two sides of a choice as they are typed, when both are certain. */
export function optionsOf(question: string): readonly [string, string] | null {
  for (const sentence of plainQuestion(question).split(/(?<=[.?!~])\s+/))
    for (const pattern of SIDES) {
      const [, left, right] = pattern.exec(sentence) ?? []
      if (left === undefined || right === undefined) continue
      const [one, other] = [bare(lastPhrase(left)), bare(firstPhrase(right))]
      return isSide(one) && isSide(other) && one !== other ? [one, other] : null
    }
  return null
}

/** A clause that asks plainly, with its own sense. */
export interface AskingClause {
  clause: string
  sense: Sense
}

/** The clauses that ask something of their own, in their order; none that only sighs, checks or offers answers. */
export const plainAsks = (question: string): AskingClause[] =>
  clausesOf(plainQuestion(question))
    .filter((clause) => asks(clause) && (ends(clause) || clause.includes('?')) && clause.length >= 8)
    .filter(
      (clause) =>
        !/^(?:아니면|아님|그냥|혹시)\s|고민|걱정|무서|모르겠|궁금|봐\s?주|골라|왜\s?(?:이러|이래|그러|그래)|어떡|어쩌|맞[죠지]|그렇[죠지]|그럴까/.test(
          clause,
        ),
    )
    .flatMap((clause) => {
      const sense = senseOfClause(clause)
      return sense && sense !== '열린' && sense !== '둘' ? [{ clause, sense }] : []
    })
