/** A published bundle, with its tools by id. */
export interface CatalogBundle {
  id: number
  name: string
  slug: string
  icon: string
  summary: string
  description: string
  tags: string[]
  popularity: number
  use_case_guidance: string | null
  downloadable_resource: string | null
  items: { tool_id: number; why: string | null }[]
}

/** The bundles as the catalogue has them. */
export const withBundles = (bundles: readonly CatalogBundle[]) => ({
  bundles,
  bundleBySlug: new Map(bundles.map((b) => [b.slug, b])),
})
