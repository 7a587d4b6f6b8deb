/** What stands above every screen: logo, theme, the progress of the flow, and what went wrong without a screen of its own. */
import { Link } from 'wouter'
import { screenOf } from '../../../machines/routes.ts'
import { useReading, useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import styles from './Header.module.css'
import { Mark } from './Mark.tsx'
import { Wordmark } from './Wordmark.tsx'

const STEPS = [1, 2, 3, 4, 5, 6, 7]

export function Header() {
  const step = useReading((snapshot) => screenOf(snapshot)?.step ?? null)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href="/" className={styles.logo} aria-label={copy.home}>
          <span className={styles.mark}>
            <Mark />
          </span>
          <Wordmark />
        </Link>
        <ThemeToggle />
      </div>
      {step !== null && <Progress step={step} />}
      <Banner />
      <Offline />
    </header>
  )
}

function ThemeToggle() {
  const isLight = useReading((snapshot) => snapshot.matches({ theme: 'light' }))
  const send = useSend()
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={isLight ? copy.theme.toDark : copy.theme.toLight}
      onClick={() => send({ type: 'theme.toggle' })}
    >
      <Sun />
      <Moon />
    </button>
  )
}

function Progress({ step }: { step: number }) {
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={copy.progress(step)}
      aria-valuenow={step}
      aria-valuemin={1}
      aria-valuemax={STEPS.length}
    >
      {STEPS.map((pearl) => (
        <span key={pearl} className={pearl <= step ? styles.reached : undefined} />
      ))}
    </div>
  )
}

function Banner() {
  const isCatalogTold = useReading((snapshot) => snapshot.matches({ banner: { catalog: 'told' } }))
  const areCardsTold = useReading((snapshot) => snapshot.matches({ banner: { cards: 'told' } }))
  const send = useSend()
  return (
    <div aria-live="assertive">
      {(isCatalogTold || areCardsTold) && (
        <div className={styles.banner}>
          <div>
            {isCatalogTold && <p>{copy.banners.catalog}</p>}
            {areCardsTold && <p>{copy.banners.cards}</p>}
          </div>
          <button
            type="button"
            className={styles.icon}
            aria-label={copy.closeBanner}
            onClick={() => send({ type: 'banner.dismiss' })}
          >
            <Cross />
          </button>
        </div>
      )}
    </div>
  )
}

function Offline() {
  const isOffline = useReading((snapshot) => snapshot.matches({ connection: 'offline' }))
  // There from the first: a page whose app does not come shows it by itself (`build.ts`).
  return (
    <div aria-live="polite">
      <p className={styles.offline} data-offline="" hidden={!isOffline}>
        {copy.offline}
      </p>
    </div>
  )
}

const Sun = () => (
  <svg className={styles.sun} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="4.5" fill="currentColor" />
    <path
      d="M12 2.5v2.4M12 19.1v2.4M2.5 12h2.4M19.1 12h2.4M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
)

const Moon = () => (
  <svg className={styles.moon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M20.5 14.4A8.8 8.8 0 0 1 9.6 3.5a8.8 8.8 0 1 0 10.9 10.9Z" fill="currentColor" />
  </svg>
)

const Cross = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m6.5 6.5 11 11m0-11-11 11" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
)
