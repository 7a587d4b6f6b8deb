const LONGEST = 22
/** A quote is cut between words unless that would leave less than this. */
const SHORTEST = 8

/**
 * A short part of the visitor's question, fit to stand between quotation marks: the part that asks, without quotation
 * marks of its own, at most 22 characters and an ellipsis.
 */
export function shortQuote(question: string): string {
  const plain = question
    .normalize('NFC')
    .replace(/["'()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const sentences = plain.split(/(?<=[.?!~])\s/)
  const asking = (sentences.findLast((sentence) => sentence.includes('?')) ?? sentences[0] ?? plain)
    .replace(/[.,!~\-\s]+$/, '')
    .replace(/^[.,!?~\-\s]+/, '')
  if (asking.length <= LONGEST) return asking
  const cut = asking.slice(0, LONGEST)
  const lastSpace = cut.lastIndexOf(' ')
  const words = lastSpace > SHORTEST ? cut.slice(0, lastSpace) : cut
  return `${words.replace(/[.,!?~\-\s]+$/, '')}…`
}
