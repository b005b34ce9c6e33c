import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Faqs } from '../../../ui/Faqs.tsx'
import { Link } from '../../../ui/Link.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { HELP_TOPICS, type HelpTopic } from '../help-topics.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./pages.head.ts')).helpHead(page)

/** Topics with the questions in which all words are found. */
function topicsFor(search: string): HelpTopic[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return HELP_TOPICS.map((topic) => ({
    ...topic,
    faqs: topic.faqs.filter(({ question, answer }) => {
      const text = `${topic.title} ${question} ${answer}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  })).filter(({ faqs }) => faqs.length > 0)
}

export function HelpPage() {
  const [search, setSearch] = useState('')
  const topics = topicsFor(search)
  return (
    <div className="page pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">Help Center</h1>
      <p className="mt-3 max-w-xl text-lg text-muted">How things work here, in a few sentences each.</p>
      <div className="js-only mt-6 max-w-xl">
        <SearchField
          label="Search the help"
          value={search}
          onChange={setSearch}
          placeholder="What are you looking for?"
        />
      </div>
      {topics.length === 0 ? (
        <div className="mt-8">
          <EmptyState title="No answer found">
            <p className="max-w-md text-muted">Try other words, or ask us.</p>
          </EmptyState>
        </div>
      ) : (
        <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {topics.map(({ id, title, faqs }) => (
            <section key={id} id={id} className="scroll-mt-24">
              <h2 className="mb-3 text-xl">{title}</h2>
              <Faqs faqs={faqs} />
            </section>
          ))}
        </div>
      )}
      <div className="card mt-12 flex flex-wrap items-center justify-between gap-4 p-6">
        <p>
          <span className="font-medium">Not answered?</span>{' '}
          <span className="text-muted">A person reads what you write.</span>
        </p>
        <Link to="/contact" className={buttonClass('primary')}>
          Contact Us
        </Link>
      </div>
    </div>
  )
}
