import { useEffect, useRef } from 'react'
import styles from './FlowPage.module.css'

const download = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recorded.test.ts'
  link.click()
  URL.revokeObjectURL(address)
}

/** The exported test, to copy or to download. */
export function Exported({ text, onClose }: { text: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.exported} aria-labelledby="exported" onClose={onClose}>
      <h2 id="exported">This session as a test</h2>
      <p>
        Put it into <code>test/machines/</code>. It fails until its last line says what you expect.
      </p>
      <pre>{text}</pre>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => void navigator.clipboard.writeText(text)}>
          Copy
        </button>
        <button type="button" className={styles.button} onClick={() => download(text)}>
          Download
        </button>
        <button type="button" className={styles.primary} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  )
}
