import { fromPromise, sendTo, setup, type ActorRef, type Snapshot } from 'xstate'
import { faultOf, notProvided } from './rules/fault.ts'

/** 'now', or 'later': there was no answer, and the device carries it out when there is. */
export type Deletion = 'now' | 'later'

export type OwningCommand =
  | { type: 'owner.hide' }
  | { type: 'owner.show' }
  /** 결과 지우기, which asks once more. */
  | { type: 'owner.delete' }
  | { type: 'owner.confirm' }
  | { type: 'owner.relent' }

/** What the owning tells the result. */
export type OwningReport =
  | { type: 'owning.changed'; isHidden: boolean }
  | { type: 'owning.failed'; message: string }
  | { type: 'owning.deleted'; deletion: Deletion; resultId: string }
  | { type: 'owning.deletionFailed'; message: string }

export interface OwningInput {
  parent: ActorRef<Snapshot<unknown>, OwningReport>
  resultId: string
  /** As far as is known here. */
  isHidden: boolean
}

const opened = ({ input }: { input: OwningInput }): OwningInput => input
const parentOf = ({ context }: { context: OwningInput }) => context.parent
const resultIdOf = ({ context: { resultId } }: { context: OwningInput }) => ({ resultId })

/** What the owner of a reading does with it: hides it from who has the link, shows it again, deletes it. */
export const owningMachine = setup({
  types: { context: {} as OwningInput, events: {} as OwningCommand, input: {} as OwningInput },
  actors: {
    hideReading: fromPromise<void, { resultId: string }>(() => notProvided('hideReading')),
    showReading: fromPromise<void, { resultId: string }>(() => notProvided('showReading')),
    deleteReading: fromPromise<Deletion, { resultId: string }>(() => notProvided('deleteReading')),
  },
  guards: { isHidden: ({ context }) => context.isHidden },
  actions: {
    reportChanged: sendTo(parentOf, (_, params: { isHidden: boolean }) => ({ type: 'owning.changed', ...params })),
    reportFailed: sendTo(parentOf, ({ event }, params: { report: 'owning.failed' | 'owning.deletionFailed' }) => ({
      type: params.report,
      message: faultOf(event),
    })),
    reportDeleted: sendTo(parentOf, ({ context: { resultId }, event }) => ({
      type: 'owning.deleted',
      deletion: 'output' in event ? (event.output as Deletion) : 'now',
      resultId,
    })),
  },
}).createMachine({
  id: 'owning',
  context: opened,
  type: 'parallel',
  states: {
    link: {
      description: 'Whether who has the link sees the reading.',
      initial: 'judging',
      states: {
        judging: {
          description: 'As far as is known here.',
          always: [{ guard: 'isHidden', target: 'hidden' }, { target: 'shared' }],
        },
        shared: {
          description: 'Whoever has the link sees it.',
          on: { 'owner.hide': 'hiding' },
        },
        hiding: {
          description: 'The provider is asked to hide it.',
          invoke: {
            id: 'hideReading',
            src: 'hideReading',
            input: resultIdOf,
            onDone: { target: 'hidden', actions: { type: 'reportChanged', params: { isHidden: true } } },
            onError: { target: 'shared', actions: { type: 'reportFailed', params: { report: 'owning.failed' } } },
          },
        },
        hidden: {
          description: 'Only its owner sees it.',
          tags: 'hidden',
          on: { 'owner.show': 'showing' },
        },
        showing: {
          description: 'The provider is asked to show it again.',
          tags: 'hidden',
          invoke: {
            id: 'showReading',
            src: 'showReading',
            input: resultIdOf,
            onDone: { target: 'shared', actions: { type: 'reportChanged', params: { isHidden: false } } },
            onError: { target: 'hidden', actions: { type: 'reportFailed', params: { report: 'owning.failed' } } },
          },
        },
      },
    },
    deletion: {
      description: 'Deleting is asked for twice, since nothing brings the reading back.',
      initial: 'kept',
      states: {
        kept: {
          description: 'Nobody wants it deleted.',
          on: { 'owner.delete': 'doubting' },
        },
        doubting: {
          description: 'The owner is asked once more.',
          on: { 'owner.confirm': 'deleting', 'owner.relent': 'kept' },
        },
        deleting: {
          description: 'The provider deletes it, and the device what it keeps.',
          invoke: {
            id: 'deleteReading',
            src: 'deleteReading',
            input: resultIdOf,
            onDone: { target: 'deleted', actions: 'reportDeleted' },
            onError: {
              target: 'kept',
              actions: { type: 'reportFailed', params: { report: 'owning.deletionFailed' } },
            },
          },
        },
        deleted: { description: 'It is gone, or will be.' },
      },
    },
  },
})
