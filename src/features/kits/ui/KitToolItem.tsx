import { ArrowLeftRight, Lock, LockOpen, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { PricingBadge } from '../../tools/ui/PricingBadge.tsx'
import type { KitAlternative, KitTool } from '../kits.contract.ts'

interface Props {
  tool: KitTool
  isBusy: boolean
  /** All tools of the kit: what is there already is not offered again. */
  taken: KitTool[]
  onLock: () => void
  onSwap: (other: KitAlternative) => void
  onDrop: () => void
}

/** One tool of a kit: the job it does, why, and what can be done about it. */
export function KitToolItem({ tool, isBusy, taken, onLock, onSwap, onDrop }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const others = tool.alternatives.filter((a) => !taken.some((t) => t.id === a.id))
  return (
    <li className="card p-5">
      <div className="flex gap-4">
        <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} />
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">
            <span className="font-semibold text-text tabular-nums">{tool.step}.</span> {tool.job.label}
          </p>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg break-words">
              <Link to="/tools/$slug" params={{ slug: tool.slug }} className="hover:text-accent-text">
                {tool.name}
              </Link>
            </h3>
            <PricingBadge model={tool.pricing_model} />
          </div>
          <p className="mt-2 text-sm text-pretty">{tool.short_description}</p>
          <p className="mt-2 text-sm text-pretty text-muted">{tool.reason}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          aria-pressed={tool.is_locked}
          aria-label={`Lock: ${tool.name}`}
          className={buttonClass(tool.is_locked ? 'soft' : 'secondary', 'sm')}
          onClick={onLock}
        >
          {tool.is_locked ? (
            <Lock className="size-4" aria-hidden="true" />
          ) : (
            <LockOpen className="size-4" aria-hidden="true" />
          )}
          Lock
        </button>
        {others.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`Swap: ${tool.name}`}
            aria-controls={id}
            disabled={isBusy || tool.is_locked}
            className={buttonClass('secondary', 'sm')}
            onClick={() => setOpen(!isOpen)}
          >
            <ArrowLeftRight className="size-4" aria-hidden="true" />
            Swap
          </button>
        )}
        <button
          type="button"
          disabled={isBusy || tool.is_locked}
          className={buttonClass('ghost', 'sm')}
          aria-label={`Drop: ${tool.name}`}
          onClick={onDrop}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          Drop
        </button>
      </div>
      {isOpen && !tool.is_locked && (
        <ul
          id={id}
          className="mt-4 divide-y divide-line border-t border-line"
          aria-label={`In place of ${tool.name}`}
        >
          {others.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center gap-3 py-3">
              <LogoTile name={other.name} slug={other.slug} src={other.logo_url} size={32} />
              <div className="min-w-0 flex-1 basis-52 text-sm">
                <span className="font-medium">{other.name}</span> <PricingBadge model={other.pricing_model} />
                <p className="mt-1 text-muted">{other.reason}</p>
              </div>
              <button
                type="button"
                className={buttonClass('secondary', 'sm')}
                aria-label={`Choose ${other.name}`}
                onClick={() => {
                  setOpen(false)
                  onSwap(other)
                }}
              >
                Choose
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
