import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import { SeenContext, useMachineLocation, useReading, type ReadingActor, type ReadingSnapshot } from './actor.tsx'
import { ConsentContext, openConsent, type Consent, type ConsentActor } from './consent.tsx'
import { Screens } from './Screens.tsx'
import { Header } from './ui/Header.tsx'
import { Note } from './ui/Note.tsx'
import { Notices } from './ui/Notices.tsx'
import { Particles } from './ui/Particles.tsx'
import { RouteFade } from './ui/RouteFade.tsx'
import { Sky } from './ui/Sky.tsx'
import { whenIdle } from './whenIdle.ts'
import './fonts/fallback.css'
import './tokens.css'
import './base.css'

/** The colour of the browser's own bars: the sky's upper edge. */
const SKY = { dark: '#150d1d', light: '#f3e4ff' } as const

/** The theme is the state's; the document only wears it. */
function DocumentTheme(): null {
  const theme = useReading((snapshot) => (snapshot.matches({ theme: 'light' }) ? 'light' : 'dark'))
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', SKY[theme])
  }, [theme])
  return null
}

const subscribeToNothing = () => () => {}

interface AppProps {
  /** Started outside of React. */
  actor: ReadingActor
  /** What the page was rendered from before there was a script; it is what the first render shows, too. */
  pristine?: ReadingSnapshot | null
  /** Begins to count visits, once there is time; tells who answers whether they may be. At module level. */
  measure?: (() => Promise<ConsentActor | null>) | null
}

/** The whole app, drawn from one actor. */
export function App({ actor, pristine = null, measure = null }: AppProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const held = isHydrating ? pristine : null
  const seen = useMemo(() => ({ actor, held }), [actor, held])
  const [consent, setConsent] = useState<Consent | null>(null)
  useEffect(() => {
    if (measure) whenIdle(() => void openConsent(measure).then(setConsent))
  }, [measure])
  useEffect(() => {
    // What was hidden from who reads on at another step (`pages.ts`) is that step by now.
    if (held === null) delete document.documentElement.dataset['resumed']
  }, [held])
  return (
    <SeenContext value={seen}>
      <ConsentContext value={consent}>
        <Router hook={useMachineLocation}>
          <DocumentTheme />
          <Sky />
          <Header />
          <RouteFade>
            <Screens />
          </RouteFade>
          {held === null && (
            <>
              <Particles />
              <Note />
              <Notices />
            </>
          )}
        </Router>
      </ConsentContext>
    </SeenContext>
  )
}
