import { useSuspenseQuery } from '@tanstack/react-query'
import { Clock, LifeBuoy, type LucideIcon, Mail, PlusCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { earlyForm } from '../../../app/early-form.tsx'
import { Faqs } from '../../../ui/Faqs.tsx'
import { Link } from '../../../ui/Link.tsx'
import { later } from '../../../ui/later.ts'
import { SentMessage } from '../../../ui/SentMessage.tsx'
import { TextSection } from '../../../ui/TextSection.tsx'
import { CONTACT_RESPONSE_HOURS } from '../contact.limits.ts'
import { CONTACT_FAQS } from '../contact-faqs.ts'
import { siteSettingsQuery } from './contact.route.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./contact.head.ts')).contactHead(page)

const Form = later(() => import('./ContactForm.tsx'), 'ContactForm')
const ContactForm = earlyForm(import.meta.env.SSR ? await Form.load() : Form)

export function ContactPage() {
  const [reference, setReference] = useState<string | null>(null)
  if (reference !== null) {
    return (
      <SentMessage
        className="py-20 md:py-28"
        title="Message Sent Successfully!"
        text={
          <>
            Thank you. We answer within {CONTACT_RESPONSE_HOURS} working hours. Your reference is{' '}
            <strong className="font-mono whitespace-nowrap text-text">{reference}</strong>.
          </>
        }
        again="Send Another Message"
        onAgain={() => setReference(null)}
      />
    )
  }
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
    <aside aria-label="Other ways" className="card grid content-start gap-5 self-start p-5 text-sm">
      <Way icon={Mail} title="By e-mail">
        <a href={`mailto:${data.contact_email}`} className="link block break-words">
          {data.contact_email}
        </a>
      </Way>
      <Way icon={Clock} title="Response time">
        <span className="block text-muted">We answer within {CONTACT_RESPONSE_HOURS} working hours.</span>
      </Way>
      <Way icon={LifeBuoy} title="Perhaps answered already">
        <Link to="/help" className="link block">
          Look into the Help Center
        </Link>
      </Way>
      <Way icon={PlusCircle} title="A tool is missing?">
        <Link to="/submit-tool" className="link block">
          Submit a tool
        </Link>
      </Way>
    </aside>
  )
}

function Way({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
      <p className="min-w-0">
        <span className="font-medium">{title}</span>
        {children}
      </p>
    </div>
  )
}
