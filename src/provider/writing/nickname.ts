/** The name that the visitor is called by. */
export function calling(nickname: string): string {
  const name = nickname.trim().replace(/\s+/g, ' ')
  if (name === '') return '손님'
  return name.endsWith('님') ? name : `${name}님`
}
