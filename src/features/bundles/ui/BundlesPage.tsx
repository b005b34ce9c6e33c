import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ChevronDown, PackageOpen } from 'lucide-react'
import type { MouseEvent } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmojiIcon } from '../../../ui/EmojiIcon.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { SearchForm } from '../../../ui/SearchForm.tsx'
import { formatCount, plural } from '../../../ui/text.ts'
import { useAddressText } from '../../../ui/useAddressText.ts'
import type { BundleCard as Bundle } from '../bundles.contract.ts'
import { BundleCard } from './BundleCard.tsx'
import { bundlesQuery } from './bundles.route.ts'
import { COLLECTIONS, type Collection, collectionOf } from './collections.ts'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./bundles.head.ts')).bundlesHead(page)

const route = getRouteApi('/bundles')

/** Cards; on a phone they are rows in one frame. */
const BUNDLE_GRID =
  'grid grid-cols-1 max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:border-line max-sm:divide-y max-sm:divide-line max-sm:[&_.card]:rounded-none max-sm:[&_.card]:border-0 sm:gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4'

/** So many are shown at first: a dozen rows of a wide screen would be a wall, and more of a phone's thumb than it has. */
const SHOWN = 24
/** Tags that many bundles have, as ways into the list. */
const TOPICS = 8

export function BundlesPage() {
  const { search, collection: slug } = route.useSearch()
  const { data: all } = useSuspenseQuery(bundlesQuery())
  const { data, error, refetch } = useQuery({
    ...bundlesQuery(search),
    placeholderData: (previous) => previous,
  })
  const collection = collectionOf(slug)
  const found = collection ? bundlesIn(collection, all) : data
  return (
    <div className="page page-wide pt-8 md:pt-10">
      <h1 className="text-3xl md:text-4xl">AI Bundles</h1>
      <p className="mt-3 max-w-2xl text-muted">
        Sets of tools made for one job each: which ones, in which order, and why each is there.
      </p>
      <BundleSearch />
      {!collection && all.length > SHOWN && <Topics bundles={all} current={search} />}
      {!search && all.length > 0 && <Collections bundles={all} current={collection} />}
      <section aria-labelledby="all-bundles" className="mt-8 md:mt-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="all-bundles" className="text-2xl">
            {collection ? collection.title : search ? 'Bundles found' : 'All Bundles'}{' '}
            <span className="font-sans text-base font-normal text-muted tabular-nums" aria-live="polite">
              {found && !error && `(${formatCount(found.length)})`}
            </span>
          </h2>
          {collection && (
            <Link
              to="/bundles"
              search={{}}
              resetScroll={false}
              className="link inline-flex min-h-11 items-center"
            >
              All Bundles
            </Link>
          )}
        </div>
        <div className="mt-4">
          {error && !collection ? (
            <LoadFailure title="The bundles could not be loaded" text={error.message} onRetry={refetch} />
          ) : found?.length === 0 ? (
            <NoBundles search={search} />
          ) : (
            found && <FoundBundles bundles={found} />
          )}
        </div>
      </section>
    </div>
  )
}

/** The first of a list, and the others where they are asked for, with or without JavaScript. */
function FoundBundles({ bundles }: { bundles: Bundle[] }) {
  // A few that would be left are shown as well.
  const first = bundles.length > 1.5 * SHOWN ? SHOWN : bundles.length
  const rest = bundles.length - first
  return (
    <>
      <BundleGrid bundles={bundles.slice(0, first)} />
      {rest > 0 && (
        <details className="group/rest mt-4">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys as well */}
          <summary
            onClick={unfold}
            className={`${buttonClass('secondary')} mx-auto flex w-fit list-none max-sm:w-full [&::-webkit-details-marker]:hidden`}
          >
            {plural(rest, 'more bundle')}
            <ChevronDown
              className="size-4 text-muted transition-transform group-open/rest:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="mt-4">
            <BundleGrid bundles={bundles.slice(first)} />
          </div>
        </details>
      )}
    </>
  )
}

/** After the paint of the press: so many cards take longer to lay out than a press may. */
function unfold(event: MouseEvent<HTMLElement>) {
  event.preventDefault()
  const details = event.currentTarget.parentElement as HTMLDetailsElement
  afterPaint(() => {
    details.open = !details.open
  })
}

const BundleGrid = ({ bundles }: { bundles: Bundle[] }) => (
  <ul className={BUNDLE_GRID}>
    {bundles.map((bundle) => (
      <li key={bundle.id}>
        <BundleCard bundle={bundle} />
      </li>
    ))}
  </ul>
)

/** The tags that most bundles have; each is a search. */
function Topics({ bundles, current }: { bundles: Bundle[]; current: string | undefined }) {
  const counts = new Map<string, number>()
  for (const tag of bundles.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const topics = [...counts].sort((a, b) => b[1] - a[1]).slice(0, TOPICS)
  return (
    <ul
      aria-label="Topics"
      className="mt-3 flex gap-2 text-sm max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] sm:max-md:-mx-6 sm:max-md:px-6 md:flex-wrap"
    >
      {topics.map(([tag]) => (
        <li key={tag}>
          <Link
            to="/bundles"
            search={{ search: tag === current ? undefined : tag }}
            resetScroll={false}
            current={tag === current ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-3.5 whitespace-nowrap text-muted transition-colors hover:border-line-strong hover:text-text aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-text md:min-h-8"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Those of a collection that are published, in its order. */
const bundlesIn = ({ bundles }: Collection, all: Bundle[]) =>
  bundles.flatMap((slug) => all.find((bundle) => bundle.slug === slug) ?? [])

function Collections({ bundles, current }: { bundles: Bundle[]; current: Collection | undefined }) {
  const shown = COLLECTIONS.filter((collection) => bundlesIn(collection, bundles).length > 0)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="collections" className="mt-8 md:mt-10">
      <h2 id="collections" className="text-2xl">
        Featured Collections
      </h2>
      <ul className="mt-4 grid gap-2 md:grid-cols-3 md:gap-4">
        {shown.map((collection) => (
          <li key={collection.slug}>
            <Link
              to="/bundles"
              search={{ collection: collection.slug }}
              resetScroll={false}
              current={collection === current ? 'true' : undefined}
              className="flex h-full items-center gap-3.5 rounded-card border border-transparent bg-accent-soft px-4 py-2.5 md:gap-4 md:p-5 transition-opacity hover:opacity-85 active:opacity-70 aria-[current=true]:border-accent"
            >
              <EmojiIcon emoji={collection.icon} size={32} />
              <span>
                <span className="block font-display font-semibold md:text-lg">{collection.title}</span>
                <span className="block text-sm text-muted max-md:hidden">{collection.text}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {plural(bundlesIn(collection, bundles).length, 'bundle')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
function BundleSearch() {
  const { search } = route.useSearch()
  const navigate = useNavigate({ from: '/bundles' })
  const [text, setText, commit] = useAddressText(
    search ?? '',
    (term, replace) => void navigate({ search: { search: term || undefined }, replace, resetScroll: false }),
    SEARCH_DEBOUNCE_MS,
  )
  return (
    <SearchForm
      action="/bundles"
      label="Search bundles"
      placeholder="Search bundles, jobs or tools"
      value={text}
      onChange={setText}
      onSend={commit}
    />
  )
}
