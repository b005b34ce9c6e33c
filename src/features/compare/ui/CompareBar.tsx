import { X } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { COMPARE_LIMIT } from '../compare.limits.ts'
import { type ComparedTool, useCompareList } from './compare-list.ts'

/** Side of a mark and of an empty place. */
const PLACE = 36

/** Floats at the lower edge while something is chosen for comparison, and leads there. */
export function CompareBar({ tools }: { tools: ComparedTool[] }) {
  const { remove, clear } = useCompareList()
  return (
    <section
      aria-label="Tools to compare"
      className="fixed inset-x-0 bottom-[calc(0.75rem+var(--dock,0px))] z-30 mx-auto flex w-max max-w-[min(22.5rem,100vw-1rem)] animate-[rise_180ms_ease-out] flex-wrap items-center justify-between gap-2 rounded-2xl border border-line bg-surface p-2 shadow-float sm:max-w-none sm:flex-nowrap sm:pl-4 print:hidden"
    >
      <p className="text-sm font-medium tabular-nums max-sm:pl-1.5" aria-live="polite">
        <span className="sr-only">To compare: </span>
        {tools.length} of {COMPARE_LIMIT} chosen
      </p>
      <ul className="flex gap-1.5 max-sm:order-1">
        {tools.map((tool) => (
          <li key={tool.id} className="group relative animate-[rise_150ms_ease-out]">
            <button
              type="button"
              className="relative block rounded-[0.625rem]"
              data-compared={tool.id}
              title={`Remove ${tool.name}`}
              onClick={() => remove(tool.id)}
            >
              <LogoTile {...tool} src={tool.logo_url} color={tool.theme_color} size={PLACE} />
              <span className="sr-only">Remove {tool.name} from the comparison</span>
              <span className="absolute inset-0 grid place-items-center rounded-[0.625rem] bg-black/60 text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-within:opacity-100">
                <X className="size-4" aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
        {Array.from({ length: COMPARE_LIMIT - tools.length }, (_, i) => (
          <li
            key={i}
            aria-hidden="true"
            className="rounded-[0.625rem] border border-dashed border-line-strong/70"
            style={{ width: PLACE, height: PLACE }}
          />
        ))}
      </ul>
      <button type="button" className={buttonClass('ghost', 'sm')} onClick={clear}>
        Clear
      </button>
      <Link
        to="/compare"
        search={{ tools: tools.map((tool) => tool.slug).join(',') }}
        className={`${buttonClass('primary', 'sm')} max-sm:order-1`}
      >
        Compare now
      </Link>
    </section>
  )
}
