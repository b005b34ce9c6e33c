import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { flag, idList, ignored, listOf, slugParam, wholeNumber } from '../../shared/fields.ts'
import { ID_MAX, SEARCH_MAX, SLUG_MAX } from '../../shared/limits.ts'
import { outputsIn } from '../../shared/record-fields.ts'
import { FACT_CHOICES_MAX, parseFactChoices } from '../facts/fact-choices.ts'
import { CardFact, FactFacet, PriceFrom } from '../facts/facts.contract.ts'
import { SearchReading } from './search.contract.ts'
import { RATED_FROM } from './tool-rating.ts'
import { TOOL_FIELDS } from './tools.fields.ts'
import {
  perFilter,
  type ToolFieldFilter,
  type ToolFilterName,
  type ToolFilters,
  valuesOf,
} from './tools.filters.ts'
import {
  FILTER_CHOICES_MAX,
  IGNORED_ID_MAX,
  IGNORED_MAX,
  PRICE_PEERS_MIN,
  SIMILAR_TOOLS,
  TOOL_SORTS,
  TOOLS_LIST_MAX,
} from './tools.limits.ts'

export const PricingModel = TOOL_FIELDS.pricing_model.output
export type PricingModel = z.infer<typeof PricingModel>

export const HISTOGRAM = z
  .tuple([z.int(), z.int(), z.int(), z.int(), z.int()])
  .describe('Confirmed reviews with one star, two … five')

/** What a list shows of a tool. */
export const ToolCard = z.object({
  id: z.int(),
  ...outputsIn(TOOL_FIELDS, 'card'),
  category_name: z.string().nullable(),
  category_slug: z.string().nullable(),
  is_paid: z.boolean(),
  order_score: z
    .number()
    .describe('From 0 to 1: what lists are ordered by. What it is made of stands on /how-lists-are-ordered'),
  rating_source: z.enum(['reviews', 'editor']),
  is_rated: z
    .boolean()
    .describe(`Whether ${RATED_FROM} reviews or more are confirmed: only then it is shown`),
  confirmed_count: z.int().describe('Confirmed reviews: those that count'),
  review_count: z.int().describe('Reviews that are shown, also those that are not confirmed yet'),
  facts: z.array(CardFact).describe('What decides at a glance; what is not known is not there'),
  price_from: PriceFrom.nullable().describe('Null where no price is known'),
})
export type ToolCard = z.infer<typeof ToolCard>

export const Tool = ToolCard.extend({
  ...outputsIn(TOOL_FIELDS, 'page'),
  histogram: HISTOGRAM,
  created_at: z.string(),
  updated_at: z.string(),
})
export type Tool = z.infer<typeof Tool>

/** Known prices of a category, to place one of them among the others. */
export const PriceAmong = z.object({
  tools: z.int().describe('Tools of the category with a known price, this one included'),
  prices: z
    .array(z.object({ amount: z.int().describe('Whole US dollars a month'), tools: z.int() }))
    .describe('The lowest first'),
})
export type PriceAmong = z.infer<typeof PriceAmong>

export const ToolOnPage = Tool.extend({
  price_among: PriceAmong.nullable().describe(
    `What the cheapest paid plans of its category cost; null unless its own and ${PRICE_PEERS_MIN} others are known in US dollars`,
  ),
})
export type ToolOnPage = z.infer<typeof ToolOnPage>

/** What a filter takes: values of its choices, or the least value. */
function inputOf(filter: ToolFieldFilter) {
  if (filter.takes === 'choices') {
    const values = valuesOf(filter)
    const any = alternatives.format(values)
    return listOf(
      z
        .string()
        .toLowerCase()
        .pipe(z.enum(values, `must be ${any}`)),
      values.length,
    )
      .optional()
      .describe(`${any}; several, separated by commas: any of them`)
  }
  const sentence = `must be a number from 0 to ${filter.max}`
  return z
    .string()
    .regex(new RegExp(`^\\d{1,${String(filter.max).length}}(\\.\\d+)?$`), sentence)
    .transform(Number)
    .refine((n) => n <= filter.max, sentence)
    .optional()
    .describe(filter.description)
}
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

type Inputs = {
  [K in ToolFilterName]: z.ZodOptional<
    z.ZodType<ToolFilters[K] extends { takes: 'choices' } ? string[] | undefined : number, string>
  >
}

