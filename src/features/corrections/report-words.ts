import { formatMoney } from '../facts/fact-values.ts'
import type { Plan } from '../facts/facts.contract.ts'

/** What reports are about, in words. Pure. */

export const WHOLE_TOOL = 'The tool as a whole'
export const PLANS = 'plans'

const PER = { month: 'a month', year: 'a year', once: 'once', use: '' } as const

/** '$20 a month'. */
export function planText({ amount, currency, per, per_seat, unit, is_billed_yearly }: Plan): string {
  if (amount === null) return 'On request'
  if (amount === 0) return 'Free'
  const money = formatMoney(amount, currency ?? 'USD')
  if (per === 'use' || per === null) return unit ? `${money} for ${unit}` : money
  return `${money} ${per_seat ? 'a person, ' : ''}${PER[per]}${is_billed_yearly ? ', paid yearly' : ''}`
}

export const planSubject = (plan: string | null): string => (plan ? `Plan ${plan}` : 'Plans')

/** Open ones first, in each part the newest. */
export const queueKey = (status: string, createdAt: string): string =>
  `${status === 'open' ? '1' : '0'} ${createdAt}`
