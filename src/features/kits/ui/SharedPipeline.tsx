import { gapsIn } from '../kit-description.ts'
import { pricesOfStored } from '../kit-prices.ts'
import type { StoredKit } from '../stored-kits.contract.ts'
import { KitGaps } from './KitGaps.tsx'
import { KitPipeline } from './KitPipeline.tsx'

/** The steps of a shared kit, and what it lacks. */
export function SharedPipeline({ kit }: { kit: StoredKit }) {
  return (
    <KitPipeline
      steps={kit.tools.map((tool) => ({ ...tool, id: tool.tool_id, isLocked: false }))}
      prices={pricesOfStored(kit)}
      gaps={<KitGaps gaps={gapsIn(kit)} />}
    />
  )
}
