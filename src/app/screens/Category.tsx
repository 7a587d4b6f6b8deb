import { useReading, useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { CatalogGate } from '../ui/CatalogGate.tsx'
import { CategoryPicture } from '../ui/CategoryPicture.tsx'
import { Choice, Choices } from '../ui/Choice.tsx'
import { WizardPage } from '../ui/WizardPage.tsx'

/** /onboarding/3: what the reading is about. */
export function Category() {
  const chosenCode = useReading(({ context }) => context.visit.selectedCategory?.code)
  const send = useSend()
  return (
    <WizardPage title={copy.category.title}>
      <CatalogGate>
        {({ categories }) => (
          <Choices name={copy.category.group} layout="menu">
            {categories.map(({ code, name, description }) => (
              <li key={code}>
                <Choice
                  name={name}
                  description={description}
                  icon={<CategoryPicture code={code} />}
                  chosen={code === chosenCode}
                  onToggle={() => send({ type: 'category.toggle', code })}
                />
              </li>
            ))}
          </Choices>
        )}
      </CatalogGate>
    </WizardPage>
  )
}
