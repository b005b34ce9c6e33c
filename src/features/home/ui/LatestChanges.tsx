import { ArrowRight } from 'lucide-react'
import { Link } from '../../../ui/Link.tsx'
import { formatDay } from '../../facts/fact-values.ts'
import type { Change } from '../home.contract.ts'
import { MarkTile } from './MarkTile.tsx'
import { Section } from './Section.tsx'

const inItsPlace = (now: string | null) => now && `, in its place: ${now}`

/** What is said after the name of the tool, beside the word at the end of the line. */
const SENTENCES: Record<Change['kind'], (change: Change) => string | null> = {
  new: ({ about }) => about && ` in ${about}`,
  price: ({ about }) => ` · ${about}`,
  fact: ({ about }) => ` · ${about}`,
  maintenance: ({ now }) => inItsPlace(now),
  closing: ({ now }) => inItsPlace(now),
  closed: ({ now }) => inItsPlace(now),
  renamed: ({ now }) => now && ` is now ${now}`,
  merged: ({ now }) => now && ` is a part of ${now}`,
}

/** Where a word says it at a glance; what has another value shows both. */
const WORDS: Record<Change['kind'], [word: string, look: string] | null> = {
  new: ['new', 'bg-good-soft text-good'],
  price: null,
  fact: null,
  maintenance: ['only maintained', 'bg-raised text-muted'],
  closing: ['closing', 'bg-warm-soft text-warm'],
  closed: ['closed', 'bg-warm-soft text-warm'],
  renamed: ['renamed', 'bg-accent-soft text-accent-text'],
  merged: ['merged', 'bg-raised text-muted'],
}

/** What has changed last in the tools, each with its date. A phone has the first five. */
export function LatestChanges({ changes }: { changes: Change[] }) {
  return (
    <Section
      id="changes"
      title="What changed"
      more={{ to: '/how-we-check', label: 'How we check' }}
      className="min-w-0"
    >
      <ol className="divide-y divide-line max-sm:*:nth-5:border-b-0">
        {changes.map((change) => (
          <Row key={`${change.kind} ${change.tool.slug} ${change.about}`} change={change} />
        ))}
      </ol>
    </Section>
  )
}

function Row({ change }: { change: Change }) {
  const { at, kind, tool, was, now } = change
  const word = WORDS[kind]
  const day = at.slice(0, 10)
  return (
    <li className="group relative grid grid-cols-[2rem_1fr_auto] items-center gap-x-3.5 py-2.5 max-sm:nth-[n+6]:hidden sm:min-h-14 sm:grid-cols-[6.5rem_2rem_1fr_auto]">
      <MarkTile tool={tool} size={32} />
      <p className="min-w-0 text-sm leading-snug text-muted">
        <Link
          to="/tools/$slug"
          params={{ slug: tool.slug }}
          className="font-semibold text-text after:absolute after:inset-0 group-hover:text-accent-text"
        >
          {tool.name}
        </Link>
        {SENTENCES[kind](change)}
      </p>
      {word ? (
        <span className={`rounded-md px-2 py-0.5 text-xs font-medium ${word[1]}`}>{word[0]}</span>
      ) : (
        <Values was={was} now={now} />
      )}
      <time dateTime={day} className="text-xs text-muted tabular-nums max-sm:col-start-2 sm:order-first">
        {formatDay(day)}
      </time>
    </li>
  )
}

/** What stood, and what stands now. */
const Values = ({ was, now }: Pick<Change, 'was' | 'now'>) => (
  <span className="flex max-w-44 items-center gap-1.5 text-sm tabular-nums sm:max-w-64">
    <s className="truncate text-muted">{was ?? 'not known'}</s>
    <ArrowRight className="size-3.5 shrink-0 text-muted" aria-label="now" />
    <b className="truncate font-semibold">{now ?? 'not known'}</b>
  </span>
)
