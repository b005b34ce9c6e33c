import { useSuspenseQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { PageContents } from '../../../ui/PageContents.tsx'
import { UsDate } from '../../../ui/UsDate.tsx'
import type { Correction, Corrections } from '../corrections.contract.ts'
import { RULES, SOURCES } from '../how-we-check.ts'
import { correctionsQuery, pagesUpTo } from './corrections.route.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./corrections.head.ts')).correctionsHead(page)

const route = getRouteApi('/how-we-check')

/** Where what is known comes from, and what was put right. */
export function HowWeCheckPage() {
  const { page = 1 } = route.useSearch()
  const pages = useSuspenseQueries({
    queries: pagesUpTo(page).map(correctionsQuery),
    combine: (results) => results.map(({ data }) => data),
  })
  return (
    <div className="page pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">How we check</h1>
      <p className="mt-3 max-w-xl text-lg text-muted">
        Whatever we know about a tool has a source that you can open, and the day on which we read it.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[14rem_1fr]">
        <PageContents parts={PARTS} />
        <div className="min-w-0 max-w-prose space-y-9">
          <Counts counts={pages[0]!.counts} />
          <Sources />
          {RULES.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} className="scroll-mt-24">
              <h2 className="mb-3 text-xl">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-3 text-pretty">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
          <Log pages={pages} />
        </div>
      </div>
    </div>
  )
}

const PARTS = [
  { id: 'sources', title: 'What a source is' },
  ...RULES,
  { id: 'corrections', title: 'Corrections' },
]

function Sources() {
  return (
    <section id="sources" className="scroll-mt-24">
      <h2 className="mb-3 text-xl">What a source is</h2>
      <p className="mb-4 text-pretty">
        A page that says it, and that we have read. Each fact names which of five kinds it is.
      </p>
      <dl className="divide-y divide-line border-y border-line">
        {SOURCES.map(([kind, name, text]) => (
          <div key={kind} className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Counts({ counts: { facts, sources, tools } }: Pick<Corrections, 'counts'>) {
  const figures = [
    [facts, 'Facts'],
    [sources, 'Pages read'],
    [tools, 'Tools'],
  ] as const
  return (
    <dl className="card grid grid-cols-3 divide-x divide-line">
      {figures.map(([figure, label]) => (
        <div key={label} className="flex flex-col-reverse px-3 py-4 text-center sm:px-5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-2xl font-semibold tabular-nums sm:text-3xl">
            {figure.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What was put right, newest first. */
function Log({ pages }: { pages: Corrections[] }) {
  const corrections = pages.flatMap((page) => page.corrections)
  return (
    <section id="corrections" aria-labelledby="corrections-title" className="scroll-mt-24">
      <h2 id="corrections-title" className="mb-3 text-xl">
        Corrections
      </h2>
      <p className="text-muted">What we had wrong, or what has changed since, newest first.</p>
      {corrections.length === 0 ? (
        <p className="card mt-5 p-5 text-muted">No corrections yet.</p>
      ) : (
        <ol className="mt-5 divide-y divide-line border-y border-line">
          {corrections.map((correction, i) => (
            <Entry key={i} correction={correction} />
          ))}
        </ol>
      )}
      {pages.at(-1)!.more && (
        <p className="mt-6 text-center">
          <Link
            to="/how-we-check"
            search={{ page: pages.length + 1 }}
            resetScroll={false}
            rel="next"
            className={buttonClass('secondary')}
          >
            Load more
          </Link>
        </p>
      )}
    </section>
  )
}

function Entry({ correction: { at, tool, subject, was, now, reported, note } }: { correction: Correction }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 text-sm sm:grid-cols-[7.5rem_1fr]">
      <UsDate value={at} className="text-muted" />
      <div className="min-w-0">
        <p>
          <Link to="/tools/$slug" params={{ slug: tool.slug }} className="link font-medium">
            {tool.name}
          </Link>
          <span className="text-muted"> · {subject}</span>
        </p>
        {was !== now && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 break-words">
            <span className="min-w-0 break-words text-muted">
              <span className="sr-only">Stood: </span>
              {was ?? 'Not known'}
            </span>
            <ArrowRight className="size-3.5 shrink-0 text-muted" aria-hidden="true" />
            <span className="min-w-0 font-medium break-words">
              <span className="sr-only">Stands now: </span>
              {now ?? 'Not known'}
            </span>
          </p>
        )}
        {note && (
          <p dir="auto" className="mt-1 break-words text-pretty">
            {note}
          </p>
        )}
        {reported && <p className="mt-1 text-xs text-muted">Reported by a reader</p>}
      </div>
    </li>
  )
}
