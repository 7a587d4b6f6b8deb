/** The whole world at once, as a replay or a test gives it to all charts. */
import { provideFirst, type FirstWorld } from './firstWorld.ts'
import { provideLater, type LaterWorld } from './laterWorld.ts'

/** Everything outside that the charts ask for, by name. */
export type World = FirstWorld & LaterWorld

/** The root chart with all its children in a world. */
export const provideWorld = (world: World) => provideFirst(world).provide({ actors: provideLater(world) })
