import type { PricingModel } from '../tools.contract.ts'

const COLORS: Record<PricingModel, string> = {
  Free: 'bg-good-soft text-good',
  Freemium: 'bg-accent-soft text-accent-text',
  Paid: 'bg-warm-soft text-warm',
}

export function PricingBadge({ model }: { model: PricingModel }) {
  return <span className={`badge ${COLORS[model]}`}>{model}</span>
}
