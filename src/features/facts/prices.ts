/** What prices are called, and what plans cost. */

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** An amount of money, without cents where there are none. */
export function formatMoney(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const key = currency + digits
  let format = moneyFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: digits })
    moneyFormats.set(key, format)
  }
  return format.format(amount)
}

/** '$20', as cards say what the cheapest plan costs. */
export const formatPrice = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney(amount, currency)

export const PLAN_PERIODS = ['month', 'year', 'once', 'use'] as const
export type PlanPeriod = (typeof PLAN_PERIODS)[number]

/** A plan, as far as its price goes. */
interface Priced {
  amount: number | null
  currency: string | null
  per: PlanPeriod | null
  per_seat: boolean
  seats_from: number | null
  seats_to?: number | null
}

/** What a plan costs a month, for a team of so many; null where that cannot be told. */
export function monthlyCost(
  { amount, per, per_seat, seats_from }: Omit<Priced, 'currency' | 'seats_to'>,
  seats = 1,
): number | null {
  if (amount === null || (per !== 'month' && per !== 'year')) return null
  const each = per === 'year' ? amount / 12 : amount
  return per_seat ? each * Math.max(seats, seats_from ?? 1) : each
}

/** What a plan costs a month for a whole team; null where it is not for so many, or nobody says whether it is. */
export function teamCost(plan: Omit<Priced, 'currency'>, team: number): number | null {
  const { per_seat, seats_to = null } = plan
  if (seats_to !== null && seats_to < team) return null
  // Of a price for all it is said at times how many may share it.
  return team > 1 && !per_seat && seats_to === null ? null : monthlyCost(plan, team)
}

/**
 * The plan that costs a team least a month without being free; null where no such price is known. Of several
 * currencies dollars count, or else the first one.
 */
export function lowestPaid<P extends Priced>(plans: readonly P[], team = 1): P | null {
  const priced = plans.filter((plan) => teamCost(plan, team))
  const currency = (priced.find((plan) => plan.currency === 'USD') ?? priced[0])?.currency
  let lowest: P | null = null
  for (const plan of priced) {
    if (plan.currency !== currency) continue
    if (!lowest || teamCost(plan, team)! < teamCost(lowest, team)!) lowest = plan
  }
  return lowest
}

const PER = { month: 'a month', year: 'a year', once: 'once', use: '' } as const

/** What a plan costs, as it is told: 'Free', '$8 a person, a month, paid yearly'. */
export function planPrice({
  amount,
  currency,
  per,
  per_seat,
  unit,
  is_billed_yearly,
}: Omit<Priced, 'seats_from' | 'seats_to'> & { unit: string | null; is_billed_yearly: boolean }): string {
  // It may be told on request, or nobody has found it: the limits of the plan say which.
  if (amount === null) return 'Not known'
  if (amount === 0) return 'Free'
  const money = formatMoney(amount, currency ?? 'USD')
  if (per === 'use' || per === null) return unit ? `${money} for ${unit}` : money
  return `${money} ${per_seat ? 'a person, ' : ''}${PER[per]}${is_billed_yearly ? ', paid yearly' : ''}`
}
