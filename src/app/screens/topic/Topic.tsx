import { useReading, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { CatalogGate, useCatalog } from '../../ui/CatalogGate.tsx'
import { Choice, Choices } from '../../ui/Choice.tsx'
import { WizardPage } from '../../ui/WizardPage.tsx'

/** /onboarding/4: a topic within the chosen category. */
export function Topic() {
  const categoryCode = useReading(({ context }) => context.visit.selectedCategory?.code)
  const chosenCode = useReading(({ context }) => context.visit.selectedTopic?.code)
  const send = useSend()
  const category = useCatalog()?.categories.find(({ code }) => code === categoryCode)
  return (
    <WizardPage title={copy.topic.title} note={category ? copy.topic.category(category.name) : copy.topic.noCategory}>
      <CatalogGate>
        {() => (
          <Choices name={copy.topic.group} columns={2}>
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
