import {
  assertEvent,
  assign,
  fromPromise,
  sendTo,
  setup,
  type ActorRef,
  type DoneActorEvent,
  type Snapshot,
} from 'xstate'
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

/** A picture as a file that the browser can hand over. The charts only pass it on. */
export interface Picture {
  readonly name: string
  readonly type: string
  readonly size: number
}

export interface SharingInput {
  parent: ActorRef<Snapshot<unknown>, SharingReport>
  resultId: string
}

export interface SharingContext extends SharingInput {
  /** What the sheet offers beside the link; null until it is there, and where it is not to be had. */
  picture: Picture | null
}

/** 'dismissed': the visitor closed the sheet, which is no error. 'unsupported': this browser has none. */
export type SheetAnswer = 'shared' | 'dismissed' | 'unsupported'

export type SharingEvent =
  | SharingCommand
  /** The end of the reading is in sight: its picture may be wanted. */
  | { type: 'share.prepare'; pictureUrl: string }
  | DoneActorEvent<SheetAnswer, 'openShareSheet'>
  | DoneActorEvent<Picture | null, 'fetchPicture'>

const opened = ({ input }: { input: SharingInput }): SharingContext => ({ ...input, picture: null })
const resultIdOf = ({ context: { resultId } }: { context: SharingContext }) => ({ resultId })
const offerOf = ({ context: { resultId, picture } }: { context: SharingContext }) => ({ resultId, picture })
const pictureUrlOf = ({ event }: { event: SharingEvent }) => ({
  pictureUrl: event.type === 'share.prepare' ? event.pictureUrl : '',
})
const imageOf = ({ event }: { event: SharingEvent }) =>
  event.type === 'image.save' ? { imageUrl: event.imageUrl, name: event.name } : { imageUrl: '', name: '' }
const parentOf = ({ context }: { context: SharingContext }) => context.parent

/** What a visitor takes along: the link and the lucky card's picture (specification section 7, other calls). */
export const sharingMachine = setup({
  types: { context: {} as SharingContext, events: {} as SharingEvent, input: {} as SharingInput },
  actors: {
    openShareSheet: fromPromise<SheetAnswer, { resultId: string; picture: Picture | null }>(() =>
      notProvided('openShareSheet'),
    ),
    fetchPicture: fromPromise<Picture | null, { pictureUrl: string }>(() => notProvided('fetchPicture')),
    copyLink: fromPromise<void, { resultId: string }>(() => notProvided('copyLink')),
    saveImage: fromPromise<void, { imageUrl: string; name: string }>(() => notProvided('saveImage')),
  },
  delays: { CLIPBOARD_PATIENCE },
  guards: {
    isShared: ({ event }) => 'output' in event && event.output === 'shared',
    isDismissed: ({ event }) => 'output' in event && event.output === 'dismissed',
  },
  actions: {
    keepPicture: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.fetchPicture')
      return { picture: event.output }
    }),
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
            input: offerOf,
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
    picture: {
      description:
        'The picture of the reading, in hand before the sheet is wanted: browsers open it only right after a tap.',
      initial: 'unwanted',
      states: {
        unwanted: {
          description: 'The end of the reading is not in sight, or it has no picture.',
          on: { 'share.prepare': 'fetching' },
        },
        fetching: {
          description: 'A sheet that opens meanwhile offers the link alone.',
          invoke: {
            id: 'fetchPicture',
            src: 'fetchPicture',
            input: pictureUrlOf,
            onDone: { target: 'settled', actions: 'keepPicture' },
            onError: 'settled',
          },
        },
        settled: { description: 'In hand, or not to be had.' },
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
