import styles from './Prose.module.css'

/** A written text in its paragraphs, set for reading. */
export function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  )
}

/** A sentence in the place of a text that is not written yet. */
export function MissingText({ sentence }: { sentence: string }) {
  return <output className={styles.missing}>{sentence}</output>
}
