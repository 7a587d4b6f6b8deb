/** What is on a screen, and the words for it that the screens share. */
import { SPREAD_SIZE } from '../../machines/rules/deck.ts'
import { TIP_COUNT, TIP_ROTATION, WAITING_FLIP } from '../../machines/rules/timing.ts'
import { copy } from '../../src/app/copy.ts'
import { networkError } from '../../src/effects/sentences.ts'
import type { Sight } from './browserPage.ts'

/** What a broken connection is called by Chromium, and by the app. */
export const BROKEN = networkError('Failed to fetch')

type Own = Omit<Sight, 'path' | 'progress' | 'theme' | 'banner' | 'offline' | 'fade' | 'missing'>
/** What is on the screen itself, and what its text says among other things. */
export type Shown = Pick<Own, 'title'> & Partial<Own> & { reads?: readonly string[] }

export const off = (name: string, isOff: boolean): string => (isOff ? `${name} ✕` : name)
export const pressed = (name: string, isPressed: boolean): string => (isPressed ? `${name} ●` : name)
export const only = <T>(condition: boolean, ...items: T[]): T[] => (condition ? items : [])

/** @param waited ms since the screen was entered */
export const waiting = (waited: number) => ({
  title: copy.loading.title,
  turning: Math.floor(waited / WAITING_FLIP) % SPREAD_SIZE,
  reads: [copy.loading.tips[Math.floor(waited / TIP_ROTATION) % TIP_COUNT]!],
})
