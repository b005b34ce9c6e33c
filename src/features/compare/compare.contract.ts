import { z } from 'zod'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { slugParam, wholeNumber } from '../../shared/fields.ts'
import { SLUG_MAX } from '../../shared/limits.ts'
import { FactKind, ToolFacts } from '../facts/facts.contract.ts'
import { Tool, ToolCard } from '../tools/tools.contract.ts'
import {
  ALTERNATIVES,
  ALTERNATIVES_DEMANDS_MAX,
  COMPARE_LIMIT,
  COMPARE_SLUGS_MAX,
  PAIRS_ON_TOOL,
} from './compare.limits.ts'

export const LeftOut = z.object({
  slug: z.string(),
  reason: z
    .enum(['unknown', 'repeated', 'over_limit'])
    .describe(
      'Not in the directory, named before, or beyond the number of tools that one comparison can hold',
    ),
})
export type LeftOut = z.infer<typeof LeftOut>

export const Comparison = z.object({
  tools: z.array(Tool).describe('In the order in which they were asked for'),
  left_out: z.array(LeftOut),
  kinds: z
    .array(FactKind)
    .describe(
      'The kinds that are compared and of which something is known of one of the tools, in their order',
    ),
  facts: z
    .array(ToolFacts)
    .nullable()
    .describe('What is known of each of the tools, in their order; null while it cannot be read'),
})
export type Comparison = z.infer<typeof Comparison>

const pair = z.string().describe('The last part of the address /compare/{a}-vs-{b}')

export const Alternative = ToolCard.extend({
  skill_level: Tool.shape.skill_level,
  not_ideal_for: Tool.shape.not_ideal_for,
  pair: pair.nullable().describe('Of the page that compares both; null in different categories'),
  told_apart: z
    .array(z.string())
    .describe(
      'What is known of both and differs, in sentences with dates; at most three, what decides first',
    ),
  unknown: z.array(z.string()).describe('What is demanded and not known of it, in words'),
})
export type Alternative = z.infer<typeof Alternative>

export const Pair = z.object({
  pair,
  tool: ToolCard.pick({ name: true, slug: true, logo_url: true, theme_color: true }),
})
export type Pair = z.infer<typeof Pair>

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const demandIds = z
  .string()
  .default('')
  .transform(listOf)
  .refine(
    (list) => list.length <= ALTERNATIVES_DEMANDS_MAX,
    `must name at most ${ALTERNATIVES_DEMANDS_MAX} demands`,
  )
  .describe('What they must meet, separated by commas: open-source, data:eu, platform:linux …')

const slugs = z
  .string()
  .default('')
  .transform(listOf)
  .refine((list) => list.length <= COMPARE_SLUGS_MAX, `must name at most ${COMPARE_SLUGS_MAX} tools`)
  .refine(
    (list) => list.every((slug) => slug.length <= SLUG_MAX),
    `must be slugs of at most ${SLUG_MAX} characters`,
  )
  .describe('Slugs, separated by commas')

const open = endpointsOf({ access: 'public', tag: 'Comparison' })

export const compareEndpoints = {
  compareTools: open('GET /api/compare', {
    summary: 'Read tools side by side',
    description: `Answers at most ${COMPARE_LIMIT} tools, and what was left out of those that were asked for.`,
    query: z.object({ tools: slugs }),
    output: Comparison,
    cached: true,
  }),
  listAlternatives: open('GET /api/tools/{slug}/alternatives', {
    summary: 'List what could be used in place of a tool, most alike first',
    params: slugParam,
    query: z.object({ limit: wholeNumber(1, 50).default(ALTERNATIVES), demands: demandIds }),
    output: z.array(Alternative),
    errors: ['not_found'],
    cached: true,
  }),
  listPairs: open('GET /api/tools/{slug}/pairs', {
    summary: 'List the tools of the same category to compare a tool with, most alike first',
    params: slugParam,
    query: z.object({ limit: wholeNumber(1, 50).default(PAIRS_ON_TOOL) }),
    output: z.array(Pair),
    errors: ['not_found'],
    cached: true,
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof compareEndpoints> {}
}
