import type { ActorRefFrom } from 'xstate'
import type { pastReadingsMachine } from '../../../../machines/pastReadings.machine.ts'

export type PastReadingsActor = ActorRefFrom<typeof pastReadingsMachine>
