import type { InspectionEvent } from 'xstate'
import type { ReadingInput } from '../../machines/reading.types.ts'
import { recordFlow } from './recorder.ts'
import { statelyInspector } from './stately.ts'
import { CHANNEL, type FromApp, type FromPage } from './wire.ts'

export interface Watch {
  /** Give this to `createActor`. */
  inspect: (event: InspectionEvent) => void
  /** Before the actor itself ends. */
  stop: () => void
}

/** Shows the running flow to /dev/flow, and to Stately's inspector when the address asks for it. Development only. */
export async function watchFlow(input: ReadingInput): Promise<Watch> {
  const stately = await statelyInspector()
  const app = crypto.randomUUID()
  const channel = new BroadcastChannel(CHANNEL)
  /** How much of the log was told; nothing at all before the first time. */
  let told: number | null = null
  let isOver = false

  const say = (message: FromApp): void => channel.postMessage(message)
  const { inspect, recording, send } = recordFlow(input, () => tell(told))
  const tell = (from: number | null): void => {
    if (isOver) return
    told = recording.log.length
    if (from === null) say({ type: 'app.here', app, frame: window.name, recording })
    else say({ type: 'app.news', app, news: { log: recording.log.slice(from), actors: recording.actors } })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
    if (data.type === 'page.ask') tell(null)
    else if (data.app === app) send(data.place, data.event)
  })
  const leave = (): void => say({ type: 'app.gone', app })
  addEventListener('pagehide', leave)

  return {
    inspect: (event) => {
      inspect(event)
      stately?.(event)
    },
    stop: () => {
      leave()
      isOver = true
      removeEventListener('pagehide', leave)
      channel.close()
    },
  }
}
