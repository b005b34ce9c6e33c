import type { Case } from './load.ts'
import { makeFilters, makeQueries, type SearchKind } from './queries.ts'
import type { Synthetic } from './synthetic.ts'

/** What is asked of the running program. Uncached cases are asked of one that keeps nothing. */

const QUERIES = 3_000

export function makeCases(synthetic: Synthetic, first: string): Case[] {
  const always = (name: string, path: string): Case => ({ name, path: () => path, cached: true })
  const never = (name: string, paths: string[], start = 0): Case => {
    let next = start
    return { name, path: () => paths[next++ % paths.length]!, cached: false }
  }
  const searches = (kind: SearchKind) => makeQueries(synthetic, kind, QUERIES).map(encodeURIComponent)
  const filters = makeFilters(synthetic, QUERIES).map((filter) =>
    new URLSearchParams(
      Object.entries(filter).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
    ).toString(),
  )
  const mixed = [...searches('exact'), ...searches('one word misspelt')]
  const slugs = synthetic.tools.map((t) => t.slug)
  const list = '/api/tools?limit=24'
  return [
    always('list', list),
    always('list filter', `${list}&category=${synthetic.categories[0]!.Slug}&pricing=freemium&rating=4`),
    always('tool detail', `/api/tools/${first}`),
    never(
      'search exact',
      searches('exact').map((q) => `${list}&search=${q}`),
    ),
    never(
      'search prefix',
      searches('prefix of 2 to 4 letters').map((q) => `${list}&search=${q}`),
    ),
    never(
      'search misspelt',
      searches('one word misspelt').map((q) => `${list}&search=${q}`),
    ),
    never(
      'facets with search',
      mixed.map((q, i) => `/api/tools/facets?search=${q}&${filters[i % QUERIES]}`),
    ),
    never(
      'list filter',
      filters.map((f) => `${list}&${f}`),
    ),
    never(
      'facets',
      filters.map((f) => `/api/tools/facets?${f}`),
    ),
    never(
      'tool detail',
      slugs.map((s) => `/api/tools/${s}`),
    ),
    always('page /', '/'),
    always('page /tools', '/tools'),
    always('page /tools/{slug}', `/tools/${first}`),
    never('page /', ['/']),
    never(
      'page /tools',
      mixed.slice(0, QUERIES).map((q) => `/tools?search=${q}`),
    ),
    never(
      'page /tools/{slug}',
      slugs.map((s) => `/tools/${s}`),
      1,
    ),
  ]
}
