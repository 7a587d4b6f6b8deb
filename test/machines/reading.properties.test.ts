/** Whatever happens to a visit, in whatever order, and whatever the world is like: what must hold holds. */
import fc from 'fast-check'
import { test } from 'vitest'
import { rememberResults, restoreVisit } from '../../src/effects/recall.ts'
import { persistVisit } from '../../src/effects/storage.ts'
import { memoryStorages } from '../effects/memoryStorages.ts'
import * as invariants from './invariants.ts'
import { happen, LIVES, NONSENSE, VISITS } from './lives.ts'
import { answering, providers } from './provider.ts'
import { stage } from './stage.ts'

/** Lives that are tried; about thirty a second. fast-check tells the seed of a life that breaks something. */
const RUNS = 200

test.each(Object.entries(LIVES))(
  '%s the invariants hold, and nobody is stuck',
  (_, lives) => {
    fc.assert(
      fc.property(lives, providers, ([{ path, visit }, deeds], habits) => {
        const { storages } = memoryStorages()
        const s = stage({ path, visit: VISITS[visit]!, provide: answering(habits, storages) })
        persistVisit(s.actor, storages)
        rememberResults(s.actor, storages)
        const resultsAreSound = invariants.watchResults(s)
        const sessions = invariants.watchSessions(s)
        let kept = s.visit
        for (const deed of deeds) {
          if ('to' in deed) sessions.visitorActs()
          happen(s, deed)
          invariants.theRootRuns(s)
          invariants.theAddressHasAState(s)
          invariants.theSpreadIsSound(s)
          invariants.oneCallOfAKind(s)
          resultsAreSound()
          sessions.check()
          if (s.visit !== kept) invariants.theVisitRestores(s, storages)
          kept = s.visit
        }
        if (restoreVisit(storages)) invariants.aReloadShowsTheSame(s, storages)
        for (const ms of [60_000, 540_000]) {
          s.pass(ms)
          invariants.thereIsAWayOn(s)
          sessions.check()
        }
        s.actor.stop()
      }),
      { numRuns: RUNS },
    )
  },
  120_000,
)

test('nothing stops the visit or leaves it without an address, not even reports that nobody made', () => {
  fc.assert(
    fc.property(NONSENSE, providers, ([{ path, visit }, deeds], habits) => {
      const { storages } = memoryStorages()
      const s = stage({ path, visit: VISITS[visit]!, provide: answering(habits, storages) })
      persistVisit(s.actor, storages)
      for (const deed of deeds) {
        happen(s, deed)
        invariants.theRootRuns(s)
        invariants.thereIsAnAddress(s)
        restoreVisit(storages)
      }
      s.actor.stop()
    }),
    { numRuns: RUNS },
  )
}, 120_000)
