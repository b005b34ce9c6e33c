import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { apiQuery } from '../../../app/query.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import type { KitVariant, MagicKit } from '../kits.contract.ts'
import { KIT_VARIANTS } from '../kits.limits.ts'
import { KitButton } from './KitButton.tsx'
import { KitVariantCard } from './KitVariantCard.tsx'
import { bodyOf } from './request-kit.ts'
import type { Kit } from './useKit.ts'

/** Beside each other on a desk, one after the other on a phone, where they are swept. */
const COLUMNS =
  'relative mt-4 flex gap-3 max-md:-mx-4 max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 sm:max-md:-mx-6 sm:max-md:px-6 md:grid md:grid-cols-3 [&>*]:max-md:w-[82%] [&>*]:max-md:shrink-0 [&>*]:max-md:snap-start'

/** Other kits for the same jobs: the cheapest, the simplest and the strongest, asked for only when they are wanted. */
export function KitVariants({ kit, result }: { kit: Kit; result: MagicKit }) {
  const [isOpen, setOpen] = useState(false)
  const locked = result.tools.filter((t) => t.is_locked).map((t) => ({ tool_id: t.id, job: t.job.id }))
  const { data, isError, refetch } = useQuery({
    ...apiQuery('POST /api/magic-kit/variants', { body: { ...bodyOf(kit), locked, exclude: [] } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const take = async (variant: KitVariant) => {
    if (!(await kit.takeVariant(variant))) return
    scrollTo({ top: 0 })
    void toast({
      title: `Your kit is the ${variant.label.toLowerCase()} one now`,
      action: { label: 'Undo', onClick: () => kit.show(result) },
    })
  }
  return (
    <section className="mt-6" aria-labelledby="kit-variants">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="kit-variants" className="text-lg">
            Other ways to do it
          </h2>
          <p className="text-sm text-muted">The same jobs, by price, by ease, and by strength.</p>
        </div>
        {!isOpen && (
          <KitButton icon={Columns3} onClick={() => setOpen(true)}>
            Cheapest, simplest, strongest
          </KitButton>
        )}
      </div>
      {isOpen && isError && (
        <div className="mt-4">
          <LoadFailure
            title="The other kits could not be made"
            text="Yours is as it was."
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {isOpen && !isError && !data && (
        <div className={COLUMNS} role="status" aria-label="Choosing tools…">
          {KIT_VARIANTS.map((id) => (
            <div key={id} className="card skeleton h-96" />
          ))}
        </div>
      )}
      {isOpen && data && (
        <ul className={COLUMNS} aria-label="Kits to choose from">
          {data.variants.map((variant) => (
            <KitVariantCard
              key={variant.id}
              variant={variant}
              jobs={jobsIn(data.variants)}
              current={result.tools}
              isBusy={kit.isMaking}
              onTake={() => void take(variant)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Every job of some variants, each once, so that their rows stand beside each other. */
function jobsIn(variants: readonly KitVariant[]): KitVariant['tools'][number]['job'][] {
  const jobs = variants.flatMap(({ tools }) => tools.map(({ job }) => job))
  return [...new Map(jobs.map((job) => [job.id, job])).values()]
}