const filters = {
  search: z.string().trim().max(SEARCH_MAX, `must have at most ${SEARCH_MAX} characters`).optional(),
  exact: z
    .enum(['1', 'true', 'false'], "must be '1', 'true' or 'false'")
    .transform((value) => value !== 'false')
    .optional()
    .describe('Search for the words as they are typed: nothing is corrected or read into them'),
  ignore: listOf(z.string().max(IGNORED_ID_MAX), IGNORED_MAX)
    .optional()
    .describe('What of the search is not to be understood: ids of the answer’s reading, separated by commas'),
  category: listOf(z.string().max(SLUG_MAX), FILTER_CHOICES_MAX)
    .optional()
    .describe(
      'Slugs of categories, separated by commas: tools of any of them; uncategorized for those that have none',
    ),
  category_id: wholeNumber(1, ID_MAX).optional(),
  ...(perFilter(inputOf) as Inputs),
  facts: z
    .string()
    .max(FACT_CHOICES_MAX, `must have at most ${FACT_CHOICES_MAX.toLocaleString('en')} characters`)
    .transform((text, context) => {
      if (text === '') return undefined
      const choices = parseFactChoices(text)
      if (!choices) context.addIssue('must be like platforms:ios,android,price:..20')
      return choices ?? undefined
    })
    .optional()
    .describe(
      'Facts that must be known so, as kind:value,value,kind:value: any of the values of a kind, and all kinds. yes and no for those that are one or the other, a range such as ..20 or 5..20 for amounts; price is what the cheapest paid plan costs a month in US dollars',
    ),
  featured: flag.optional(),
  exclude: idList.optional().describe('Ids that must not be in the answer'),
}

export const ToolFacetFilter = z.object({ ...filters, _t: ignored })
export const ToolFilter = z.object({
  ...filters,
  sort: z
    .enum(TOOL_SORTS, `must be one of ${TOOL_SORTS.join(', ')}`)
    .default('relevance')
    .describe('Without a search, relevance is the order of order_score'),
  limit: wholeNumber(1, TOOLS_LIST_MAX).optional(),
  offset: wholeNumber(0, 1_000_000).default(0),
  _t: ignored,
})
export type ToolFilter = z.infer<typeof ToolFilter>
export type ToolFacetFilter = z.infer<typeof ToolFacetFilter>

/** How many tools each value of a filter has. */
const countsFor = (filter: ToolFieldFilter): z.ZodType<{ value: string | number; count: number }[]> =>
  z.array(
    z.object({
      value: filter.takes === 'choices' ? z.enum(valuesOf(filter)) : z.number(),
      count: z.int(),
    }),
  )

export const ToolFacets = z.object({
  total: z.int().describe('Tools that pass all filters'),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  ...(Object.fromEntries(Object.values(perFilter((filter) => [filter.counts, countsFor(filter)]))) as Record<
    ToolFilters[ToolFilterName]['counts'],
    ReturnType<typeof countsFor>
  >),
  facts: z.array(FactFacet).describe('Kinds of facts of which anything is known'),
  reading: SearchReading.nullable().describe('How the search was read; null without one'),
})
export type ToolFacets = z.infer<typeof ToolFacets>

export const Suggestion = z.object({
  text: z.string(),
  kind: z
    .enum(['category', 'topic', 'tool', 'product'])
    .describe('A product is known and not listed: searching for it finds what is similar'),
  slug: z.string().nullable().describe('Of the tool or category, where the suggestion is one'),
  tool: ToolCard.pick({ logo_url: true, theme_color: true, category_name: true, price_from: true })
    .nullable()
    .describe('What a list shows of the tool, where the suggestion is one'),
  what: z.string().nullable().describe('What the product is: spreadsheet program'),
  count: z.int().nullable().describe('Tools of the topic, where it is a tag of any'),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Tutorial = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  difficulty_level: z.string().nullable(),
  duration_minutes: z.int().nullable(),
  video_url: z.string().nullable(),
  pdf_url: z.string().nullable(),
})
export type Tutorial = z.infer<typeof Tutorial>

const open = endpointsOf({ access: 'public', tag: 'Tools' })

export const toolsEndpoints = {
  listTools: open('GET /api/tools', {
    summary: 'Search and filter the directory',
    description: `Answers at most ${TOOLS_LIST_MAX} cards. The header X-Total-Count has the number of all matches. How a search was read stands in the answer of /api/tools/facets.`,
    query: ToolFilter,
    output: z.array(ToolCard),
    cached: true,
  }),
  countFacets: open('GET /api/tools/facets', {
    summary: 'Count tools for each filter value',
    description:
      'Each group is counted with all other filters applied, so that the counts say what a choice would give.',
    query: ToolFacetFilter,
    output: ToolFacets,
    cached: true,
  }),
  suggestSearches: open('GET /api/tools/suggest', {
    summary: 'Suggest searches while typing',
    query: z.object({ q: z.string().max(SEARCH_MAX).default('') }),
    output: z.array(Suggestion),
    cached: true,
  }),
  getTool: open('GET /api/tools/{slug}', {
    summary: 'Read a tool',
    params: slugParam,
    output: ToolOnPage,
    errors: ['not_found'],
    cached: true,
  }),
  listSimilarTools: open('GET /api/tools/{slug}/similar', {
    summary: 'List tools like this one, most alike first',
    params: slugParam,
    query: z.object({ limit: wholeNumber(1, 50).default(SIMILAR_TOOLS) }),
    output: z.array(ToolCard),
    errors: ['not_found'],
    cached: true,
  }),
  listTutorials: open('GET /api/tools/{slug}/tutorials', {
    summary: 'List the tutorials of a tool',
    params: slugParam,
    output: z.array(Tutorial),
    errors: ['not_found'],
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof toolsEndpoints> {}
}
