/** How screens see the charts: one hook to read the root, one to read a child, one to send. Nothing here decides. */
import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Actor, AnyActorRef, SnapshotFrom } from 'xstate'
import type { BaseLocationHook } from 'wouter'
import type { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingEvent } from '../../machines/reading.types.ts'
import { pathOf, requestOf } from '../../machines/routes.ts'

export type ReadingActor = Actor<typeof readingMachine>
export type ReadingSnapshot = SnapshotFrom<typeof readingMachine>

interface Seen {
  actor: ReadingActor
  /** A snapshot to show in place of the living one: before hydration, and while a screen that was left fades out. */
  held: ReadingSnapshot | null
}

export const SeenContext = createContext<Seen | null>(null)

const useSeen = (): Seen => {
  const seen = use(SeenContext)
  if (!seen) throw new Error('SeenContext is missing')
  return seen
}

export const useReadingActor = (): ReadingActor => useSeen().actor

export const useHeld = (): ReadingSnapshot | null => useSeen().held

/** What a screen needs of the root's snapshot. */
export function useReading<T>(select: (snapshot: ReadingSnapshot) => T): T {
  const { actor, held } = useSeen()
  return useSelector(actor, (snapshot) => select(held ?? snapshot))
}

export function useSend(): (event: ReadingEvent) => void {
  const { actor } = useSeen()
  return useCallback((event) => actor.send(event), [actor])
}

type Children = ReadingSnapshot['children']

/** A child as long as it runs; undefined once it broke, since a selector that reads it would take the screen down with it. */
export function useRunning<C extends AnyActorRef | undefined>(child: C): C | undefined {
  const subscribe = useCallback(
    (look: () => void) => {
      const subscription = child?.subscribe({ next: look, error: look })
      return () => subscription?.unsubscribe()
    },
    [child],
  )
  const look = () => child?.getSnapshot().status === 'error'
  const isBroken = useSyncExternalStore(subscribe, look, look)
  return isBroken ? undefined : child
}

/** A child of the root by its id; undefined while the state that invokes it is not active, and once it broke. */
export const useChild = <K extends keyof Children>(id: K): Children[K] | undefined =>
  useRunning(useReading((snapshot) => snapshot.children[id]))

/** Wouter's location hook: the state decides the address, and a navigation is a request. At module level, since Wouter rebuilds its router when the hook's identity changes. */
export const useMachineLocation: BaseLocationHook = () => {
  const path = useReading(pathOf)
  const send = useSend()
  return [path, (to: string) => send(requestOf(to))]
}
