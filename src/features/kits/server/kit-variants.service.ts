import type { Catalog } from '../../../catalog/catalog.ts'
import type { KitVariant, MagicKitRequest } from '../kits.contract.ts'
import { KIT_VARIANTS, type KitVariantId } from '../kits.limits.ts'
import { createMagicKit } from './kits.service.ts'

const LABELS: Record<KitVariantId, string> = {
  cheapest: 'Cheapest',
  simplest: 'Simplest',
  strongest: 'Strongest',
}

/** The same project done in several ways. Nothing is stored, and no language model is asked. */
export function createKitVariants(catalog: Catalog, request: MagicKitRequest): KitVariant[] {
  return KIT_VARIANTS.map((id) => {
    const kit = createMagicKit(catalog, request, { variant: id })
    const tools = kit.tools.map(
      ({ reason, reason_source, suits, watch, unknown, formats, alternatives, ...tool }) => {
        const { step, is_locked, job, ...card } = tool
        const skill_level = catalog.toolById.get(card.id)?.skill_level ?? null
        return { ...card, job: { id: job.id, label: job.label }, skill_level }
      },
    )
    return { id, label: LABELS[id], tools, cost: kit.cost }
  })
}
