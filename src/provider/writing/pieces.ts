/** The pieces of a visitor's question by which it is compared with others. */

/** Letters as they count: no faces, no laughter, no marks but the question mark, every number alike. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ㄱ-ㅎㅏ-ㅣ]+/g, ' ')
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim()

/** Every run of so many letters. */
const runsOf = (letters: string, shortest: number, longest: number): string[] => {
  const runs: string[] = []
  for (let length = shortest; length <= longest; length += 1)
    for (let start = 0; start + length <= letters.length; start += 1) runs.push(letters.slice(start, start + length))
  return runs
}

/** The pieces of the words of a text, one to three letters each; a blank is where a word begins or ends. */
export const piecesOf = (text: string): string[] =>
  lettersOf(text)
    .split(' ')
    .flatMap((word) => runsOf(` ${word} `, 1, 3))

/** A question asked in a topic, in pieces: the topic says what many leave unsaid. */
export const piecesInTopic = (text: string, topicCode: string, categoryCode: string): string[] => [
  ...piecesOf(text),
  `topic ${topicCode.toUpperCase()}`,
  `category ${categoryCode.toUpperCase()}`,
]

/** How many of the last letters of a question tell what kind it is. */
const LAST = 14

/** A question in pieces, with those of its ending apart: there Korean says what kind of question it is. */
export function piecesWithEnding(text: string): string[] {
  const ending = `${lettersOf(text)} .`.slice(-LAST)
  const endings = Array.from({ length: LAST - 4 }, (_, at) => `…${ending.slice(-2 - at)}`)
  return [...piecesOf(text), ...endings, ...runsOf(ending, 2, 4).map((run) => `${run}…`)]
}

/** What is proposed in a question of a frame, in pieces, with its last words as they count in that frame. */
export const piecesOfProposal = (what: string, frame: string, sense: string): string[] => [
  ...piecesOf(what),
  `sense ${sense}`,
  `frame ${frame}`,
  ...what
    .split(' ')
    .slice(-2)
    .flatMap((word) => [`${frame} ${word.slice(0, 2)}`, `${sense} ${word.slice(0, 2)}`, `word ${word.slice(0, 2)}`]),
]
