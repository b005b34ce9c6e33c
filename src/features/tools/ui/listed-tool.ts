import { queryOptions } from '@tanstack/react-query'
import type { ToolCard, ToolFacets } from '../tools.contract.ts'

/** Fields that no list shows: a page that lists tools goes without them. */
const UNSEEN = [
  'website_url',
  'category_id',
  'category_slug',
  'order_score',
  'is_featured',
  'rating_source',
  'free_credit_info',
  'is_paid',
] as const

/** A tool as lists show it. */
export type ListedTool = Omit<ToolCard, (typeof UNSEEN)[number]>

/** A query of tools for a list. */
export const listed = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryOptions<ListedTool[]>({ queryKey, meta: { unseen: UNSEEN } })

/** What is counted, as the filters show it: without the question in full that each kind of fact answers. */
export type ShownFacets = Omit<ToolFacets, 'facts'> & { facts: ShownFact[] }
export type ShownFact = Omit<ToolFacets['facts'][number], 'question'>

export const shownFacets = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryOptions<ShownFacets>({ queryKey, meta: { unseen: ['question'] } })
