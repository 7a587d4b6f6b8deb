import type { InspectionEvent } from 'xstate'
import type { ReadingInput } from '../../machines/reading.types.ts'
import { recordFlow } from './recorder.ts'
import { statelyInspector } from './stately.ts'
import { CHANNEL, type FromApp, type FromPage } from './wire.ts'

export interface Watch {
  /** Give this to `createActor`. */
  inspect: (event: InspectionEvent) => void
  stop: () => void
}

/** Shows the running system to /dev/flow, and to Stately's inspector when the address asks for it. Development only. */
export async function watchFlow(input: ReadingInput): Promise<Watch> {
  const stately = await statelyInspector()
  const app = crypto.randomUUID()
  const channel = new BroadcastChannel(CHANNEL)
  let isKnown = false

  const tell = (message: FromApp): void => channel.postMessage(message)
  const introduce = (): void => {
    isKnown = true
    tell({ type: 'app.here', app, frame: window.name, recording: recorder.recording })
  }
  const recorder = recordFlow(input, (news) => {
    if (isKnown) tell({ type: 'app.news', app, news })
    else introduce()
  })

  channel.addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
    if (data.type === 'page.ask') introduce()
    else if (data.type === 'page.send' && data.app === app) recorder.send(data.place, data.event)
  })
  const leave = (): void => tell({ type: 'app.gone', app })
  addEventListener('pagehide', leave)

  return {
    inspect: (event) => {
      recorder.inspect(event)
      stately?.(event)
    },
    stop: () => {
      leave()
      removeEventListener('pagehide', leave)
      channel.close()
      recorder.stop()
    },
  }
}
