/** A reading to its end by the composer, whoever began it. */
import { SECTIONS, type ReadingRequest, type SectionName, type TextContent, type WrittenSection } from '../section.ts'
import { writeSection } from './composer.ts'
import { concerned, planOf } from './plan.ts'

/** What the past keeps for the sections after it. */
const firstOf = (earlier: readonly WrittenSection[]) => {
  const past = earlier.find(({ section }) => section === 'past')?.content
  return past && 'text' in past ? past : null
}

/**
 * A section as the first one wants it: the text that it holds for it, else the composer's, with the care that it calls for.
 * @param composer writes a section
 */
export function writeAfter<Content>(
  composer: (section: SectionName, request: ReadingRequest) => Content,
  section: SectionName,
  request: ReadingRequest,
  earlier: readonly WrittenSection[],
): Content | TextContent {
  const { ahead, concern } = firstOf(earlier) ?? {}
  if (ahead && section in ahead) return { text: ahead[section as keyof typeof ahead] }
  return composer(section, concern ? concerned(request, request.plan ?? planOf(request), concern) : request)
}

/** Every section of a reading, in order: what is written stays as it is. Takes about a millisecond. */
export function writeWhole(request: ReadingRequest, earlier: readonly WrittenSection[] = []): WrittenSection[] {
  const planned = { ...request, plan: request.plan ?? planOf(request) }
  return SECTIONS.map(
    (section) =>
      earlier.find((written) => written.section === section) ?? {
        section,
        content: writeAfter(writeSection, section, planned, earlier),
      },
  )
}
