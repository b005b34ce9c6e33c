import { describe, expect, test } from 'vitest'
import { RANDOM_KINDS } from '../../../../test/random.ts'
import type { FactKind, Plan, ToolFacts } from '../../facts/facts.contract.ts'
import { softwareFacts } from './structured-data.ts'

const source = {
  source_url: 'https://docs.example.com',
  source_kind: 'vendor',
  source_date: null,
  checked_at: '2026-11-20',
} as const
const fact = (kind: string, value: ToolFacts['facts'][number]['value']) => ({
  kind,
  value,
  note: null,
  ...source,
})
const plan = (given: Partial<Plan>): Plan => ({
  name: 'Pro',
  amount: 20,
  currency: 'EUR',
  per: 'month',
  is_billed_yearly: false,
  per_seat: false,
  unit: null,
  seats_from: null,
  seats_to: null,
  limits: '',
  trial_days: null,
  trial_needs_card: null,
  ...source,
  ...given,
})
const maker: FactKind = { ...RANDOM_KINDS[0]!, key: 'maker', label: 'Made by', type: 'text' }

describe('what search engines are told of a tool', () => {
  test('rests on facts alone', () => {
    expect(softwareFacts({ facts: [], plans: [] }, RANDOM_KINDS)).toEqual({})
    const facts = [fact('platforms', ['web', 'cli']), fact('licence', 'MIT'), fact('maker', 'Ada Ltd')]
    const plans = [plan({}), plan({ name: 'Large', amount: null }), plan({ name: 'Add-on', per: 'use' })]
    expect(softwareFacts({ facts, plans }, [...RANDOM_KINDS, maker])).toEqual({
      operatingSystem: 'Web',
      license: 'MIT',
      offers: [{ '@type': 'Offer', name: 'Pro', price: 20, priceCurrency: 'EUR' }],
    })
  })

  test('has every other kind, those of an administrator too, unless it says no', () => {
    const facts = [fact('open', true), fact('works_with', ['Slack', 'Zoom']), fact('seats', 12)]
    expect(softwareFacts({ facts, plans: [] }, RANDOM_KINDS).featureList).toEqual([
      'Open',
      'Works with: Slack, Zoom',
      'Seats: 12',
    ])
    expect(softwareFacts({ facts: [fact('open', false)], plans: [] }, RANDOM_KINDS)).toEqual({})
  })
})
