import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { ToolCard } from '../tools/tools.contract.ts'
import { LATEST_CHANGES } from './home.limits.ts'

/** A tool with its mark. */
export const Marked = ToolCard.pick({ name: true, slug: true, logo_url: true, theme_color: true })
export type Marked = z.infer<typeof Marked>

export const KitStep = Marked.extend({
  ...ToolCard.pick({ pricing_model: true, is_paid: true, price_from: true }).shape,
  job: z.string().describe('What it does in this project'),
})
export type KitStep = z.infer<typeof KitStep>

export const HomeKit = z.object({
  prompt: z.string(),
  understood: z.array(z.string()).describe('What was understood of the prompt'),
  budget: z
    .number()
    .nullable()
    .describe('US dollars a month that the words allow; null where they do not say'),
  steps: z.array(KitStep).describe('In the order of use'),
})
export type HomeKit = z.infer<typeof HomeKit>

export const HomePair = z.object({
  pair: z.string().describe('The last part of the address /compare/{a}-vs-{b}'),
  tools: z.tuple([Marked, Marked]),
  category: z.string(),
  apart: z
    .string()
    .nullable()
    .describe('What is known of both and differs, or what each is about; null where nothing does'),
})
export type HomePair = z.infer<typeof HomePair>

export const PricedCategory = z.object({
  name: z.string(),
  slug: z.string(),
  tool_count: z.int(),
  priced_count: z.int().describe('Tools whose price in US dollars is known'),
  free_count: z.int().describe('Tools that are free, or free to start'),
  tools: z
    .array(Marked.extend({ amount: z.number().describe('US dollars a month; 0 for what costs nothing') }))
    .describe('Some of them, cheapest first'),
})
export type PricedCategory = z.infer<typeof PricedCategory>

export const Home = z.object({
  kit: HomeKit.nullable().describe(
    'A kit that the planner has made for an example; null where it has too few tools',
  ),
  pairs: z.array(HomePair).describe('Tools of one category that people are often torn between'),
  prices: z.array(PricedCategory).describe('Categories of which enough prices are known, the most first'),
})
export type Home = z.infer<typeof Home>

export const CHANGES = [
  'new',
  'price',
  'fact',
  'maintenance',
  'closing',
  'closed',
  'renamed',
  'merged',
] as const
export const Change = z.object({
  at: z.string().describe('The time, or the day or month as far as it is known'),
  kind: z.enum(CHANGES),
  tool: Marked,
  about: z
    .string()
    .nullable()
    .describe('The plan whose price has changed, the label of the fact, the category of a new tool'),
  was: z.string().nullable().describe('In words; null where nothing was known'),
  now: z
    .string()
    .nullable()
    .describe('In words, or the name of what it has become; null where nothing is known'),
})
export type Change = z.infer<typeof Change>

const open = endpointsOf({ access: 'public', tag: 'Site' })

export const homeEndpoints = {
  readHome: open('GET /api/home', {
    summary: 'Read what home shows beside its lists: a planned kit, pairs, and prices by category',
    output: Home,
    cached: true,
  }),
  listLatestChanges: open('GET /api/changes/latest', {
    summary: 'List what has changed last in the tools: prices, facts, names, endings, and new tools',
    description: `At most ${LATEST_CHANGES}, newest first.`,
    output: z.array(Change),
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof homeEndpoints> {}
}
