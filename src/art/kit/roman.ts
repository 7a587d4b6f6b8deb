const VALUES: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** Roman numeral of a whole number below 40; zero, which the Romans did not write, stays 0. */
export const roman = (value: number): string => {
  if (value === 0) return '0'
  let rest = value
  let text = ''
  for (const [v, r] of VALUES)
    while (rest >= v) {
      text += r
      rest -= v
    }
  return text
}
