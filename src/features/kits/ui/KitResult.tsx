import { useNavigate } from '@tanstack/react-router'
import { GitCompareArrows, RefreshCw } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { FocusedHeading } from '../../../ui/FocusedHeading.tsx'
import { toast } from '../../../ui/toast.ts'
import { COMPARE_LIMIT } from '../../compare/compare.limits.ts'
import { useCompareList } from '../../compare/ui/compare-list.ts'
import { pricesOf } from '../kit-prices.ts'
import type { KitAlternative, KitTool, MagicKit } from '../kits.contract.ts'
import { KitAdvice } from './KitAdvice.tsx'
import { KitBar } from './KitBar.tsx'
import { KitButton } from './KitButton.tsx'
import { KitEmpty } from './KitEmpty.tsx'
import { KitFailure } from './KitFailure.tsx'
import { KitGaps } from './KitGaps.tsx'
import { KitPipeline } from './KitPipeline.tsx'
import { KitRequirements, KitSuggestions } from './KitRequirements.tsx'
import { KitStepChoices } from './KitStepChoices.tsx'
import { KitVariants } from './KitVariants.tsx'
import { swapped, withTools } from './kit-edits.ts'
import { kitInputOf } from './kit-input.ts'
import { budgetIn } from './kit-reading.ts'
import { StoreKit } from './StoreKit.tsx'
import type { Kit } from './useKit.ts'

/** The builder's second view: the kit, and what can be changed about it. */
export function KitResult({ kit, result }: { kit: Kit; result: MagicKit }) {
  const { tools, requirements, size } = result
  if (tools.length === 0) return <KitEmpty kit={kit} result={result} />
  const prices = pricesOf(tools, result.cost.team)
  const gaps = requirements.filter((job) => !job.is_covered)
  const show = (next: KitTool[], picked?: number[]) => kit.show(withTools(result, kit.prompt, next), picked)
  const lock = (id: number) => show(tools.map((t) => (t.id === id ? { ...t, is_locked: !t.is_locked } : t)))
  const drop = (tool: KitTool) => {
    show(tools.filter((t) => t.id !== tool.id))
    void toast({
      title: `${tool.name} dropped`,
      action: { label: 'Undo', onClick: () => kit.show(result) },
    })
  }
  const swap = (tool: KitTool, other: KitAlternative) => {
    show(
      tools.map((t) => (t.id === tool.id ? swapped(t, other) : t)),
      [...kit.picked, other.id],
    )
    // The row from which it was chosen is gone.
    requestAnimationFrame(() => document.getElementById(`kit-tool-${other.id}`)?.focus())
  }
  return (
    <>
      <header className="max-w-3xl">
        <FocusedHeading>{result.kit_name}</FocusedHeading>
        <p dir="auto" className="mt-2 text-muted break-words max-md:line-clamp-3">
          {result.description}
        </p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          {gaps.length > 0 ? `${size.used} of ${size.most} tools` : size.sentence}
        </p>
        {result.notes.map((note) => (
          <p key={note} className="mt-2 rounded-control bg-warm-soft px-4 py-3 text-sm text-warm">
            {note}
          </p>
        ))}
      </header>
      <KitRequirements kit={kit} result={result} />
      <KitFailure kit={kit} />
      <section className="relative mt-4" aria-labelledby="kit-tools" aria-busy={kit.isMaking}>
        {kit.isMaking && <div className="progress" aria-hidden="true" />}
        <h2 id="kit-tools" className="sr-only">
          Your tools, in the order of use
        </h2>
        <KitBar prices={prices}>
          <StoreKit input={kitInputOf(kit, result)} />
        </KitBar>
        <KitPipeline
          steps={tools.map((tool) => ({ ...tool, isLocked: tool.is_locked, card: tool }))}
          prices={prices}
          budget={budgetIn(result.read)}
          gaps={<KitGaps gaps={gaps} kit={kit} />}
          more={({ id }) => {
            const tool = tools.find((t) => t.id === id)!
            return (
              <KitStepChoices
                tool={tool}
                isBusy={kit.isMaking}
                taken={tools}
                onLock={() => lock(id)}
                onSwap={(other) => swap(tool, other)}
                onDrop={() => drop(tool)}
              />
            )
          }}
        />
      </section>
      <KitSuggestions kit={kit} result={result} />
      <KitAdvice advice={result.advice} />
      <KitVariants kit={kit} result={result} />
      <Actions kit={kit} tools={tools} />
    </>
  )
}

function Actions({ kit, tools }: { kit: Kit; tools: KitTool[] }) {
  const navigate = useNavigate()
  const compare = useCompareList()
  const first = tools.slice(0, COMPARE_LIMIT)
  const compareFirst = () => {
    compare.clear()
    for (const tool of first) compare.add(tool)
    void navigate({ to: '/compare', search: { tools: first.map((t) => t.slug).join(',') } })
  }
  return (
    <div className="mt-6 grid gap-2 sm:flex sm:flex-wrap">
      <button type="button" className={buttonClass('secondary')} onClick={() => kit.back(false)}>
        Generate Another Kit
      </button>
      <button type="button" className={buttonClass('secondary')} onClick={() => kit.back(true)}>
        Try Different Prompt
      </button>
      <KitButton
        icon={RefreshCw}
        look="ghost"
        disabled={kit.isMaking || tools.every((t) => t.is_locked)}
        onClick={() => void kit.renew()}
      >
        Replace unlocked tools
      </KitButton>
      <KitButton icon={GitCompareArrows} look="ghost" onClick={compareFirst}>
        {tools.length > COMPARE_LIMIT ? `Compare the first ${COMPARE_LIMIT}` : 'Compare these tools'}
      </KitButton>
    </div>
  )
}
