import { Lock, LockOpen, Trash2 } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { pricesOf } from '../kit-prices.ts'
import type { KitAlternative, KitTool } from '../kits.contract.ts'
import { KitButton } from './KitButton.tsx'
import { Suits } from './KitStep.tsx'

interface Props {
  tool: KitTool
  isBusy: boolean
  /** All tools of the kit: what is there already is not offered again. */
  taken: KitTool[]
  onLock: () => void
  onSwap: (other: KitAlternative) => void
  onDrop: () => void
}

/** What can be done about a tool of a kit: kept, taken out, or another one chosen in its place. */
export function KitStepChoices({ tool, isBusy, taken, onLock, onSwap, onDrop }: Props) {
  const others = tool.alternatives.filter((a) => !taken.some((t) => t.id === a.id))
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
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
      {others.length > 0 && !tool.is_locked && (
        <>
          <p className="mt-4 text-sm font-medium">In its place</p>
          <ul className="divide-y divide-line" aria-label={`In place of ${tool.name}`}>
            {others.map((other) => (
              <li key={other.id} className="flex items-start gap-3 py-3">
                <LogoTile
                  name={other.name}
                  slug={other.slug}
                  src={other.logo_url}
                  color={other.theme_color}
                  size={32}
                />
                <div className="min-w-0 flex-1 text-sm">
                  <span className="font-medium">{other.name}</span>{' '}
                  <span className="text-muted tabular-nums">{priceOf(other)}</span>
                  <p className="mt-0.5 text-muted">{other.reason}</p>
                  <Suits words={other.suits} />
                </div>
                <button
                  type="button"
                  className={buttonClass('secondary', 'sm')}
                  disabled={isBusy}
                  aria-label={`Choose ${other.name}`}
                  onClick={() => onSwap(other)}
                >
                  Choose
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** 'Free, then $20', '$20 a month', 'price unknown' */
function priceOf(tool: KitAlternative): string {
  const { kind, text, note } = pricesOf([tool]).steps[0]!
  if (kind === 'unknown') return 'price unknown'
  return kind === 'free' ? [text, note].filter(Boolean).join(', ') : `${text} a month`
}
