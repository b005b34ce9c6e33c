import type { Category } from '../features/categories/categories.contract.ts'
import type { Tool } from '../features/tools/tools.contract.ts'
import { compareText } from './orders.ts'

/** A published category, before its tools are counted. */
export type CatalogCategory = Omit<Category, 'tool_count' | 'free_share'>

/** The categories by name, each with its tools counted. */
export function countCategories(categories: readonly CatalogCategory[], tools: Iterable<Tool>) {
  const counts = new Map<number, { all: number; free: number }>()
  let hasUncategorized = false
  for (const { category_id, is_paid } of tools) {
    if (category_id === null) {
      hasUncategorized = true
      continue
    }
    const count = counts.get(category_id) ?? { all: 0, free: 0 }
    count.all++
    if (!is_paid) count.free++
    counts.set(category_id, count)
  }
  const counted: Category[] = categories
    .map((c) => {
      const { all, free } = counts.get(c.id) ?? { all: 0, free: 0 }
      return { ...c, tool_count: all, free_share: all === 0 ? 0 : Math.round((free / all) * 100) / 100 }
    })
    .sort((a, b) => compareText(a.name, b.name))
  return { categories: counted, categoryBySlug: new Map(counted.map((c) => [c.slug, c])), hasUncategorized }
}
