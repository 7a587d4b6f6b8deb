/** Whatever happens to a visit, in whatever order: what must hold holds. */
import fc from 'fast-check'
import { test } from 'vitest'
import { persistVisit, rememberResults, restoreVisit } from '../../src/effects/storage.ts'
import { memoryStorages } from '../effects/memoryStorages.ts'
import { happen } from './deeds.ts'
import * as invariants from './invariants.ts'
import { LIVES, NONSENSE, VISITS } from './lives.ts'
import { stage } from './stage.ts'

/** Lives that are tried; about a second a test. fast-check tells the seed of a life that breaks something. */
const RUNS = 200

test.each(Object.entries(LIVES))(
  '%s the invariants hold, whatever happens',
  async (_, lives) => {
    await fc.assert(
      fc.asyncProperty(lives, async ([beginning, deeds]) => {
        const { storages } = memoryStorages()
        const first = VISITS[beginning.visit]
        const s = stage({ path: beginning.path, visit: first })
        persistVisit(s.actor, storages)
        rememberResults(s.actor, storages)
        const resultsAreSound = invariants.watchResults(s)
        const oneSession = invariants.watchSessions(s, first)
        let kept = s.visit
        for (const deed of deeds) {
          await happen(s, deed, storages)
          invariants.theRootRuns(s)
          invariants.theAddressHasAState(s)
          invariants.theSpreadIsSound(s)
          invariants.oneCallOfAKind(s)
          resultsAreSound()
          oneSession()
          if (s.visit !== kept) invariants.theVisitRestores(s, storages)
          kept = s.visit
        }
        if (restoreVisit(storages)) invariants.aReloadShowsTheSame(s, storages)
        s.actor.stop()
      }),
      { numRuns: RUNS },
    )
  },
  60_000,
)

test('nothing stops the visit or leaves it without an address, not even reports that nobody made', async () => {
  await fc.assert(
    fc.asyncProperty(NONSENSE, async ([beginning, deeds]) => {
      const { storages } = memoryStorages()
      const s = stage({ path: beginning.path, visit: VISITS[beginning.visit] })
      persistVisit(s.actor, storages)
      for (const deed of deeds) {
        await happen(s, deed, storages)
        invariants.theRootRuns(s)
        invariants.thereIsAnAddress(s)
        restoreVisit(storages)
      }
      s.actor.stop()
    }),
    { numRuns: RUNS },
  )
}, 60_000)
