import type { PricingModel } from '../tools.contract.ts'

/** In words alone: colour is for what costs nothing. */
export function PricingBadge({ model }: { model: PricingModel }) {
  return <span className={model === 'Free' ? 'model text-good' : 'model'}>{model}</span>
}
