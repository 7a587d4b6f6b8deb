import styles from './Prose.module.css'

interface Props {
  text: string
  /** How many characters are seen so far; all when it is not typed out. */
  typed?: number
}

/** The paragraphs of a text, each as far as it is seen when so many characters of the text are. */
function paragraphsOf(text: string, typed: number): { seen: string; unseen: string }[] {
  let left = typed
  return text
    .split(/\n+/)
    .filter((words) => words.trim() !== '')
    .map((words) => {
      const characters = Array.from(words)
      const seen = Math.min(left, characters.length)
      left -= seen
      return { seen: characters.slice(0, seen).join(''), unseen: characters.slice(seen).join('') }
    })
}

/** A written text in its paragraphs, set for reading. */
export function Prose({ text, typed = Infinity }: Props) {
  return (
    <div className={styles.prose}>
      {paragraphsOf(text, typed).map(({ seen, unseen }, at) => (
        <p key={at}>
          {seen}
          {/* Read out at once, and keeping its room, so that no word jumps to the next line while it is typed. */}
          {unseen && (
            <span className={styles.unseen} data-unseen>
              {unseen}
            </span>
          )}
        </p>
      ))}
    </div>
  )
}

/** A sentence in the place of a text that is not written yet. */
export function MissingText({ sentence }: { sentence: string }) {
  return <output className={styles.missing}>{sentence}</output>
}
