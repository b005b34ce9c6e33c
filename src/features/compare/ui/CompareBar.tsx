import { useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { COMPARE_LIMIT } from '../compare.limits.ts'
import { useCompareList } from './compare-list.ts'

/** Floats at the lower edge while something is chosen for comparison, and leads there. */
export function CompareBar() {
  const { tools, remove, clear } = useCompareList()
  const isThere = useRouterState({ select: ({ location }) => location.pathname === '/compare' })
  if (tools.length === 0 || isThere) return null
  return (
    <section
      aria-label="Tools to compare"
      className="fixed inset-x-0 bottom-[calc(0.75rem+var(--dock,0px))] z-30 mx-auto flex w-max max-w-[calc(100vw-1rem)] animate-[rise_180ms_ease-out] flex-wrap items-center gap-2 rounded-2xl border border-line bg-surface p-2 pl-3.5 shadow-float print:hidden"
    >
      <p className="text-sm font-medium tabular-nums" aria-live="polite">
        <span className="sr-only">To compare: </span>
        {tools.length}/{COMPARE_LIMIT}
      </p>
      <ul className="flex gap-1">
        {tools.map((tool) => (
          <li key={tool.id} className="group relative">
            <button
              type="button"
              className="relative block rounded-[0.625rem]"
              title={`Remove ${tool.name}`}
              onClick={() => remove(tool.id)}
            >
              <LogoTile {...tool} src={tool.logo_url} color={tool.theme_color} size={38} />
              <span className="sr-only">Remove {tool.name} from the comparison</span>
              <span className="absolute inset-0 grid place-items-center rounded-[0.625rem] bg-black/60 text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-within:opacity-100">
                <X className="size-4" aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={`${buttonClass('ghost', 'sm')} max-sm:ml-auto`} onClick={clear}>
        Clear
      </button>
      <Link
        to="/compare"
        search={{ tools: tools.map((tool) => tool.slug).join(',') }}
        className={`${buttonClass('primary', 'sm')} max-sm:-ml-1.5 max-sm:w-[calc(100%+0.375rem)]`}
      >
        Compare now
      </Link>
    </section>
  )
}
