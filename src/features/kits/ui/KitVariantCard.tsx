import { Check } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { LogoTile } from '../../../ui/LogoTile.tsx'
import { notCounted, pricesOf, totalAmount } from '../kit-prices.ts'
import type { KitJob, KitTool, KitVariant } from '../kits.contract.ts'

interface Props {
  variant: KitVariant
  /** The jobs of all variants, in the order of their rows. */
  jobs: readonly KitJob[]
  /** The tools of the kit that is shown. */
  current: readonly KitTool[]
  isBusy: boolean
  onTake: () => void
}

/** One of several kits for a project: its total, and the tool for each job. */
export function KitVariantCard({ variant, jobs, current, isBusy, onTake }: Props) {
  const { label, tools, cost } = variant
  const prices = pricesOf(tools, cost.team)
  const amount = totalAmount(prices)
  const others = tools.filter((tool) => !current.some((t) => t.id === tool.id)).length
  const isCurrent = others === 0 && tools.length === current.length
  return (
    <li className="card flex flex-col p-4">
      <h3 className="text-lg">{label}</h3>
      <p className="mt-0.5 min-h-10 text-sm text-muted tabular-nums">
        {amount && (
          <>
            {prices.total > 0 && 'from '}
            <b className="text-base font-semibold text-text">{amount}</b>
            {prices.total > 0 && ' a month'}
          </>
        )}
        {notCounted(prices) && (
          <span className="block">
            <span className="border-b border-dashed border-line-strong">{notCounted(prices)}</span>
          </span>
        )}
      </p>
      <ul className="mt-2 flex-1 divide-y divide-line border-t border-line">
        {jobs.map((job) => (
          <VariantRow key={job.id} job={job} tool={tools.find((t) => t.job.id === job.id)} />
        ))}
      </ul>
      <p className="border-t border-line pt-3 text-xs text-muted">
        {isCurrent
          ? 'The tools that you see above'
          : others === 0
            ? 'The same tools, but fewer of them'
            : `${others} ${others === 1 ? 'tool differs' : 'tools differ'} from your kit`}
      </p>
      <button
        type="button"
        className={`${buttonClass(isCurrent ? 'soft' : 'secondary')} mt-2`}
        disabled={isBusy || isCurrent || tools.length === 0}
        onClick={onTake}
      >
        {isCurrent && <Check className="size-4" aria-hidden="true" />}
        {isCurrent ? 'This is your kit' : `Take the ${label.toLowerCase()}`}
      </button>
    </li>
  )
}

type VariantTool = KitVariant['tools'][number]

function VariantRow({ job, tool }: { job: KitJob; tool: VariantTool | undefined }) {
  return (
    <li className="flex min-h-18 items-center gap-3 py-2 text-sm">
      {tool ? (
        <LogoTile name={tool.name} slug={tool.slug} src={tool.logo_url} color={tool.theme_color} size={32} />
      ) : (
        <span className="size-8 shrink-0 rounded-control border border-dashed border-line-strong" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs text-muted">{job.label}</p>
        {tool ? (
          <>
            <p className="truncate font-medium">
              <Link to="/tools/$slug" params={{ slug: tool.slug }} className="hover:text-accent-text">
                {tool.name}
              </Link>
            </p>
            <p className="truncate text-xs text-muted tabular-nums">
              {priceOf(tool)} · {tool.skill_level ?? 'skill unknown'}
            </p>
          </>
        ) : (
          <p className="text-muted">No tool</p>
        )}
      </div>
    </li>
  )
}

/** 'free', '$20 a month', 'price unknown' */
function priceOf(tool: VariantTool): string {
  const { kind, text } = pricesOf([tool]).steps[0]!
  if (kind === 'unknown') return 'price unknown'
  return kind === 'free' ? 'free' : `${text} a month`
}
