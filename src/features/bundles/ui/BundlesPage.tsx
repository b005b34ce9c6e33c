import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { PackageOpen, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { formatCount } from '../../../ui/text.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { BundleCard } from './BundleCard.tsx'
import { bundlesQuery } from './bundles.route.ts'

const route = getRouteApi('/bundles')

/** Doors into the list: each is a search that stays true as bundles come and go. */
const COLLECTIONS = [
  {
    icon: '🚀',
    title: 'Start a business',
    text: 'From the first idea to the first customer.',
    search: 'business',
  },
  { icon: '🎬', title: 'Make and publish', text: 'Video, sound, pictures and words.', search: 'video' },
  { icon: '🎓', title: 'Learn and teach', text: 'Lessons, exams, languages and papers.', search: 'students' },
] as const

const BUNDLE_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'

export function BundlesPage() {
  const { search } = route.useSearch()
  const { data: all } = useSuspenseQuery(bundlesQuery())
  const { data: found = [], error } = useQuery({
    ...bundlesQuery(search),
    placeholderData: (previous) => previous,
  })
  return (
    <div className="page pt-8 md:pt-10">
      <h1 className="text-3xl md:text-4xl">AI Bundles</h1>
      <p className="mt-3 max-w-2xl text-muted">
        Sets of tools made for one job each: which ones, in which order, and why each is there.
      </p>
      <BundleSearch key={search === undefined ? 'empty' : 'searching'} value={search} />
      {!search && all.length > 0 && (
        <section aria-labelledby="collections" className="mt-10">
          <h2 id="collections" className="text-2xl">
            Featured Collections
          </h2>
          <ul className="mt-4 grid gap-4 md:grid-cols-3">
            {COLLECTIONS.map((collection) => (
              <li key={collection.title}>
                <Link
                  to="/bundles"
                  search={{ search: collection.search }}
                  className="flex h-full items-center gap-4 rounded-card bg-accent-soft p-5 transition-opacity hover:opacity-85"
                >
                  <span aria-hidden="true" className="text-3xl">
                    {collection.icon}
                  </span>
                  <span>
                    <span className="block font-display text-lg font-semibold">{collection.title}</span>
                    <span className="text-sm text-muted">{collection.text}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="all-bundles" className="mt-10">
        <h2 id="all-bundles" className="text-2xl">
          {search ? 'Bundles found' : 'All Bundles'}{' '}
          <span className="font-sans text-base font-normal text-muted tabular-nums" aria-live="polite">
            ({formatCount(found.length)})
          </span>
        </h2>
        <div className="mt-4">
          {error ? (
            <EmptyState title="The bundles could not be loaded">
              <p className="text-muted">{error.message}</p>
            </EmptyState>
          ) : found.length === 0 ? (
            <NoBundles search={search} />
          ) : (
            <ul className={BUNDLE_GRID}>
              {found.map((bundle) => (
                <li key={bundle.id}>
                  <BundleCard bundle={bundle} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </div>
  )
}

function NoBundles({ search }: { search: string | undefined }) {
  return (
    <EmptyState
      title={search ? 'No bundles found' : 'No bundles available'}
      icon={<PackageOpen className="size-10" aria-hidden="true" />}
    >
      <p className="max-w-md text-muted">
        {search
          ? 'No bundle has all of these words. Try fewer of them.'
          : 'The editors have not made any yet.'}
      </p>
      <Link to={search ? '/bundles' : '/tools'} search={{}} className={buttonClass('primary')}>
        {search ? 'Show all bundles' : 'Browse Tools'}
      </Link>
    </EmptyState>
  )
}

/** The search field; what is typed goes into the address once the typing rests. */
function BundleSearch({ value = '' }: { value?: string | undefined }) {
  const navigate = useNavigate({ from: '/bundles' })
  const [text, setText] = useState(value)
  const term = useDebounced(text, SEARCH_DEBOUNCE_MS).trim()
  useEffect(() => {
    if (term !== value) {
      void navigate({ search: { search: term || undefined }, replace: true, resetScroll: false })
    }
    // Only when the typing rests: the address may also change by itself.
  }, [term])
  return (
    <search className="relative mt-5 block max-w-2xl">
      <form action="/bundles" onSubmit={(event) => event.preventDefault()}>
        <Search
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        <input
          type="search"
          name="search"
          aria-label="Search bundles"
          placeholder="Search bundles, jobs or tools"
          maxLength={SEARCH_MAX}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="field pl-12"
        />
      </form>
    </search>
  )
}
