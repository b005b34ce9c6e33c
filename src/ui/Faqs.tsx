import { ChevronDown } from 'lucide-react'

/** Questions whose answers open on a click; searching in the page finds and opens them too. */
export function Faqs({ faqs }: { faqs: { question: string; answer: string }[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {faqs.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <p className="max-w-prose pb-4 text-pretty text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
