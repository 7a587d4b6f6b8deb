import { useId } from 'react'

/** The cup of the brand: a crescent for its label and three pearls at the bottom, in one colour. Decoration. */
export function Mark() {
  const label = useId()
  return (
    <svg viewBox="0 0 64 64" width="100%" height="100%" aria-hidden="true" focusable="false">
      <path d="M36.6 15.5 41 4.6" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      <path
        fill="currentColor"
        d="M16 13.5h32a4 4 0 0 1 4 4 4 4 0 0 1-4 4H16a4 4 0 0 1-4-4 4 4 0 0 1 4-4Zm-1 11h34L45.6 53c-.5 4-2.9 6-6.6 6H25c-3.7 0-6.1-2-6.6-6Z"
        mask={`url(#${label})`}
      />
      <mask id={label}>
        <rect width="64" height="64" fill="#fff" />
        <path d="M36.4 29.2a9.6 9.6 0 1 0 4.2 13.6 8 8 0 1 1-4.2-13.6Z" fill="#000" />
        <circle cx="24.6" cy="53" r="2.7" fill="#000" />
        <circle cx="32" cy="54.2" r="2.7" fill="#000" />
        <circle cx="39.4" cy="53" r="2.7" fill="#000" />
      </mask>
    </svg>
  )
}
