import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Heart, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { plural } from '../../../ui/text.ts'
import { useAddressText } from '../../../ui/useAddressText.ts'
import { PrivatePage } from '../../accounts/ui/session/PrivatePage.tsx'
import { BundleCard } from '../../bundles/ui/BundleCard.tsx'
import { SavedKits } from '../../kits/ui/SavedKits.tsx'
import { SharedKits } from '../../kits/ui/SharedKits.tsx'
import { savedKitsQuery } from '../../kits/ui/stored-kits.ts'
import { CARD_GRID, ToolCardSkeleton } from '../../tools/ui/ToolCard.tsx'
import type { SavedBundle, SavedTool } from '../saved.contract.ts'
import { SaveButton } from './SaveButton.tsx'
import { SavedToolCard } from './SavedToolCard.tsx'
import { savedBundlesQuery, savedToolsQuery } from './saved.ts'
import { filterSaved, foldersOf } from './saved-filter.ts'

const route = getRouteApi('/saved')
const FAILED = {
  title: 'Your list could not be loaded',
  text: 'Please check your connection and try again.',
}

export function SavedPage() {
  return (
    <PrivatePage title="Saved Tools" skeleton={<Skeleton />}>
      {() => <Saved />}
    </PrivatePage>
  )
}

function Saved() {
  const { tab = 'tools' } = route.useSearch()
  const tools = useQuery({ ...savedToolsQuery, staleTime: 0 })
  const bundles = useQuery({ ...savedBundlesQuery, staleTime: 0 })
  const kits = useQuery({ ...savedKitsQuery, staleTime: 0 })
  const tabOf = <N extends string>(name: N, label: string, { data }: { data: unknown[] | undefined }) => ({
    name,
    label: data ? `${label} (${data.length})` : label,
  })
  return (
    <div className="page min-h-dvh pt-8 md:pt-10">
      <h1 className="text-3xl md:text-4xl">Saved Tools</h1>
      <p className="mt-2 text-muted">What you have kept, with your notes. Only you see it.</p>
      <div className="mt-6">
        <LinkTabs
          label="What is saved"
          current={tab}
          tabs={[
            tabOf('tools', 'Tools', tools),
            tabOf('bundles', 'Bundles', bundles),
            tabOf('kits', 'Kits', kits),
          ]}
          link={{ to: '/saved', resetScroll: false, replace: true }}
        >
          {tab === 'tools' && <SavedTools {...tools} />}
          {tab === 'bundles' && <SavedBundles {...bundles} />}
          {tab === 'kits' && (
            <>
              <SavedKits />
              <SharedKits />
            </>
          )}
        </LinkTabs>
      </div>
    </div>
  )
}

type List<T> = Pick<UseQueryResult<T[]>, 'data' | 'error' | 'refetch'>

function SavedTools({ data: tools, error, refetch }: List<SavedTool>) {
  const { search = '', folder } = route.useSearch()
  const navigate = useNavigate({ from: '/saved' })
  const [text, setText] = useAddressText(
    search,
    (next, replace) =>
      void navigate({
        search: (now) => ({ ...now, search: next || undefined }),
        replace,
        resetScroll: false,
      }),
    SEARCH_DEBOUNCE_MS,
  )
  if (error) return <LoadFailure {...FAILED} onRetry={refetch} />
  if (!tools) return <Skeleton />
  if (tools.length === 0) {
    return (
      <Nothing
        title="No saved tools yet"
        text="Save a tool with the heart on its card, and it waits for you here."
      >
        <Link to="/tools" className={buttonClass('primary')}>
          Browse tools
        </Link>
      </Nothing>
    )
  }
  const folders = foldersOf(tools)
  const shown = filterSaved(tools, text, folder)
  const inFolder = (next: string | undefined) => (
    <Link
      key={next ?? ''}
      from="/saved"
      to="/saved"
      search={(now) => ({ ...now, folder: next })}
      resetScroll={false}
      className={buttonClass(next === folder ? 'soft' : 'secondary', 'sm')}
      current={next === folder ? 'true' : undefined}
    >
      <span className="max-w-48 truncate">{next ?? 'All folders'}</span>
    </Link>
  )
  return (
    <>
      <SearchField
        label="Search saved tools"
        placeholder="Search saved tools"
        value={text}
        onChange={setText}
      />
      {folders.length > 0 && (
        <nav aria-label="Folders" className="mt-4 flex gap-2 overflow-x-auto pb-1">
          {inFolder(undefined)}
          {folders.map((name) => inFolder(name))}
        </nav>
      )}
      <p className="mt-4 text-sm text-muted" aria-live="polite">
        {plural(shown.length, 'saved tool')}
      </p>
      {shown.length === 0 ? (
        <div className="mt-4">
          <EmptyState title="No saved tool matches" icon={<SearchX className="size-8" aria-hidden="true" />}>
            <Button
              variant="primary"
              onClick={() => {
                setText('')
                void navigate({ search: {}, replace: true, resetScroll: false })
              }}
            >
              Show all
            </Button>
          </EmptyState>
        </div>
      ) : (
        <ul className={`mt-4 ${CARD_GRID}`}>
          {shown.map((tool) => (
            <li key={tool.id} className="flex flex-col">
              <SavedToolCard tool={tool} folders={folders} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function SavedBundles({ data: bundles, error, refetch }: List<SavedBundle>) {
  if (error) return <LoadFailure {...FAILED} onRetry={refetch} />
  if (!bundles) return <Skeleton />
  if (bundles.length === 0) {
    return (
      <Nothing title="No saved bundles yet" text="A bundle that you add to your favorites is listed here.">
        <Link to="/bundles" className={buttonClass('primary')}>
          Explore bundles
        </Link>
      </Nothing>
    )
  }
  return (
    <ul className={CARD_GRID}>
      {bundles.map((bundle) => (
        <li key={bundle.id} className="flex flex-col gap-2">
          <div className="flex-1">
            <BundleCard bundle={bundle} heading="h2" />
          </div>
          <SaveButton kind="bundle" id={bundle.id} name={bundle.name} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <EmptyState title={title} icon={<Heart className="size-8" aria-hidden="true" />}>
      <p className="max-w-md text-muted">{text}</p>
      {children}
    </EmptyState>
  )
}

function Skeleton() {
  return (
    <div className={`mt-6 ${CARD_GRID}`} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((n) => (
        <ToolCardSkeleton key={n} />
      ))}
    </div>
  )
}
