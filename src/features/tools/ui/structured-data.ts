import { type NamedPage, thing } from '../../../app/structured-data.ts'
import { type FactValue, formatValue } from '../../facts/fact-values.ts'
import type { FactKind, ToolFacts } from '../../facts/facts.contract.ts'
import type { Tool } from '../tools.contract.ts'

/** Tools in the vocabulary of schema.org. */

/** What of a tool's facts search engines are told. */
export interface SoftwareFacts {
  operatingSystem?: string
  license?: string
  offers?: { '@type': 'Offer'; name: string; price: number; priceCurrency: string }[]
  featureList?: string[]
}

const SYSTEMS: Record<string, string> = {
  web: 'Web',
  ios: 'iOS',
  android: 'Android',
  macos: 'macOS',
  windows: 'Windows',
  linux: 'Linux',
}

/** Kinds that stand in properties of their own, and those that speak of the maker, or of what is no feature. */
const NO_FEATURES = new Set([
  ...['platforms', 'licence', 'open_source_repo', 'retention', 'trial_days', 'discounts', 'ai_role'],
  ...['maker', 'country', 'founded', 'owner', 'owner_since', 'team_size'],
])

/** What a fact says of a program, in words: 'API', 'Works with: Slack'; nothing where it says no. */
function featureOf(kind: FactKind | undefined, value: FactValue): string[] {
  if (!kind || NO_FEATURES.has(kind.key) || value === false) return []
  return [value === true ? kind.label : `${kind.label}: ${formatValue(kind, value)}`]
}

/** Systems, licence, prices and what else it can, as far as they are facts. */
export function softwareFacts({ facts, plans }: ToolFacts, kinds: readonly FactKind[] = []): SoftwareFacts {
  const known = (kind: string) => facts.find((fact) => fact.kind === kind)?.value
  const systems = [known('platforms') ?? []].flat().flatMap((platform) => SYSTEMS[String(platform)] ?? [])
  const license = known('licence')
  // A price for use is none for the program.
  const offers = plans.flatMap(({ name, amount, currency, per }) =>
    amount === null || per === 'use'
      ? []
      : { '@type': 'Offer' as const, name, price: amount, priceCurrency: currency ?? 'USD' },
  )
  const kindOf = new Map(kinds.map((kind) => [kind.key, kind]))
  const features = facts.flatMap(({ kind, value }) => featureOf(kindOf.get(kind), value))
  return {
    ...(systems.length > 0 && { operatingSystem: systems.join(', ') }),
    ...(typeof license === 'string' && { license }),
    ...(offers.length > 0 && { offers }),
    ...(features.length > 0 && { featureList: features }),
  }
}

/** A tool. The rating is told only where enough reviews are confirmed. */
export const softwareApplication = (origin: string, tool: Tool, known: SoftwareFacts = {}) =>
  thing('SoftwareApplication', {
    name: tool.name,
    description: tool.short_description,
    url: `${origin}/tools/${tool.slug}`,
    sameAs: tool.website_url,
    applicationCategory: tool.category_name ?? 'BusinessApplication',
    ...known,
    ...(tool.is_rated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: tool.rating,
        reviewCount: tool.confirmed_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  })

/** The way to what is below a category of the directory. */
export const toolSteps = ({
  category_name,
  category_slug,
}: {
  category_name: string | null
  category_slug: string | null
}): NamedPage[] => [
  { name: 'Tools', path: '/tools' },
  ...(category_slug && category_name
    ? [{ name: category_name, path: `/tools?category=${category_slug}` }]
    : []),
]

export const toolPage = ({ name, slug }: { name: string; slug: string }): NamedPage => ({
  name,
  path: `/tools/${slug}`,
})

/** Several tools as they are compared on one page. */
export const comparedTools = (origin: string, tools: Tool[], about: NamedPage) =>
  thing('ItemList', {
    name: about.name,
    url: `${origin}${about.path}`,
    numberOfItems: tools.length,
    itemListElement: tools.map((tool, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: softwareApplication(origin, tool),
    })),
  })
