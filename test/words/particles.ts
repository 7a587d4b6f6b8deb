/** Whether the particles of a Korean text fit the words before them. */

type End = 'vowel' | 'rieul' | 'consonant'

const FINALS = [...' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']
const isSyllable = (letter: string): boolean => /^[가-힣]$/.test(letter)

/** The final consonant of a syllable, '' for none. */
export const finalOf = (syllable: string): string =>
  isSyllable(syllable) ? (FINALS[(syllable.charCodeAt(0) - 0xac00) % FINALS.length] ?? '').trim() : ''

function endOfSyllable(syllable: string): End {
  const final = finalOf(syllable)
  if (final === '') return 'vowel'
  return final === 'ㄹ' ? 'rieul' : 'consonant'
}

const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']

/** How a word ends when it is read aloud; null where Koreans would not agree, as with many Latin words. */
function endOf(word: string): End | null {
  const spoken = word.replace(/[^가-힣A-Za-z0-9]+$/, '')
  const last = spoken.at(-1) ?? ''
  if (/[0-9]/.test(last)) return endOfSyllable(DIGITS[Number(last)] ?? '')
  if (isSyllable(last)) return endOfSyllable(last)
  if (/l$/i.test(spoken)) return 'rieul'
  if (/(?:[mn]|ng)$/i.test(spoken)) return 'consonant'
  return /[aiou]$|[A-Z][BCDEGJPSTVYZ]$/.test(spoken) ? 'vowel' : null
}

const AFTER_CONSONANT =
  /^(?:[은이을]|과(?:의|는|도)?|이에요|이라(?:는|고|도|면|서|던|지만|니)?|이나|이랑|이든지?|이었[가-힣]*)$/
const AFTER_VOWEL =
  /^(?:[는가를]|와(?:의|는|도)?|예요|라(?:는|고|도|면|서|던|지만|니)?|나|랑|든지?|였[가-힣]*|네요|죠|지만|며)$/
const TOWARDS = /^(으?로)(?:서|써|는|도|만|의|부터|까지)?$/

/** Whether what certainly is a particle may follow a word with this end. */
function fits(tail: string, end: End): boolean {
  const towards = TOWARDS.exec(tail)?.[1]
  if (towards) return towards === (end === 'consonant' ? '으로' : '로')
  return !(end === 'vowel' ? AFTER_CONSONANT : AFTER_VOWEL).test(tail)
}

/**
 * Words of every day that end as if they had the wrong particle: 가을, 사이, 진로. In front of each stands the end that
 * is checked for.
 */
const NO_PARTICLE: Readonly<Record<string, RegExp>> = {
  // ㅅ-irregular verbs lose their consonant (지을, 이은); 모으다 has none.
  을: /(?:가|마|노|고|지|이|나|부|저|그|모)을$/,
  은: /(?:지|이|나|부|저|그|모|고)은$/,
  과: /(?:결|사|효|초|부|치|내|이|문|제|모|다|고|외|투)과$/,
  이: /(?:가까이|[사아나차오고어]이|데이|레이|라이|파이|타이|스파이|쉬이|기꺼이|헛되이|누이)$/,
  와: /^$/,
  를: /^$/,
  가: /(?:[은는던런떤젠군인건한운된언딘담잠]|작|평|물|창|강|길|눈|입|귓|냇|닷|국|증|단|원|성|능|불|정|참|첨|악|술|업|상|험|력|천|동|설|전문)가$/,
  로: /(?:대|진|난|통|경|항|책|선|험|활|골)로$/,
}
const NOT_ASKED = /(?:시간|순간|공간|기간|사건|조건|물건|주인|본인|연인|애인|원인|기운|행운|재물운|습관|관건)가$/

/** Last syllables of verbs before 는, by their final consonant; after other consonants nothing is certain. */
const VERBS_BEFORE_NEUN: Readonly<Record<string, string>> = {
  ㄹ: '',
  ㅇ: '',
  ㄴ: '신안',
  ㅁ: '숨참감넘담남심품듬금뿜삼움',
  ㄱ: '먹막죽적녹썩익식박찍속묵혹',
  ㅂ: '잡입씹접뽑집업꼽돕눕굽줍깁뵙',
}
const NOUN_BEFORE_NEUN = /(?:끝|빛|꽃|뜻|것|곳|맛|곁|옆|앞|잎|숲|옷|낮|값|쪽|밖|약속|생각|부탁|기억|자신감)는$/

