import { useReading, useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { CategoryPicture } from '../ui/CategoryPicture.tsx'
import { CatalogGate, useCatalog } from '../ui/CatalogGate.tsx'
import { Choice, Choices } from '../ui/Choice.tsx'
import { WizardPage } from '../ui/WizardPage.tsx'
import styles from './topic/Topic.module.css'

/** /onboarding/4: a topic within the chosen category. */
export function Topic() {
  const categoryCode = useReading(({ context }) => context.visit.selectedCategory?.code)
  const chosenCode = useReading(({ context }) => context.visit.selectedTopic?.code)
  const send = useSend()
  const category = useCatalog()?.categories.find(({ code }) => code === categoryCode)
  return (
    <WizardPage
      title={copy.topic.title}
      note={
        <p className={styles.category}>
          {category && <CategoryPicture code={category.code} />}
          <span>{category ? copy.topic.category(category.name) : copy.topic.noCategory}</span>
        </p>
      }
    >
      <CatalogGate>
        {() => (
          <Choices name={copy.topic.group} layout="two">
            {category?.topics.map(({ code, name, description }) => (
              <li key={code}>
                <Choice
                  name={name}
                  description={description}
                  chosen={code === chosenCode}
                  onToggle={() => send({ type: 'topic.toggle', code })}
                />
              </li>
            ))}
          </Choices>
        )}
      </CatalogGate>
    </WizardPage>
  )
}
