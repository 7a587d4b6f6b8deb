import { readerKindOf, type ReaderKind } from '../../../../machines/rules/reader.ts'
import type { FortuneBand } from '../../../../machines/rules/score.ts'
import { BALANCED } from './tf.ts'
import { CLEAR } from './t.ts'
import { WARM } from './f.ts'

/** Whether a card can be spoken of gladly or asks for some care. */
export type Tone = 'bright' | 'careful'
/** How a card follows the one before it. */
export type Turn = `${Tone}To${Capitalize<Tone>}`
/** How a whole reading leaves the visitor. */
export type Mood = 'glad' | 'even' | 'low'

/**
 * How one reader speaks. Every sentence may name {subject}; a position also its {place}, {way}, {card}, {k1} and {k2}, and
 * from the present on the card {before} it and that card's keyword {bk}; the summary {past} {present} {future} with
 * {pk} {nk} {fk}.
 */
export interface Voice {
  /** First sentence of the past, with {nick} and {quote} */
  pastOpenings: readonly string[]
  /** Names the card of a position and what it stands for */
  naming: readonly string[]
  pastClosings: Record<Tone, readonly string[]>
  /** First sentence of the present: looks back at the past */
  presentOpenings: Record<Turn, readonly string[]>
  /** Speaks to {nick} about the present */
  presentClosings: Record<Tone, readonly string[]>
  /** First sentence of the future, with {nick}: looks back at the present */
  futureOpenings: Record<Turn, readonly string[]>
  futureClosings: Record<Tone, readonly string[]>
  /** Last sentence of the past and the present: on to the {next} card */
  onward: readonly string[]
  /** First sentence of the summary, with {nick} */
  summaryOpenings: readonly string[]
  /** What the score says of the subject */
  verdicts: Record<FortuneBand, readonly string[]>
  summaryClosings: Record<Mood, readonly string[]>
  /** Leads from a card to something to do; the thing to do follows, ending in -어 */
  leads: Record<Tone, readonly string[]>
  /** Ends a thing to do */
  stepEndings: readonly string[]
  /** The sections that end with something to do */
  stepsIn: readonly ('present' | 'summary')[]
}

export type VoiceName = ReaderKind

const VOICES: Readonly<Record<VoiceName, Voice>> = { F: WARM, T: CLEAR, FT: BALANCED }

/** Whose voice a reader type asks for, in any case and order of letters; an unknown reader speaks in the balanced one. */
export const voiceNameOf = (readerType: string): VoiceName => readerKindOf(readerType) ?? 'FT'

/** The voice of a reader type. */
export const voiceOf = (readerType: string): Voice => VOICES[voiceNameOf(readerType)]
