/** Draws the state's screen: the file of `screens/` that has the name of the state node. */
import { createElement, lazy, useEffect, type ComponentType } from 'react'
import { SCREENS, screensAfter, screenOf } from '../../machines/routes.ts'
import { useReading, useSend, type ReadingSnapshot } from './actor.tsx'
import { copy } from './copy.ts'
import { Button } from './ui/Button.tsx'
import { Message } from './ui/Message.tsx'
import { whenIdle } from './whenIdle.ts'

type Module = Record<string, ComponentType>

/** The pages that are rendered beforehand. The others come ahead of their time, in the pieces that the chart names. */
const atOnce = import.meta.glob<Module>('./screens/{Welcome,NotFound}.tsx', { eager: true })
const later = import.meta.glob<Module>(['./screens/*.tsx', '!**/{Welcome,NotFound}.tsx'])

const fileOf = (name: string): string => `./screens/${componentNameOf(name)}.tsx`
const componentNameOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Those whose code is here, by the names of their state nodes. */
const here = new Map<string, ComponentType>()
for (const name of SCREENS.keys()) {
  const component = atOnce[fileOf(name)]?.[componentNameOf(name)]
  if (component) here.set(name, component)
}

/** Fetches a screen's code. Rejects when it does not come. */
export async function loadScreen(name: string): Promise<ComponentType> {
  const module = here.has(name) ? null : await later[fileOf(name)]?.()
  const component = here.get(name) ?? module?.[componentNameOf(name)]
  if (!component) throw new Error(`${fileOf(name)} is missing`)
  here.set(name, component)
  return component
}

/** What each screen was first drawn with: another would draw it anew. */
const drawn = new Map<string, ComponentType>()
const componentOf = (name: string): ComponentType | null => {
  if (!SCREENS.has(name)) return null
  const component = drawn.get(name) ?? here.get(name) ?? lazy(async () => ({ default: await loadScreen(name) }))
  drawn.set(name, component)
  return component
}

/** Fetches what a screen leads to, so that none of it is waited for. A failure shows when the screen is needed. */
const fetchAfter = (name: string): void => {
  for (const next of screensAfter(name)) loadScreen(next).catch(() => {})
}

/** While something is on its way: a screen's code, or, on a page rendered beforehand, the app's. */
export const Brewing = () => <Message title={copy.brand} mood="brewing" busy />

/** The chart of the screen did not come. */
function Missing() {
  const send = useSend()
  return (
    <Message title={copy.broken.title} text={copy.broken.text}>
      <Button look="primary" size="large" onClick={() => send({ type: 'visit.retry' })}>
        {copy.actions.retry}
      </Button>
    </Message>
  )
}

/** Whether the chart of the screen is on its way still, or did not come. */
export const waitOf = (snapshot: ReadingSnapshot): 'fetching' | 'missing' | null =>
  snapshot.hasTag('fetching') ? 'fetching' : snapshot.hasTag('missing') ? 'missing' : null

export function Screens() {
  const name = useReading((snapshot) => screenOf(snapshot)?.name ?? '')
  const wait = useReading(waitOf)
  useEffect(() => whenIdle(() => fetchAfter(name)), [name])
  if (wait !== null) return wait === 'missing' ? <Missing /> : <Brewing />
  return createElement(componentOf(name) ?? Brewing)
}
