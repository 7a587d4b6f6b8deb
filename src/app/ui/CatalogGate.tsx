import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Catalog } from '../../../machines/rules/domain.ts'
import { useChild } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import { Mascot } from './Mascot.tsx'
import styles from './CatalogGate.module.css'

/** Readers and categories as far as they are here; null before. */
export const useCatalog = (): Catalog | null => {
  const child = useChild('catalog')
  return useSelector(child, (snapshot) => snapshot?.context.catalog ?? null)
}

/** Shows what needs the catalog, or why it is not there yet (specification section 2, /onboarding/2). */
export function CatalogGate({ children }: { children: (catalog: Catalog) => ReactNode }) {
  const child = useChild('catalog')
  const catalog = useCatalog()
  const error = useSelector(child, (snapshot) => (snapshot?.matches('failed') ? snapshot.context.error : null))
  if (catalog) return children(catalog)
  return (
    <div className={styles.gate}>
      <div className={styles.mascot}>
        <Mascot mood={error === null ? 'brewing' : 'lost'} />
      </div>
      <output className={styles.text}>
        {error === null ? copy.catalog.loading : copy.catalog.failed}
        {error !== null && <small className={styles.reason}>{error}</small>}
      </output>
      {error !== null && <Button onClick={() => child?.send({ type: 'catalog.load' })}>{copy.actions.retry}</Button>}
    </div>
  )
}
