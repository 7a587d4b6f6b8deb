/** Counts visits, where the operator wants it and the visitor agrees. Loaded when the page is in use already. */
import { createActor, type Actor } from 'xstate'
import { consentMachine, type Consent } from '../../machines/consent.machine.ts'
import { reportPerformance, reportScriptFaults, reportVisit, type Observable } from './analytics.ts'
import type { Reporter } from './analyticsTable.ts'
import { beaconTo } from './beacon.ts'
import { allowGtag, loadGtag } from './gtag.ts'
import { heldBack } from './heldBack.ts'
import type { Storages } from './storage.ts'
import { read, write } from './store.ts'

export const CONSENT_KEY = 'analyticsConsent'

/** Where to report to; each may be left out. */
export interface MeasuringSettings {
  /** Google's, as in G-XXXXXXX. */
  measurementId: string | undefined
  /** Of a collector of the operator's own. */
  address: string | undefined
}

export interface Measuring {
  /** What the visitor says about it; null where nobody has to be asked. */
  consent: Actor<typeof consentMachine> | null
  stop: () => void
}

/** Whether the browser says of its own accord that its visitor is not to be followed. */
export const isObjected = (browser: Navigator & { globalPrivacyControl?: boolean }): boolean =>
  browser.doNotTrack === '1' || browser.globalPrivacyControl === true

const recallConsent = (storages: Storages): Consent => {
  const stored = read(storages.local, CONSENT_KEY)
  return stored === 'given' || stored === 'refused' ? stored : null
}

const all = (reporters: readonly Reporter[]): Reporter => ({
  open: (page) => reporters.forEach((each) => each.open(page)),
  send: (hit) => reporters.forEach((each) => each.send(hit)),
})

/**
 * Reports the visit from the page that is shown on. Google keeps cookies, so its visitors are asked first, and until they
 * agree nothing is sent to anybody; the operator's own collector is told nothing that knows a visitor again, and needs no
 * asking. A browser that objects (Do Not Track, Global Privacy Control) is not counted at all.
 */
export function measure(
  actor: Observable,
  storages: Storages,
  { measurementId, address }: MeasuringSettings,
): Measuring | null {
  if (isObjected(navigator)) return null
  const gate = heldBack()
  const own = address ? [beaconTo(address)] : []
  const undo = [reportVisit(actor, gate.reporter), reportScriptFaults(gate.reporter)]
  reportPerformance(gate.reporter)

  if (!measurementId) {
    gate.letGo(all(own))
    return { consent: null, stop: () => undo.forEach((stop) => stop()) }
  }

  let google: Reporter | null = null
  const consent = createActor(consentMachine, { input: { before: recallConsent(storages) } })
  let last = ''
  const subscription = consent.subscribe(({ value }) => {
    if (value === last) return
    last = value
    if (value !== 'asking') write(storages.local, CONSENT_KEY, value)
    if (value !== 'asking') allowGtag(measurementId, value === 'given')
    if (value === 'given') gate.letGo(all([(google ??= loadGtag(measurementId)), ...own]))
    if (value === 'refused') gate.drop()
  })
  undo.push(() => subscription.unsubscribe())
  consent.start()
  return { consent, stop: () => undo.forEach((stop) => stop()) }
}
