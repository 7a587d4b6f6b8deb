/** The two things of Markdown that the pages are made of. */

/** Code in a sentence or a cell; nothing for nothing. */
export const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``)

/** A table; cells are Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
