import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import type { KitJob, MagicKit } from '../kits.contract.ts'
import type { Kit } from './useKit.ts'

type NearTool = MagicKit['requirements'][number]['near'][number]
export type KitGap = KitJob & { near?: NearTool[] }

/** Jobs that were asked for and have no tool, each with what comes nearest. `kit` may take one of those anyway. */
export function KitGaps({ gaps, kit }: { gaps: readonly KitGap[]; kit?: Kit | undefined }) {
  return gaps.map(({ id, label, near = [] }) => (
    <div key={id} className="rounded-card border border-dashed border-line-strong px-4 py-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <p className="mr-auto">
          <span className="text-muted">Not covered:</span> <span className="font-medium">{label}</span>
        </p>
        <Link
          to="/tools"
          search={{ search: label }}
          className="link inline-flex min-h-11 items-center md:min-h-9"
        >
          Search tools
          <span className="sr-only"> for {label}</span>
        </Link>
      </div>
      {near.length > 0 && (
        <>
          <p className="text-muted">Nothing meets all that you ask for; nearest:</p>
          <ul
            className="grid gap-x-8 max-md:divide-y max-md:divide-line md:grid-cols-2"
            aria-label={`Nearest for ${label}`}
          >
            {near.map((tool) => (
              <Near
                key={tool.id}
                tool={tool}
                isBusy={kit?.isMaking ?? false}
                onTake={kit && (() => void kit.take(tool.id, id))}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  ))
}

interface NearProps {
  tool: NearTool
  isBusy: boolean
  onTake?: (() => void) | undefined
}

function Near({ tool, isBusy, onTake }: NearProps) {
  const { name, slug, logo_url, theme_color, missed } = tool
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <LogoTile name={name} slug={slug} src={logo_url} color={theme_color} size={32} />
      <div className="min-w-40 flex-1">
        <Link to="/tools/$slug" params={{ slug }} className="font-medium hover:text-accent-text">
          {name}
        </Link>
        <p className="text-muted">{missed.join(', ')}: no, or not known</p>
      </div>
      {onTake && (
        <button
          type="button"
          className={buttonClass('secondary', 'sm')}
          disabled={isBusy}
          aria-label={`Take ${name} anyway`}
          onClick={onTake}
        >
          Take it anyway
        </button>
      )}
    </li>
  )
}
