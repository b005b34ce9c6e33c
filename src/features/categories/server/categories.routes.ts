import type { Catalog } from '../../../catalog/catalog.ts'
import { KEYS, standingsKey } from '../../../catalog/touched.ts'
import type { Handlers } from '../../../kernel/http/context.ts'
import type { CategoryFace, categoriesEndpoints } from '../categories.contract.ts'
import { CATEGORY_FACES } from '../categories.limits.ts'

export const categoriesRoutes: Handlers<typeof categoriesEndpoints> = {
  listCategories: (_, { catalog, dependsOn }) => {
    dependsOn(KEYS.categories)
    return [...catalog.current.categories]
  },
  listCategoryFaces: (_, { catalog, dependsOn }) => {
    dependsOn(KEYS.categories, KEYS.texts, standingsKey())
    return facesOf(catalog.current)
  },
}

/** The first tools with a logo of each category, in the order of lists. */
function facesOf({ categories, orders }: Catalog): Record<string, CategoryFace[]> {
  const faces = Object.fromEntries(categories.map(({ slug }) => [slug, [] as CategoryFace[]]))
  let open = categories.length
  for (const { category_slug, slug, name, logo_url, theme_color } of orders.relevance) {
    if (open === 0) break
    const found = category_slug === null ? undefined : faces[category_slug]
    if (!found || !logo_url || found.length === CATEGORY_FACES) continue
    if (found.push({ slug, name, logo_url, theme_color }) === CATEGORY_FACES) open--
  }
  return faces
}
