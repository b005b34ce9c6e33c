import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { slugParam } from '../../shared/fields.ts'
import { FACT_GROUPS, FACT_TYPES, type FactGroup, SOURCE_KINDS } from './fact-values.ts'
import { PLAN_PERIODS } from './prices.ts'

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]]

/** What can be known of a tool: one question, and how its answers look. */
export const FactKind = z.object({
  key: z.string(),
  label: z.string(),
  question: z.string().describe('The question that it answers'),
  group: z.enum(keysOf<FactGroup>(FACT_GROUPS)),
  type: z.enum(FACT_TYPES),
  unit: z.string().nullable().describe('Of a number: what is counted; of an amount: its currency'),
  options: z
    .array(z.object({ value: z.string(), label: z.string() }))
    .describe('What a choice is called; of several, others are possible too'),
  is_filter: z.boolean(),
  is_compared: z.boolean(),
  on_card: z.boolean(),
  review_days: z.int().describe('Days after which a fact of it is due to be looked at again'),
})
export type FactKind = z.infer<typeof FactKind>

export const FactValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

/** What a card shows of a fact. */
export const CardFact = z.object({
  kind: z.string().describe('The key of its kind'),
  value: FactValue,
  text: z.string().describe('The value in words'),
})
export type CardFact = z.infer<typeof CardFact>

export const PriceFrom = z.object({
  amount: z.number().describe('What the cheapest paid plan costs a month'),
  currency: z.string().describe('ISO 4217'),
})
export type PriceFrom = z.infer<typeof PriceFrom>

/** A kind of facts that lists are filtered by, and how many tools each choice of it has. */
export const FactFacet = z.object({
  kind: z.string().describe('Its key, or price for what the cheapest paid plan costs a month'),
  label: z.string(),
  question: z.string(),
  group: z.enum(keysOf<FactGroup>(FACT_GROUPS)),
  takes: z.enum(['choices', 'range']),
  unit: z.string().nullable(),
  values: z
    .array(z.object({ value: z.string(), label: z.string(), count: z.int() }))
    .describe('Choices, or ranges that are offered'),
})
export type FactFacet = z.infer<typeof FactFacet>

const source = {
  source_url: z.string().describe('The page that was read'),
  source_kind: z.enum(keysOf(SOURCE_KINDS)),
  source_date: z
    .string()
    .nullable()
    .describe('The date of that page (a day or a month); null where it shows none'),
  checked_at: z.string().describe('The day on which it was read'),
}

/** What is known, and who says so. What is not known has no entry. */
export const Fact = z.object({
  kind: z.string().describe('The key of its kind'),
  value: FactValue,
  note: z.string().nullable(),
  ...source,
})
export type Fact = z.infer<typeof Fact>

export const Plan = z.object({
  name: z.string(),
  amount: z
    .number()
    .nullable()
    .describe('0 for a free plan; null where it is not known, or told on request only'),
  currency: z.string().nullable().describe('ISO 4217'),
  per: z.enum(PLAN_PERIODS).nullable(),
  is_billed_yearly: z.boolean().describe('A price for each month that is paid for a year'),
  per_seat: z.boolean(),
  unit: z.string().nullable().describe('What is paid for, where that is not the time alone'),
  seats_from: z.int().nullable(),
  seats_to: z.int().nullable(),
  limits: z.string().describe('What the plan includes, in words'),
  trial_days: z.int().nullable(),
  trial_needs_card: z.boolean().nullable(),
  ...source,
})
export type Plan = z.infer<typeof Plan>

export const ToolFacts = z.object({
  facts: z.array(Fact).describe('In the order of their kinds'),
  plans: z.array(Plan),
})
export type ToolFacts = z.infer<typeof ToolFacts>

/** What a plan has cost, the oldest price first; there are at least two. */
export const PriceHistory = z.object({
  plan: z.string(),
  currency: z.string(),
  per: z.enum(PLAN_PERIODS),
  points: z.array(
    z.object({ date: z.string().describe('The day from which it was known'), amount: z.number() }),
  ),
})
export type PriceHistory = z.infer<typeof PriceHistory>

const open = endpointsOf({ access: 'public', tag: 'Facts' })

export const factsEndpoints = {
  listFactKinds: open('GET /api/fact-kinds', {
    summary: 'List what can be known of a tool, in its order',
    output: z.array(FactKind),
    cached: true,
  }),
  getToolFacts: open('GET /api/tools/{slug}/facts', {
    summary: 'Read what is known of a tool, each fact with its source and date',
    params: slugParam,
    output: ToolFacts.extend({
      price_history: z.array(PriceHistory).describe('Plans whose price has changed'),
    }),
    errors: ['not_found'],
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof factsEndpoints> {}
}
