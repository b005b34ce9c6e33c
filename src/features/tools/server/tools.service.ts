import type { Catalog, CatalogTool } from '../../../catalog/catalog.ts'
import type { Db } from '../../../kernel/data/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { UNCATEGORIZED } from '../../../shared/uncategorized.ts'
import { parseRange } from '../../facts/fact-choices.ts'
import type { ToolFacetFilter, Tutorial } from '../tools.contract.ts'
import { selectTutorials } from './tools.queries.ts'

/** The published tool of a slug. Throws `not_found`. */
export function getTool({ toolBySlug }: Catalog, slug: string): CatalogTool {
  const tool = toolBySlug.get(slug)
  if (!tool) throw new AppError('not_found', 'Tool not found')
  return tool
}

/** Throws `invalid` when a filter names a category, or a kind of facts, that does not exist. */
export function checkFilter(catalog: Catalog, { category, category_id, facts }: ToolFacetFilter): void {
  const isKnown = (slug: string) => slug === UNCATEGORIZED.slug || catalog.categoryBySlug.has(slug)
  if (category?.some((slug) => !isKnown(slug))) {
    throw new AppError('invalid', 'Unknown category', { category: 'There is no category with this slug' })
  }
  if (category_id !== undefined && !catalog.categories.some((c) => c.id === category_id)) {
    throw new AppError('invalid', 'Unknown category', { category_id: 'There is no category with this id' })
  }
  for (const { kind, values } of facts ?? []) {
    const filter = catalog.factFilters.get(kind)
    if (!filter) throw new AppError('invalid', 'Unknown fact', { facts: `There is no filter by ${kind}` })
    if (filter.takes === 'range' && !values.every(parseRange)) {
      throw new AppError('invalid', 'Unknown range', {
        facts: `${kind} takes a range, such as ..20 or 5..20`,
      })
    }
  }
}

export const listTutorials = (db: Db, { id }: CatalogTool): Promise<Tutorial[]> => selectTutorials(db, id)
