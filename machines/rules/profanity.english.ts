import { DataSet, RegExpMatcher, englishDataset, englishRecommendedTransformers, pattern } from 'obscenity'

type Pattern = ReturnType<typeof pattern>

/** Words that obscenity lacks: spellings of its own words, and abbreviations. */
const ADDED: readonly Pattern[] = [
  pattern`phuck`,
  pattern`|fck`,
  pattern`|fuxk`,
  pattern`|sht|`,
  pattern`|btch`,
  pattern`biatch`,
  pattern`|wtf|`,
  pattern`|stfu|`,
  pattern`|kys|`,
  pattern`phuk`,
  pattern`|fuq`,
  pattern`|spic|`,
  pattern`|mofo`,
  pattern`nutsack`,
  pattern`pussies`,
  pattern`|jiz|`,
  pattern`blow job`,
  pattern`dumbass`,
  pattern`jackass`,
  pattern`fatass`,
]

/** Ordinary words and names that obscenity takes for swearing. */
const ORDINARY: readonly string[] = [
  [
    'spic and span',
    'pussy willow',
    'rape seed',
    'rape flower',
    'rape oil',
    'cum laude',
    'blue tit',
    'great tit',
    'tit for tat',
    'moby dick',
  ],
  'cumquat cocksure cockscomb pissarro titter tittle fagin fagio dickey booby vandyke cockpit cocker'.split(' '),
  'cockatoo shiitake shitak mianus fagott penistone pussycat pussyfoot fuku wankel rapeseed rape-seed'.split(' '),
  'retardant cumin cummings dickinson dickson riddick roddick analec analges assyr assort asson'.split(' '),
].flat()

const dataset = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  // ABO is a blood group before it is anything else.
  .removePhrasesIf((phrase) => phrase.metadata?.originalWord === 'abo')
  .addPhrase((phrase) => ADDED.reduce((all, one) => all.addPattern(one), phrase.setMetadata({ originalWord: 'added' })))
  .addPhrase((phrase) => ORDINARY.reduce((all, one) => all.addWhitelistedTerm(one), phrase))

const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers })

/** Letters set apart: f.u.c.k, s h i t. A single letter at each end keeps "is hit" and "push it" whole. */
const APART = /(?<![a-z])[a-z](?:[^a-z가-힣]{1,2}[a-z])+(?![a-z])/gi
/** A mark inside a word: f*ck, fu.ck. The parts are short, so that two real words are not joined. */
const MASKED = /(?<=\b[a-z]{1,3})[*._\-~^](?=[a-z]{1,3}\b)/gi
/** Dick is a given name before a surname, and a surname after an initial. */
const NAMED = /\bDick(?=\s[A-Z][a-z])|(?<=\b[A-Z]\.?\s)Dick\b/g

/** Whether text holds English swearing. Case matters only to names; everything that is not Latin script is passed over. */
export function swearsInEnglish(text: string): boolean {
  if (!/[a-z]/i.test(text)) return false
  const words = text.replace(/[^\x20-\x7e]+/g, ' ').replace(NAMED, '')
  return [words, words.replace(APART, (run) => run.replace(/[^a-z]/gi, '')), words.replace(MASKED, '')].some((view) =>
    matcher.hasMatch(view),
  )
}