/** Nouns that end in 이 after a consonant: 고양이가 is no doubled particle. */
const NOUN_IN_I =
  /(?:[양퉁팡덩숭랑엉둥쟁장맹뱅팽꿍종]이|[놀길높깊넓굽씀잡성풀벌살들맞걸먹볶받돋됨송린]이|(?:젊|늙|지|은)은이)$/

const endsInConsonant = (word: string): boolean => endOfSyllable(word.at(-1) ?? '') !== 'vowel'

function wrongEnding(word: string): boolean {
  const last = word.at(-1) ?? ''
  const before = word.at(-2) ?? ''
  const stem = word.slice(0, -1)
  if (NO_PARTICLE[last]?.test(word)) return NOT_ASKED.test(word)
  switch (last) {
    case '를':
    case '와':
    case '가':
      return endsInConsonant(stem) || (/[가-힣]이$/.test(stem) && doubled(stem))
    case '는': {
      const verbs = VERBS_BEFORE_NEUN[finalOf(before)]
      return (verbs !== undefined && !verbs.includes(before)) || NOUN_BEFORE_NEUN.test(word)
    }
    case '을':
    case '은':
    case '과':
    case '이':
      return !endsInConsonant(stem)
    case '로':
      if (before === '으') return word.length > 2 && endOfSyllable(word.at(-3) ?? '') !== 'consonant'
      return endOfSyllable(before) === 'consonant'
    default:
      return false
  }
}

/** 사람이(가), 마음이(를): a consonant and 이 that belong to no noun. */
const doubled = (stem: string): boolean => endsInConsonant(stem.slice(0, -1)) && !NOUN_IN_I.test(stem)

/** Longer particles at the end of a Hangul word, and whether they are wrong after what stands before them. */
const LONGER: readonly (readonly [RegExp, (stem: string) => boolean])[] = [
  [/이에요$/, (stem) => !endsInConsonant(stem)],
  [/예요$/, (stem) => endsInConsonant(stem) || (stem.endsWith('이') && doubled(stem)) || stem.endsWith('아니')],
  [/에요$/, (stem) => !/[이니]$/.test(stem)],
  [/이라(?:는|고|면)$/, (stem) => !endsInConsonant(stem) && !/[사아나차]$/.test(stem)],
  [/(?<!이)라(?:는|고|면|도)$/, (stem) => endOfSyllable(stem.at(-1) ?? '') === 'consonant'],
  [/으로(?:서|써|는|도|만|의|부터|까지)$/, (stem) => endOfSyllable(stem.at(-1) ?? '') !== 'consonant'],
  [
    /(?<!으)로(?:서|써|는|도|만|의|부터|까지)$/,
    (stem) => endOfSyllable(stem.at(-1) ?? '') === 'consonant' && !NO_PARTICLE['로']?.test(`${stem}로`),
  ],
]

function isWrong(token: string): boolean {
  const word = token.replace(/[.,?!…]+$/, '').replace(/^[‘“]+/, '')
  const [, marked = '', tail = ''] = /^(.*[A-Za-z0-9’”])([가-힣]+)$/.exec(word) ?? []
  if (tail) {
    const end = endOf(marked)
    return end !== null && !fits(tail, end)
  }
  if (!/^[가-힣]{2,}$/.test(word)) return false
  return (
    wrongEnding(word) ||
    LONGER.some(([ending, wrong]) => {
      const stem = word.replace(ending, '')
      return stem !== word && stem !== '' && wrong(stem)
    })
  )
}

/** Every word of the text whose particle does not fit it: 마음를, ‘여유’이, 컵 3가. Closing quotes are looked through. */
export const wrongParticles = (text: string): string[] => text.split(/\s+/).filter(isWrong)
