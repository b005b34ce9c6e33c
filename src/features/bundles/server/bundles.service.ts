import type { CatalogBundle } from '../../../catalog/bundles.ts'
import { toCard } from '../../../catalog/cards.ts'
import type { Catalog } from '../../../catalog/catalog.ts'
import { words } from '../../../catalog/text.ts'
import { bundleKey, cardKey, type DependsOn, KEYS } from '../../../catalog/touched.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Bundle, BundleCard } from '../bundles.contract.ts'

/** The published tools of a bundle; one that is in the bin or inactive is left out. */
function toolsOf({ toolById }: Catalog, { items }: CatalogBundle) {
  return items.flatMap(({ tool_id, why }) => {
    const tool = toolById.get(tool_id)
    return tool ? [{ ...toCard(tool), why }] : []
  })
}

function toBundle(catalog: Catalog, bundle: CatalogBundle): Bundle {
  const { items: _, ...rest } = bundle
  const tools = toolsOf(catalog, bundle)
  return { ...rest, tools, tool_count: tools.length, is_free: tools.every((t) => !t.is_paid) }
}

export function toBundleCard(catalog: Catalog, bundle: CatalogBundle): BundleCard {
  const { id, name, slug, icon, summary, tags, popularity, tool_count, is_free, tools } = toBundle(
    catalog,
    bundle,
  )
  return {
    id,
    name,
    slug,
    icon,
    summary,
    tags,
    popularity,
    tool_count,
    is_free,
    tools: tools.map(({ id, slug, name, logo_url, theme_color }) => ({
      id,
      slug,
      name,
      logo_url,
      theme_color,
    })),
  }
}

/** Bundles whose texts have every word of the search, at the beginning of a word of theirs. */
export function listBundles(catalog: Catalog, search: string | undefined): BundleCard[] {
  const cards = catalog.bundles.map((bundle) => ({ bundle, card: toBundleCard(catalog, bundle) }))
  const wanted = words(search ?? '')
  return cards
    .filter(({ bundle, card }) => {
      if (wanted.length === 0) return true
      const names = card.tools.map((t) => t.name)
      const text = ` ${words([card.name, card.summary, bundle.description, ...card.tags, ...names].join(' ')).join(' ')}`
      return wanted.every((word) => text.includes(` ${word}`))
    })
    .map(({ card }) => card)
}

/** Throws `not_found`. */
export function getBundle(catalog: Catalog, slug: string, dependsOn?: DependsOn): Bundle {
  const bundle = catalog.bundleBySlug.get(slug)
  if (!bundle) {
    // A page goes without it until there is one: of whoever says nothing every change would touch it.
    dependsOn?.(KEYS.bundles)
    throw new AppError('not_found', 'Bundle not found')
  }
  dependsOn?.(bundleKey(bundle.id), ...bundle.items.map(({ tool_id }) => cardKey(tool_id)))
  return toBundle(catalog, bundle)
}

/** A bundle to take along: its tools in order, each with a box to tick and the reason why it is there. */
export function bundleChecklist(bundle: Bundle, origin: string): string {
  const steps = bundle.tools.map(
    ({ name, why, pricing_model, website_url, slug }) =>
      `- [ ] **${name}** (${pricing_model}): ${why ?? ''}\n      ${website_url} · ${origin}/tools/${slug}`,
  )
  return [
    `# ${bundle.name}`,
    bundle.summary,
    bundle.description,
    '## Tools',
    steps.join('\n'),
    ...(bundle.use_case_guidance ? ['## How to use them', bundle.use_case_guidance] : []),
    `From ${origin}/bundles/${bundle.slug}`,
    '',
  ].join('\n\n')
}
