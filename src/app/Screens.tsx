/** Draws the state's screen: the file of `screens/` that has the name of the state node. */
import { createElement, lazy, type ComponentType } from 'react'
import { SCREENS, screenOf } from '../../machines/routes.ts'
import { useReading } from './actor.tsx'
import { copy } from './copy.ts'
import { Message } from './ui/Message.tsx'

type Module = Record<string, ComponentType>

/** Small, and needed at once. The others come ahead of their time, in pieces of their own. */
const atOnce = import.meta.glob<Module>('./screens/{Welcome,Reader,Category,Topic,Question,NotFound}.tsx', {
  eager: true,
})
const later = import.meta.glob<Module>(['./screens/*.tsx', '!**/{Welcome,Reader,Category,Topic,Question,NotFound}.tsx'])

const fileOf = (name: string): string => `./screens/${componentNameOf(name)}.tsx`
const componentNameOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const componentOf = (name: string): ComponentType => {
  const here = atOnce[fileOf(name)]?.[componentNameOf(name)]
  if (here) return here
  return lazy(async () => {
    const module = await later[fileOf(name)]?.()
    const component = module?.[componentNameOf(name)]
    if (!component) throw new Error(`${fileOf(name)} is missing`)
    return { default: component }
  })
}

const COMPONENTS: ReadonlyMap<string, ComponentType> = new Map(
  [...SCREENS.keys()].map((name) => [name, componentOf(name)]),
)

/**
 * Fetches the screens of the flow ahead, and the one for what nobody foresaw, so that none of them is waited for. A
 * failure shows when the screen is needed.
 */
export const preloadScreens = (): void => {
  for (const { name, step, path } of SCREENS.values())
    if (step !== null || path === null) later[fileOf(name)]?.().catch(() => {})
}

/** While something is on its way: a screen's code, or, on a page rendered beforehand, the app's. */
export const Brewing = () => <Message title={copy.brand} mood="brewing" busy />

export function Screens() {
  const name = useReading((snapshot) => screenOf(snapshot)?.name ?? '')
  return createElement(COMPONENTS.get(name) ?? Brewing)
}
