import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, LifeBuoy, Mail, PlusCircle } from 'lucide-react'
import { lazy, useState } from 'react'
import { earlyForm } from '../../../app/early-form.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { Faqs } from '../../../ui/Faqs.tsx'
import { FocusedHeading } from '../../../ui/FocusedHeading.tsx'
import { Link } from '../../../ui/Link.tsx'
import { TextSection } from '../../../ui/TextSection.tsx'
import { CONTACT_RESPONSE_HOURS } from '../contact.limits.ts'
import { CONTACT_FAQS } from '../contact-faqs.ts'
import { siteSettingsQuery } from './contact.route.ts'

const ContactForm = earlyForm(
  import.meta.env.SSR
    ? (await import('./ContactForm.tsx')).ContactForm
    : lazy(() => import('./ContactForm.tsx').then((m) => ({ default: m.ContactForm }))),
)

export function ContactPage() {
  const [reference, setReference] = useState<string | null>(null)
  if (reference !== null) return <Sent reference={reference} onAgain={() => setReference(null)} />
  return (
    <div className="page pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">Contact Us</h1>
      <p className="mt-3 max-w-xl text-lg text-muted">
        A question, a correction, an idea: everything is read by a person.
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <ContactForm onSent={setReference} />
        </div>
        <Panel />
      </div>
      <div className="mt-14 max-w-3xl">
        <TextSection title="Before you write">
          <Faqs faqs={CONTACT_FAQS} />
        </TextSection>
      </div>
    </div>
  )
}

function Panel() {
  const { data } = useSuspenseQuery(siteSettingsQuery())
  return (
    <aside aria-label="Other ways" className="card grid content-start gap-5 p-5 text-sm">
      <div className="flex gap-3">
        <Mail className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
        <p className="min-w-0">
          <span className="font-medium">By e-mail</span>
          <a href={`mailto:${data.contact_email}`} className="link block break-words">
            {data.contact_email}
          </a>
        </p>
      </div>
      <div className="flex gap-3">
        <Clock className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
        <p>
          <span className="font-medium">Response time</span>
          <span className="block text-muted">We answer within {CONTACT_RESPONSE_HOURS} working hours.</span>
        </p>
      </div>
      <div className="flex gap-3">
        <LifeBuoy className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
        <p>
          <span className="font-medium">Perhaps answered already</span>
          <Link to="/help" className="link block">
            Look into the Help Center
          </Link>
        </p>
      </div>
      <div className="flex gap-3">
        <PlusCircle className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
        <p>
          <span className="font-medium">A tool is missing?</span>
          <Link to="/submit-tool" className="link block">
            Submit a tool
          </Link>
        </p>
      </div>
    </aside>
  )
}

function Sent({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  return (
    <div className="page flex flex-col items-center py-20 text-center md:py-28">
      <CircleCheck className="size-12 text-accent-text" aria-hidden="true" />
      <FocusedHeading>Message Sent Successfully!</FocusedHeading>
      <p className="mt-3 max-w-md text-muted">
        Thank you. We answer within {CONTACT_RESPONSE_HOURS} working hours. Your reference is{' '}
        <strong className="font-mono whitespace-nowrap text-text">{reference}</strong>.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={onAgain}>
          Send Another Message
        </Button>
        <Link to="/tools" className={buttonClass('secondary')}>
          Browse Tools
        </Link>
      </div>
    </div>
  )
}
