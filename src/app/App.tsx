import { useEffect, useMemo } from 'react'
import { Router } from 'wouter'
import { SeenContext, useMachineLocation, useReading, type ReadingActor } from './actor.tsx'
import { preloadScreens, Screens } from './Screens.tsx'
import { Header } from './ui/Header.tsx'
import { Notices } from './ui/Notices.tsx'
import { Particles } from './ui/Particles.tsx'
import { RouteFade } from './ui/RouteFade.tsx'
import { Sky } from './ui/Sky.tsx'
import './fonts/fallback.css'
import './tokens.css'
import './base.css'

// The list of 280 slices is long, so it comes beside the first paint; the fallbacks have the same measures.
void import('./fonts/webFonts.ts').catch(() => {})

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

/** The whole app, drawn from one actor that was started outside of React. */
export function App({ actor }: { actor: ReadingActor }) {
  const seen = useMemo(() => ({ actor, held: null }), [actor])
  useEffect(preloadScreens, [])
  return (
    <SeenContext value={seen}>
      <Router hook={useMachineLocation}>
        <DocumentTheme />
        <Sky />
        <Header />
        <RouteFade>
          <Screens />
        </RouteFade>
        <Particles />
        <Notices />
      </Router>
    </SeenContext>
  )
}
