import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Rss, SearchX } from 'lucide-react'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { whenTouched } from '../../../ui/later.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { plural } from '../../../ui/text.ts'
import { useAddressText } from '../../../ui/useAddressText.ts'
import type { BlogFacets } from '../blog.contract.ts'
import { BLOG_PAGE_SIZE } from '../blog.limits.ts'
import { BlogFilters } from './BlogFilters.tsx'
import { blogFacetsQuery, postsQuery } from './blog.route.ts'
import { type BlogSearch, hasFilters } from './blog-search.ts'
import { PageLinks } from './PageLinks.tsx'

/** Of the page: see `at`. */
export const head = async (page: never) => (await import('./blog.head.ts')).blogHead(page)

const PostCard = whenTouched(() => import('./PostCard.tsx'), 'PostCard')
const PostRow = whenTouched(() => import('./PostRow.tsx'), 'PostRow')
export const rest = () => Promise.all([PostCard.load(), PostRow.load()])

const route = getRouteApi('/blog')

export function BlogPage() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/blog' })
  const facets = useQuery({ ...blogFacetsQuery(search), placeholderData: (previous) => previous })
  const write = (term: string, replace: boolean) =>
    void navigate({
      search: (now) => ({ ...now, search: term || undefined, page: undefined }),
      replace,
      resetScroll: false,
    })
  const [text, setText, commit] = useAddressText(search.search ?? '', write, SEARCH_DEBOUNCE_MS)
  return (
    <div className="page pt-8 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <div>
          <h1 className="text-3xl md:text-4xl">The Kitly Blog</h1>
          <p className="mt-3 max-w-2xl text-muted">
            How to choose AI tools, what they really cost and where they fail. Guides, comparisons and
            checklists that you can use today.
          </p>
        </div>
        <a href="/blog/rss.xml" className="link inline-flex min-h-11 items-center gap-2 text-sm">
          <Rss className="size-4" aria-hidden="true" />
          Follow by RSS
        </a>
      </div>
      <search className="mt-5 block max-w-2xl">
        <form
          action="/blog"
          onSubmit={(event) => {
            event.preventDefault()
            commit(text)
          }}
        >
          {search.category && <input type="hidden" name="category" value={search.category} />}
          {search.view && <input type="hidden" name="view" value={search.view} />}
          <SearchField
            large
            label="Search articles"
            placeholder="Search by topic or title"
            value={text}
            onChange={setText}
          />
        </form>
      </search>
      {facets.data && <BlogFilters search={search} facets={facets.data} onClear={() => setText('')} />}
      <Results search={search} total={facets.data?.total} onClear={() => setText('')} />
    </div>
  )
}

/** Whether the newest of all articles comes first. */
const isFront = (search: BlogSearch) => !hasFilters(search) && (search.page ?? 1) === 1

interface ResultsProps {
  search: BlogSearch
  total: BlogFacets['total'] | undefined
  onClear: () => void
}

function Results({ search, total, onClear }: ResultsProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...postsQuery(search),
    placeholderData: (previous) => previous,
  })
  if (error) {
    return (
      <div className="mt-6">
        <LoadFailure
          title="The articles could not be loaded"
          text={error.message}
          action="Try again"
          onRetry={refetch}
        />
      </div>
    )
  }
  return (
    <section aria-labelledby="articles" className="mt-6">
      <h2 id="articles" className="sr-only">
        Articles
      </h2>
      <p aria-live="polite" className="text-sm font-medium tabular-nums max-sm:mb-3">
        {total !== undefined && `${plural(total, 'article')}${hasFilters(search) ? ' found' : ''}`}
      </p>
      <div className="relative mt-4" aria-busy={isPlaceholderData}>
        {isPlaceholderData && <div className="progress" />}
        {data?.length === 0 ? (
          <NoPosts search={search} onClear={onClear} />
        ) : (
          <ul className={search.view === 'list' ? 'grid gap-4' : `post-grid${isFront(search) ? ' led' : ''}`}>
            {data?.map((post) => (
              <li key={post.id} className="min-w-0">
                {search.view === 'list' ? <PostRow post={post} /> : <PostCard post={post} />}
              </li>
            ))}
          </ul>
        )}
      </div>
      {total !== undefined && (
        <PageLinks search={search} pages={Math.ceil(total / BLOG_PAGE_SIZE)} current={search.page ?? 1} />
      )}
    </section>
  )
}

function NoPosts({ search, onClear }: { search: BlogSearch; onClear: () => void }) {
  const isFiltered = hasFilters(search)
  return (
    <EmptyState
      title={isFiltered || search.page ? 'No articles found' : 'No articles yet'}
      icon={<SearchX className="size-10" aria-hidden="true" />}
    >
      <p className="max-w-md text-muted">
        {isFiltered
          ? 'No article matches. Try another word, or take the filter away.'
          : search.page
            ? 'There are not that many pages.'
            : 'The first articles are being written. The directory is open meanwhile.'}
      </p>
      {isFiltered || search.page ? (
        <Link to="/blog" search={{ view: search.view }} className={buttonClass('primary')} onClick={onClear}>
          {isFiltered ? 'Show all articles' : 'To the newest articles'}
        </Link>
      ) : (
        <Link to="/tools" className={buttonClass('primary')}>
          Browse Tools
        </Link>
      )}
    </EmptyState>
  )
}
