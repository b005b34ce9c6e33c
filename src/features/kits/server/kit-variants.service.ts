import type { Catalog } from '../../../catalog/catalog.ts'
import type { KitPreferences, KitVariant, MagicKit, MagicKitRequest } from '../kits.contract.ts'
import type { KIT_VARIANTS } from '../kits.limits.ts'
import { createMagicKit } from './kits.service.ts'

type VariantId = (typeof KIT_VARIANTS)[number]

/** What each variant prefers to what was asked for; how it is called. */
const VARIANTS: Record<VariantId, { label: string } & Pick<KitPreferences, 'budget' | 'complexity'>> = {
  cheapest: { label: 'Cheapest', budget: 'free', complexity: 'intermediate' },
  simplest: { label: 'Simplest', budget: 'mixed', complexity: 'beginner' },
  strongest: { label: 'Strongest', budget: 'paid', complexity: 'advanced' },
}

/** The same project done in several ways. Nothing is stored, and no language model is asked. */
export function createKitVariants(catalog: Catalog, request: MagicKitRequest): KitVariant[] {
  return (Object.keys(VARIANTS) as VariantId[]).map((id) => {
    const { label, budget, complexity } = VARIANTS[id]
    const { preferences } = request
    const kit = withGapsFilled(catalog, {
      ...request,
      preferences: { ...preferences, budget, complexity },
    })
    const tools = kit.tools.map(({ reason, reason_source, watch, unknown, alternatives, ...tool }) => {
      const { step, is_locked, job, ...card } = tool
      const skill_level = catalog.toolById.get(card.id)?.skill_level ?? null
      return { ...card, job: { id: job.id, label: job.label }, skill_level }
    })
    return { id, label, tools, cost: kit.cost }
  })
}

/** A kit that takes what has a price only for the jobs that nothing free does. */
function withGapsFilled(catalog: Catalog, request: MagicKitRequest): MagicKit {
  const kit = createMagicKit(catalog, request)
  if (request.preferences.budget !== 'free' || kit.requirements.every((job) => job.is_covered)) return kit
  return createMagicKit(catalog, {
    ...request,
    preferences: { ...request.preferences, budget: 'mixed' },
    locked: kit.tools.map(({ id, job }) => ({ tool_id: id, job: job.id })),
  })
}
