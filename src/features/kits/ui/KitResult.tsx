import { useNavigate } from '@tanstack/react-router'
import { GitCompareArrows, PackageOpen, RefreshCw, RotateCcw } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FocusedHeading } from '../../../ui/FocusedHeading.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { Link } from '../../../ui/Link.tsx'
import { toast } from '../../../ui/toast.ts'
import { COMPARE_LIMIT } from '../../compare/compare.limits.ts'
import { useCompareList } from '../../compare/ui/compare-list.ts'
import type { KitTool, MagicKit } from '../kits.contract.ts'
import { KitButton } from './KitButton.tsx'
import { KitRequirements } from './KitRequirements.tsx'
import { KitToolItem } from './KitToolItem.tsx'
import { kitInputOf } from './kit-input.ts'
import { StoreKit } from './StoreKit.tsx'
import type { Kit } from './useKit.ts'

/** The builder's second view: the kit, and what can be changed about it. */
export function KitResult({ kit, result }: { kit: Kit; result: MagicKit }) {
  if (result.tools.length === 0) return <NoTools kit={kit} />
  const drop = (tool: KitTool) => {
    const before = result.tools
    kit.drop(tool.id)
    void toast({
      title: `${tool.name} dropped`,
      action: { label: 'Undo', onClick: () => kit.restore(before) },
    })
  }
  return (
    <>
      <header className="max-w-3xl">
        <FocusedHeading>{result.kit_name}</FocusedHeading>
        <p dir="auto" className="mt-3 text-lg text-muted break-words">
          {result.description}
        </p>
        <p className="mt-3 text-sm">{result.cost.summary}</p>
        {result.notes.map((note) => (
          <p key={note} className="mt-2 rounded-control bg-warm-soft px-4 py-3 text-sm text-warm">
            {note}
          </p>
        ))}
      </header>
      <KitRequirements kit={kit} result={result} />
      <div className="mt-4 grid gap-3">
        <FormFailure message={kit.failure} />
        {kit.failure && (
          <button type="button" className={`${buttonClass('secondary')} w-fit`} onClick={kit.retry}>
            <RotateCcw className="size-4" aria-hidden="true" />
            Try again
          </button>
        )}
      </div>
      <section className="relative mt-6" aria-labelledby="kit-tools" aria-busy={kit.isMaking}>
        {kit.isMaking && <div className="progress" aria-hidden="true" />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="kit-tools" className="text-2xl">
            Your tools, in the order of use
          </h2>
          <KitButton
            icon={RefreshCw}
            size="sm"
            disabled={kit.isMaking || result.tools.every((t) => t.is_locked)}
            onClick={() => void kit.renew()}
          >
            Replace unlocked tools
          </KitButton>
        </div>
        <ol className="mt-4 grid gap-4">
          {result.tools.map((tool) => (
            <KitToolItem
              key={tool.id}
              tool={tool}
              isBusy={kit.isMaking}
              taken={result.tools}
              onLock={() => kit.lock(tool.id)}
              onSwap={(other) => kit.swap(tool.id, other)}
              onDrop={() => drop(tool)}
            />
          ))}
        </ol>
      </section>
      <Actions kit={kit} result={result} />
    </>
  )
}

function Actions({ kit, result }: { kit: Kit; result: MagicKit }) {
  const { tools } = result
  const navigate = useNavigate()
  const compare = useCompareList()
  const first = tools.slice(0, COMPARE_LIMIT)
  const compareFirst = () => {
    compare.clear()
    for (const tool of first) compare.add(tool)
    void navigate({ to: '/compare', search: { tools: first.map((t) => t.slug).join(',') } })
  }
  return (
    <div className="mt-8 flex flex-wrap gap-2 border-t border-line pt-6">
      <button type="button" className={buttonClass('primary')} onClick={() => kit.back(false)}>
        Generate Another Kit
      </button>
      <button type="button" className={buttonClass('secondary')} onClick={() => kit.back(true)}>
        Try Different Prompt
      </button>
      <KitButton icon={GitCompareArrows} onClick={compareFirst}>
        {tools.length > COMPARE_LIMIT ? `Compare the first ${COMPARE_LIMIT}` : 'Compare these tools'}
      </KitButton>
      <StoreKit input={kitInputOf(kit, result)} />
    </div>
  )
}

function NoTools({ kit }: { kit: Kit }) {
  return (
    <EmptyState title="No Tools Found" icon={<PackageOpen className="size-10" aria-hidden="true" />}>
      <p className="max-w-md text-muted">
        We couldn't find tools matching your specific requirements. Try adjusting your prompt or preferences.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <button type="button" className={buttonClass('primary')} onClick={() => kit.back(true)}>
          Try Different Prompt
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={() => kit.back(false)}>
          Generate Another Kit
        </button>
        <Link to="/tools" className={buttonClass('ghost')}>
          Browse Tools
        </Link>
      </div>
    </EmptyState>
  )
}
