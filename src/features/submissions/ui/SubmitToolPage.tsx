import { useState } from 'react'
import { earlyForm } from '../../../app/early-form.tsx'
import { later } from '../../../ui/later.ts'
import { SentMessage } from '../../../ui/SentMessage.tsx'
import { TextSection } from '../../../ui/TextSection.tsx'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./submit.head.ts')).submitHead(page)

const Form = later(() => import('./SubmitForm.tsx'), 'SubmitForm')
const SubmitForm = earlyForm(import.meta.env.SSR ? await Form.load() : Form)

const STEPS = [
  'A person looks at the tool: whether it works, what it costs, and what it is not good at.',
  'We write the entry in our own words. Nobody can pay for a place or for a kinder sentence.',
  'You get a mail with the decision; when it is a no, with the reason.',
]

export function SubmitToolPage() {
  const [sent, setSent] = useState<{ name: string; email: string } | null>(null)
  if (sent) {
    return (
      <SentMessage
        className="py-16 md:py-24"
        title={`Thank you for ${sent.name}!`}
        text={
          <>
            It is waiting for review. We write to <span className="break-all text-text">{sent.email}</span> as
            soon as it is decided.
          </>
        }
        again="Submit Another Tool"
        onAgain={() => setSent(null)}
      >
        <div className="mt-8 max-w-md text-sm">
          <Steps />
        </div>
      </SentMessage>
    )
  }
  return (
    <div className="page pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">Submit a Tool</h1>
      <p className="mt-3 max-w-xl text-lg text-muted">
        Do you use or make an AI tool that is missing here? Being listed is free.
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <SubmitForm onSent={setSent} />
        </div>
        <aside className="content-start text-sm">
          <TextSection title="What happens next">
            <Steps />
          </TextSection>
        </aside>
      </div>
    </div>
  )
}

function Steps() {
  return (
    <ol className="grid gap-4">
      {STEPS.map((step, i) => (
        <li key={step} className="flex gap-3 text-left">
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-text">
            {i + 1}
          </span>
          <span className="text-muted">{step}</span>
        </li>
      ))}
    </ol>
  )
}
