import { useReading, useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { CatalogGate } from '../ui/CatalogGate.tsx'
import { Choice, Choices } from '../ui/Choice.tsx'
import { ReaderPicture } from '../ui/ReaderPicture.tsx'
import { WizardPage } from '../ui/WizardPage.tsx'

/** /onboarding/2: one of the readers. The chosen one moves. */
export function Reader() {
  const chosenType = useReading(({ context }) => context.visit.selectedReader?.type)
  const send = useSend()
  return (
    <WizardPage title={copy.reader.title} wide>
      <CatalogGate>
        {({ readers }) => (
          <Choices name={copy.reader.group} layout="three">
            {readers.map((reader) => (
              <li key={reader.type}>
                <Choice
                  name={reader.name}
                  description={reader.description}
                  chosen={reader.type === chosenType}
                  onToggle={() => send({ type: 'reader.toggle', readerType: reader.type })}
                  portrait={<ReaderPicture reader={reader} playing={reader.type === chosenType} />}
                />
              </li>
            ))}
          </Choices>
        )}
      </CatalogGate>
    </WizardPage>
  )
}
