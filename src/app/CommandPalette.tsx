import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Boxes,
  Braces,
  FileText,
  House,
  LayoutGrid,
  type LucideIcon,
  Plus,
  Search,
  WandSparkles,
  Wrench,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CategoryIcon } from '../features/categories/ui/CategoryIcon.tsx'
import { countSearch } from '../features/counters/ui/count-use.ts'
import { NotListed, suggestLabel } from '../features/tools/ui/NotListed.tsx'
import { suggestLink } from '../features/tools/ui/suggest-link.ts'
import { ToolHints } from '../features/tools/ui/ToolHints.tsx'
import { SEARCH_MAX } from '../shared/limits.ts'
import { EmojiTile } from '../ui/EmojiIcon.tsx'
import { LogoTile } from '../ui/LogoTile.tsx'
import { plural } from '../ui/text.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import { NAVIGATION } from './navigation.ts'
import { apiQuery } from './query.ts'

interface Entry {
  /** Unique in the list. */
  id: string
  label: string
  href: string
  /** The kind of its group, and what else is said of it. */
  icon: ReactNode
  detail: ReactNode
}
interface Group {
  value: string
  items: Entry[]
}

const DEBOUNCE_MS = 120
const TOOLS = 6
const OTHERS = 4

/** Goes anywhere by a few letters: tools, categories, bundles and pages. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { term, groups, unlisted, similar } = useFound(text)
  const go = ({ href }: Entry) => {
    // What is typed on the way to a page is no search, but what is missing is to be known.
    if (unlisted.length > 0) countSearch(term)
    onClose()
    void navigate({ href })
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/45" />
        <Dialog.Popup className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[min(38rem,calc(100vw-1.5rem))] -translate-x-1/2 animate-[rise_140ms_ease-out] flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-float">
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            mode="none"
            autoHighlight="always"
            items={groups}
            value={text}
            onValueChange={setText}
            itemToStringValue={(entry: Entry) => entry.label}
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search className="size-5 text-muted" aria-hidden="true" />
              <Autocomplete.Input
                aria-label="Search tools, categories, bundles and pages"
                placeholder="Search tools, categories, bundles and pages"
                maxLength={SEARCH_MAX}
                className="min-h-14 flex-1 bg-transparent outline-none placeholder:text-muted"
              />
              <kbd className="rounded border border-line px-1.5 py-0.5 text-xs text-muted max-sm:hidden">
                Esc
              </kbd>
            </div>
            <Autocomplete.Status>
              {unlisted.length > 0 && (
                <div className="grid gap-1 border-b border-line px-5 py-3 text-sm">
                  {unlisted.map((product) => (
                    <p key={product.name}>
                      <NotListed product={product} similar={similar} />
                    </p>
                  ))}
                </div>
              )}
            </Autocomplete.Status>
            <Autocomplete.Empty>
              <p className="px-4 py-8 text-center text-sm text-muted empty:hidden">Nothing found.</p>
            </Autocomplete.Empty>
            <Autocomplete.List className="overflow-y-auto p-2 empty:p-0">
              {(group: Group) => (
                <Autocomplete.Group key={group.value} items={group.items} className="mb-2">
                  <Autocomplete.GroupLabel className="px-3 py-1.5 text-xs font-medium text-muted">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: Entry) => (
                      <Autocomplete.Item
                        key={entry.id}
                        value={entry}
                        onClick={() => go(entry)}
                        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm data-highlighted:bg-raised md:min-h-10"
                      >
                        {entry.icon}
                        <span className="truncate">{entry.label}</span>
                        {entry.detail}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
          <p
            aria-hidden="true"
            className="flex gap-5 border-t border-line bg-raised px-5 py-2 text-xs text-muted max-sm:hidden"
          >
            <span>↑ ↓ to move</span>
            <span>↵ to open</span>
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const iconOf = (Icon: LucideIcon) => (
  <span className="grid w-[26px] shrink-0 place-items-center text-muted">
    <Icon className="size-4" aria-hidden="true" />
  </span>
)

const PAGES: Record<string, LucideIcon> = {
  '/': House,
  '/tools': Wrench,
  '/bundles': Boxes,
  '/kit-builder': WandSparkles,
  '/categories': LayoutGrid,
  '/api/docs': Braces,
}

const Detail = ({ children }: { children: string }) => (
  <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">{children}</span>
)

/** What begins with a text or is found by it, and the products that it names and that are not listed. */
function useFound(text: string) {
  const term = useDebounced(text.trim(), DEBOUNCE_MS)
  const tools = useQuery({
    ...apiQuery('GET /api/tools', { query: { search: term, limit: String(TOOLS) } }),
    placeholderData: (previous) => previous,
  })
  const isAsked = term !== ''
  const facets = useQuery({
    ...apiQuery('GET /api/tools/facets', { query: { search: term } }),
    enabled: isAsked,
  })
  // What is similar is never shown without the word that it is only that: the tools come with how the words were read.
  const now = { tools: tools.data, facets: isAsked ? facets.data : undefined }
  const [found, setFound] = useState(now)
  const isRead = !tools.isPending && !tools.isPlaceholderData && !(isAsked && facets.isPending)
  if (isRead && (found.tools !== now.tools || found.facets !== now.facets)) setFound(now)
  const unlisted = found.facets?.reading?.unlisted ?? []
  const similar = found.facets?.total
  const categories = useQuery(apiQuery('GET /api/categories', {}))
  const bundles = useQuery({
    ...apiQuery('GET /api/bundles', { query: { search: term } }),
    placeholderData: (previous) => previous,
  })
  const matches = (label: string) => label.toLowerCase().includes(text.trim().toLowerCase())
  const groups: Group[] = [
    {
      value: 'Tools',
      items: [
        ...(found.tools ?? []).map((t) => ({
          id: `tool:${t.id}`,
          label: t.name,
          icon: <LogoTile name={t.name} slug={t.slug} src={t.logo_url} color={t.theme_color} size={26} />,
          detail: <ToolHints {...t} />,
          href: `/tools/${t.slug}`,
        })),
        ...unlisted.map(({ name }) => {
          const { to, hash } = suggestLink(name)
          return {
            id: `suggest:${name}`,
            label: suggestLabel(name),
            icon: iconOf(Plus),
            detail: null,
            href: `${to}#${hash}`,
          }
        }),
      ],
    },
    {
      value: 'Pages',
      items: [{ label: 'Home', to: '/' }, ...NAVIGATION, { label: 'API reference', to: '/api/docs' }]
        .filter((page) => matches(page.label))
        .map((page) => ({
          id: `page:${page.to}`,
          label: page.label,
          icon: iconOf(PAGES[page.to] ?? FileText),
          detail: null,
          href: page.to,
        })),
    },
    {
      value: 'Categories',
      items: (categories.data ?? [])
        .filter((c) => matches(c.name))
        .slice(0, OTHERS)
        .map((c) => ({
          id: `category:${c.id}`,
          label: c.name,
          icon: <CategoryIcon category={c} size={26} />,
          detail: <Detail>{plural(c.tool_count, 'tool')}</Detail>,
          href: `/tools?category=${c.slug}`,
        })),
    },
    {
      value: 'Bundles',
      items: (bundles.data ?? []).slice(0, OTHERS).map((b) => ({
        id: `bundle:${b.id}`,
        label: b.name,
        icon: <EmojiTile emoji={b.icon} size={26} />,
        detail: <Detail>{plural(b.tool_count, 'tool')}</Detail>,
        href: `/bundles/${b.slug}`,
      })),
    },
  ]
  return { term, groups: groups.filter((group) => group.items.length > 0), unlisted, similar }
}
