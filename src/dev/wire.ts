/** What app and inspector page say to each other, between windows of one origin. */
import type { AnyEventObject } from 'xstate'
import type { Recording } from './recording.ts'

/** Also the mark by which the built product is searched for anything of this folder. */
export const CHANNEL = 'taro-flow-inspection'

/** What came after a recording as it was told so far: the log's new end, and all charts that run now. */
export type News = Pick<Recording, 'log' | 'actors'>

export type FromApp =
  /** `frame` is the name of the window that the app runs in. */
  | { type: 'app.here'; app: string; frame: string; recording: Recording }
  | { type: 'app.news'; app: string; news: News }
  | { type: 'app.gone'; app: string }

export type FromPage = { type: 'page.ask' } | { type: 'page.send'; app: string; place: string; event: AnyEventObject }
