/**
 * The part of schema.org's vocabulary that Kitly may use: types, their properties, and what each may hold: a
 * kind of value, or a type of this table. `needed` is what search engines ask for.
 */
type Kind = 'text' | 'url' | 'number' | 'count' | 'language' | 'template' | 'query' | 'time' | 'duration'
interface Property {
  kinds: (Kind | string)[]
  isList?: true
  isNeeded?: true
}

const one = (...kinds: string[]): Property => ({ kinds })
const needed = (...kinds: string[]): Property => ({ kinds, isNeeded: true })
const some = (...kinds: string[]): Property => ({ kinds, isList: true })
const list = (...kinds: string[]): Property => ({ kinds, isList: true, isNeeded: true })

const VOCABULARY: Record<string, Record<string, Property>> = {
  WebSite: {
    name: needed('text'),
    url: needed('url'),
    description: one('text'),
    inLanguage: one('language'),
    potentialAction: one('SearchAction'),
  },
  SearchAction: { target: needed('template'), 'query-input': needed('query') },
  SoftwareApplication: {
    name: needed('text'),
    description: one('text'),
    url: one('url'),
    sameAs: one('url'),
    image: one('url'),
    applicationCategory: one('text'),
    operatingSystem: one('text'),
    license: one('text'),
    featureList: some('text'),
    offers: some('Offer'),
    aggregateRating: one('AggregateRating'),
  },
  Offer: { name: one('text'), price: needed('number'), priceCurrency: needed('text') },
  AggregateRating: {
    ratingValue: needed('number'),
    reviewCount: needed('count'),
    bestRating: one('number'),
    worstRating: one('number'),
  },
  ItemList: {
    name: one('text'),
    description: one('text'),
    url: one('url'),
    numberOfItems: one('count'),
    itemListElement: list('ListItem'),
  },
  BreadcrumbList: { itemListElement: list('ListItem') },
  ListItem: {
    position: needed('count'),
    name: one('text'),
    url: one('url'),
    item: one('url', 'SoftwareApplication', 'Article'),
  },
  BlogPosting: {
    headline: needed('text'),
    description: one('text'),
    url: one('url'),
    mainEntityOfPage: one('url'),
    datePublished: needed('time'),
    dateModified: one('time'),
    author: needed('Organization', 'Person'),
    publisher: one('Organization'),
    image: one('url'),
    keywords: one('text'),
    timeRequired: one('duration'),
  },
  Organization: { name: needed('text'), url: one('url') },
  Person: { name: needed('text'), url: one('url') },
  FAQPage: { mainEntity: list('Question') },
  Question: { name: needed('text'), acceptedAnswer: needed('Answer') },
  Answer: { text: needed('text') },
}

const isHttp = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const FITS: Record<Kind, (value: unknown) => boolean> = {
  text: (v) => typeof v === 'string' && v.trim() !== '',
  url: isHttp,
  number: (v) => typeof v === 'number' && Number.isFinite(v) && v >= 0,
  count: (v) => typeof v === 'number' && Number.isInteger(v) && v >= 1,
  language: (v) => typeof v === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(v),
  template: (v) => typeof v === 'string' && isHttp(v.replace(/\{\w+\}/g, 'x')) && /\{\w+\}/.test(v),
  time: (v) => typeof v === 'string' && new Date(v).toISOString() === v,
  duration: (v) => typeof v === 'string' && /^PT\d+M$/.test(v),
  query: (v) => typeof v === 'string' && /^required name=\w+$/.test(v),
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a block of structured data, a sentence for each; nothing when all of it is right. */
export function schemaProblems(block: unknown): string[] {
  if (!isNode(block)) return ['The block is no object']
  const problems = block['@context'] === 'https://schema.org' ? [] : ['The context is not schema.org']
  return [...problems, ...problemsOf(block, String(block['@type']))]
}

function problemsOf(node: Node, path: string): string[] {
  const type = String(node['@type'])
  const properties = VOCABULARY[type]
  if (!properties) return [`${path}: there is no type ${type}`]
  const problems = Object.entries(properties)
    .filter(([name, { isNeeded }]) => isNeeded && node[name] === undefined)
    .map(([name]) => `${path}: ${name} is missing`)
  for (const [name, value] of Object.entries(node)) {
    if (name === '@type' || name === '@context') continue
    const property = properties[name]
    if (!property) problems.push(`${path}: ${type} has no ${name}`)
    else problems.push(...problemsOfValue(value, property, `${path}.${name}`))
  }
  const items = node.itemListElement
  if (Array.isArray(items)) {
    const positions = items.map((item) => (item as Node).position)
    if (positions.some((p, i) => p !== i + 1)) problems.push(`${path}: positions are not 1, 2, 3 …`)
  }
  return problems
}

function problemsOfValue(value: unknown, { kinds, isList }: Property, path: string): string[] {
  if (isList) {
    if (!Array.isArray(value)) return [`${path} is no list`]
    if (value.length === 0) return [`${path} is empty`]
    return value.flatMap((v, i) => problemsOfValue(v, { kinds }, `${path}[${i}]`))
  }
  if (isNode(value)) {
    return kinds.includes(String(value['@type']))
      ? problemsOf(value, path)
      : [`${path} may not be of type ${value['@type']}`]
  }
  const fits = kinds.some((kind) => FITS[kind as Kind]?.(value))
  return fits ? [] : [`${path} may not be ${JSON.stringify(value)}`]
}
