import { z } from 'zod'
import { atMost, integer, limitedText, PARTIAL_DATE, requiredText } from '../../shared/fields.ts'
import { type FactType, SOURCE_KINDS, type SourceKind } from './fact-values.ts'
import { Fact, type FactKind, Plan } from './facts.contract.ts'
import { FACT_VALUES_MAX, PLANS_MAX, PRICE_MAX, SEATS_MAX } from './facts.limits.ts'

/** What facts and plans must be like before they are stored, with the sentences for what is wrong. */

const NO_ADDRESS = 'The source must be the address of a page'
const address = (wrong: string) =>
  z
    .string(wrong)
    .trim()
    .max(2000, wrong)
    .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), wrong)

const DATE = 'A date must be like 2026-11-22, 2026-11 or 2026'
/** A day, a month or a year that is not to come; `today` is a day. */
const past = (today: string) =>
  z
    .string(DATE)
    .trim()
    .regex(PARTIAL_DATE, DATE)
    .refine((day) => day <= today, 'A date must not be in the future')

const EMPTY = 'A value must not be empty'
const text = z.string(EMPTY).trim().min(1, EMPTY).max(2000, atMost(2000, 'A value'))
const number = z.number('A value must be a number').min(0, 'A value must not be below 0')
const VALUES: Record<FactType, z.ZodType> = {
  choice: text,
  several: z
    .array(text, EMPTY)
    .min(1, EMPTY)
    .max(FACT_VALUES_MAX, `A fact has at most ${FACT_VALUES_MAX} values`)
    .transform((values) => [...new Set(values)]),
  flag: z.boolean('A value must be yes or no'),
  amount: number,
  number,
  date: z.string(DATE).trim().regex(PARTIAL_DATE, DATE),
  text,
  address: address('A value must be the address of a page'),
}

type CheckedKind = Pick<FactKind, 'key' | 'type' | 'options'>

/** What a fact of a kind can say: one of its options, where it has some. */
function valueSchema({ key, type, options }: CheckedKind): z.ZodType {
  if (options.length === 0) return VALUES[type]
  const known = new Set(options.map((option) => option.value))
  return VALUES[type].check(({ value, issues }) => {
    const stray = [value].flat().find((choice) => typeof choice === 'string' && !known.has(choice))
    const message = `${String(stray)} is no value of ${key}`
    if (stray !== undefined) issues.push({ code: 'custom', input: value, message })
  })
}

const SOURCES = Object.keys(SOURCE_KINDS) as [SourceKind, ...SourceKind[]]
const sourced = (today: string) => ({
  source_url: address(NO_ADDRESS),
  source_kind: z.enum(SOURCES, `The source must be one of ${SOURCES.join(', ')}`),
  source_date: past(today).nullable(),
  checked_at: past(today),
})

/** A fact of a kind, without its key; one that does not say when it was checked was checked today. `today` is the day until which sources can be dated. */
export const factSchema = (kind: CheckedKind, today: string) =>
  Fact.omit({ kind: true }).extend({
    value: valueSchema(kind),
    note: limitedText(1000, 'A note'),
    ...sourced(today),
    source_date: past(today).nullable().default(null),
    checked_at: past(today).default(today),
  })

/** Facts of these kinds, none twice. */
export function factsSchema(kinds: readonly CheckedKind[], today: string) {
  const values = new Map(kinds.map((kind) => [kind.key, valueSchema(kind)]))
  const fact = Fact.extend(sourced(today))
  return z
    .array(
      fact.check(({ value: { kind: key, value }, issues }) => {
        const fail = (message: string) => issues.push({ code: 'custom', input: value, message })
        const schema = values.get(key)
        if (!schema) return void fail(`There is no kind of facts ${key}`)
        const found = schema.safeParse(value)
        if (!found.success) fail(found.error.issues[0]!.message)
      }),
    )
    .refine((facts) => new Set(facts.map((f) => f.kind)).size === facts.length, 'A kind stands there twice')
}

const seats = integer('Seats must be a whole number')
  .min(1, 'Seats begin with 1')
  .max(SEATS_MAX, `Seats must be at most ${SEATS_MAX.toLocaleString('en')}`)
  .nullable()
const CURRENCY = 'A currency must be a code of three letters, such as USD'

export const isCurrency = (code: string) =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)

/** A plan of a tool. */
export const planSchema = (today: string) =>
  Plan.extend({
    name: requiredText(100, 'A plan needs a name', atMost(100, 'A name')),
    amount: z
      .number('A price must be a number')
      .min(0, 'A price must not be below 0')
      .max(PRICE_MAX, `A price must be at most ${PRICE_MAX.toLocaleString('en')}`)
      .nullable(),
    currency: z.string(CURRENCY).refine(isCurrency, CURRENCY).nullable(),
    unit: limitedText(100, 'What is paid for'),
    seats_from: seats,
    seats_to: seats,
    limits: z.string().trim().max(500, atMost(500, 'What it includes')),
    trial_days: integer('A trial must be a whole number of days')
      .min(0, 'A trial must not be below 0 days')
      .max(3660, 'A trial must be at most 3,660 days')
      .nullable(),
    ...sourced(today),
  })
    .refine(
      ({ amount, currency, per }) => amount === null || amount === 0 || (currency !== null && per !== null),
      {
        error: 'A price needs its currency and what it is paid for',
        path: ['amount'],
      },
    )
    .refine(({ seats_from, seats_to }) => seats_to === null || (seats_from ?? 1) <= seats_to, {
      error: 'The last seat must not be below the first',
      path: ['seats_to'],
    })

export const plansSchema = (today: string) =>
  z.array(planSchema(today)).max(PLANS_MAX, `A tool has at most ${PLANS_MAX} plans`)

/** All that is known of a tool as one record: a fact or null for each kind, and the plans. */
export const sheetSchema = (kinds: readonly CheckedKind[], today: string) =>
  z.object({
    ...(Object.fromEntries(kinds.map((kind) => [kind.key, factSchema(kind, today).nullable()])) as Record<
      string,
      z.ZodType
    >),
    plans: plansSchema(today),
  })
