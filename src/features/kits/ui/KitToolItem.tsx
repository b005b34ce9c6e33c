import { ArrowLeftRight, Lock, LockOpen, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { PricingBadge } from '../../tools/ui/PricingBadge.tsx'
import type { KitAlternative, KitTool } from '../kits.contract.ts'
import { KitButton } from './KitButton.tsx'
import { KitToolSummary } from './KitToolSummary.tsx'

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
        <KitToolSummary
          step={tool.step}
          job={tool.job.label}
          name={tool.name}
          reason={tool.reason}
          card={tool}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <KitButton
          icon={tool.is_locked ? Lock : LockOpen}
          look={tool.is_locked ? 'soft' : 'secondary'}
          size="sm"
          aria-pressed={tool.is_locked}
          aria-label={`Lock: ${tool.name}`}
          onClick={onLock}
        >
          Lock
        </KitButton>
        {others.length > 0 && (
          <KitButton
            icon={ArrowLeftRight}
            size="sm"
            aria-expanded={isOpen}
            aria-label={`Swap: ${tool.name}`}
            aria-controls={id}
            disabled={isBusy || tool.is_locked}
            onClick={() => setOpen(!isOpen)}
          >
            Swap
          </KitButton>
        )}
        <KitButton
          icon={Trash2}
          look="ghost"
          size="sm"
          disabled={isBusy || tool.is_locked}
          aria-label={`Drop: ${tool.name}`}
          onClick={onDrop}
        >
          Drop
        </KitButton>
      </div>
      {isOpen && !tool.is_locked && (
        <ul
          id={id}
          className="mt-4 divide-y divide-line border-t border-line"
          aria-label={`In place of ${tool.name}`}
        >
          {others.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center gap-3 py-3">
              <LogoTile
                name={other.name}
                slug={other.slug}
                src={other.logo_url}
                color={other.theme_color}
                size={32}
              />
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
