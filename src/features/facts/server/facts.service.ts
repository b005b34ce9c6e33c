import type { Catalog } from '../../../catalog/catalog.ts'
import type { Db } from '../../../kernel/data/database.ts'
import { AppError } from '../../../shared/errors.ts'
import type { ToolFacts } from '../facts.contract.ts'
import { selectFactKinds, selectFacts, selectFactsOf, selectPlans, selectPlansOf } from './facts.queries.ts'

export const listFactKinds = selectFactKinds

/** What stands for a published tool. Throws `not_found`. */
export async function getToolFacts(db: Db, { toolBySlug }: Catalog, slug: string): Promise<ToolFacts> {
  const tool = toolBySlug.get(slug)
  if (!tool) throw new AppError('not_found', 'Tool not found')
  const [facts, plans] = await Promise.all([selectFacts(db, tool.id), selectPlans(db, tool.id)])
  return { facts, plans }
}

/** What stands for each of several tools, in their order. */
export async function getFactsOf(db: Db, toolIds: readonly number[]): Promise<ToolFacts[]> {
  const [facts, plans] = await Promise.all([selectFactsOf(db, toolIds), selectPlansOf(db, toolIds)])
  return toolIds.map((id) => ({ facts: facts.get(id) ?? [], plans: plans.get(id) ?? [] }))
}
