import { fromPromise, sendTo, setup, type ActorRef, type DoneActorEvent, type Snapshot } from 'xstate'
import { notProvided } from './rules/fault.ts'
import { CLIPBOARD_PATIENCE } from './rules/timing.ts'

export type SharingCommand =
  { type: 'share.start' } | { type: 'share.closeField' } | { type: 'image.save'; imageUrl: string; name: string }

/** What the sharing tells the result. */
export type SharingReport =
  | { type: 'share.done'; method: 'sheet' | 'clipboard' }
  | { type: 'share.failed' }
  | { type: 'clipboard.failed' }
  | { type: 'image.saved' }
  | { type: 'image.failed' }

export interface SharingInput {
  parent: ActorRef<Snapshot<unknown>, SharingReport>
  resultId: string
}

/** 'dismissed': the visitor closed the sheet, which is no error. 'unsupported': this browser has none. */
export type SheetAnswer = 'shared' | 'dismissed' | 'unsupported'

type SharingEvent = SharingCommand | DoneActorEvent<SheetAnswer, 'openShareSheet'>

const opened = ({ input }: { input: SharingInput }): SharingInput => input
const resultIdOf = ({ context }: { context: SharingInput }) => ({ resultId: context.resultId })
const imageOf = ({ event }: { event: SharingEvent }) =>
  event.type === 'image.save' ? { imageUrl: event.imageUrl, name: event.name } : { imageUrl: '', name: '' }
const parentOf = ({ context }: { context: SharingInput }) => context.parent

/** What a visitor takes along: the link and the lucky card's picture (specification section 7, other calls). */
export const sharingMachine = setup({
  types: { context: {} as SharingInput, events: {} as SharingEvent, input: {} as SharingInput },
  actors: {
    openShareSheet: fromPromise<SheetAnswer, { resultId: string }>(() => notProvided('openShareSheet')),
    copyLink: fromPromise<void, { resultId: string }>(() => notProvided('copyLink')),
    saveImage: fromPromise<void, { imageUrl: string; name: string }>(() => notProvided('saveImage')),
  },
  delays: { CLIPBOARD_PATIENCE },
  guards: {
    isShared: ({ event }) => 'output' in event && event.output === 'shared',
    isDismissed: ({ event }) => 'output' in event && event.output === 'dismissed',
  },
  actions: {
    reportShared: sendTo(parentOf, { type: 'share.done', method: 'sheet' }),
    reportCopied: sendTo(parentOf, { type: 'share.done', method: 'clipboard' }),
    reportShareFailed: sendTo(parentOf, { type: 'share.failed' }),
    reportClipboardFailed: sendTo(parentOf, { type: 'clipboard.failed' }),
    reportImageSaved: sendTo(parentOf, { type: 'image.saved' }),
    reportImageFailed: sendTo(parentOf, { type: 'image.failed' }),
  },
}).createMachine({
  id: 'sharing',
  context: opened,
  type: 'parallel',
  states: {
    link: {
      description: 'The link: the share sheet, else the clipboard, else a field to copy it from.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being shared.',
          on: { 'share.start': 'offering' },
        },
        offering: {
          description: "The browser's own share sheet is open.",
          invoke: {
            id: 'openShareSheet',
            src: 'openShareSheet',
            input: resultIdOf,
            onDone: [
              { guard: 'isShared', target: 'idle', actions: 'reportShared' },
              { guard: 'isDismissed', target: 'idle' },
              { target: 'copying' },
            ],
            onError: { target: 'copying', actions: 'reportShareFailed' },
          },
        },
        copying: {
          description: 'The link goes to the clipboard.',
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: resultIdOf,
            onDone: { target: 'idle', actions: 'reportCopied' },
            onError: { target: 'shownInField', actions: 'reportClipboardFailed' },
          },
          after: { CLIPBOARD_PATIENCE: { target: 'shownInField', actions: 'reportClipboardFailed' } },
        },
        shownInField: {
          description: 'The last resort: a field with the link selected.',
          on: { 'share.closeField': 'idle', 'share.start': 'offering' },
        },
      },
    },
    image: {
      description: "The lucky card's picture.",
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being saved.',
          on: { 'image.save': 'saving' },
        },
        saving: {
          description: 'The picture is fetched and handed over, or opened in a new tab.',
          invoke: {
            id: 'saveImage',
            src: 'saveImage',
            input: imageOf,
            onDone: { target: 'idle', actions: 'reportImageSaved' },
            onError: { target: 'idle', actions: 'reportImageFailed' },
          },
        },
      },
    },
  },
})
