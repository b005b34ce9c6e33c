import type { Fact, FactKind, Plan, ToolFacts } from '../facts/facts.contract.ts'

/** Facts for tests of what is made from facts. */

const SOURCE = {
  source_url: 'https://example.com/plans',
  source_kind: 'vendor',
  source_date: null,
  checked_at: '2026-11-20',
} as const

export const sampleKind = (key: string, given: Partial<FactKind> = {}): FactKind => ({
  key,
  label: key,
  question: `What about ${key}?`,
  group: 'platforms',
  type: 'flag',
  unit: null,
  options: [],
  is_filter: false,
  is_compared: true,
  on_card: false,
  review_days: 180,
  ...given,
})

export const samplePlan = (given: Partial<Plan> = {}): Plan => ({
  name: 'Pro',
  amount: 20,
  currency: 'USD',
  per: 'month',
  is_billed_yearly: false,
  per_seat: false,
  unit: null,
  seats_from: null,
  seats_to: null,
  limits: '',
  trial_days: null,
  trial_needs_card: null,
  ...SOURCE,
  ...given,
})

/** What is known of a tool: values by the keys of their kinds, or whole facts. */
export const sampleFacts = (
  facts: Record<string, Fact['value'] | (Partial<Fact> & Pick<Fact, 'value'>)> = {},
  plans: Partial<Plan>[] = [],
): ToolFacts => ({
  facts: Object.entries(facts).map(([kind, given]) => ({
    kind,
    note: null,
    ...SOURCE,
    ...(typeof given === 'object' && !Array.isArray(given) ? given : { value: given }),
  })),
  plans: plans.map(samplePlan),
})
