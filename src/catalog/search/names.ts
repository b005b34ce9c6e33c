/** Which tool or product a few words of a search name. */
import { lowerBound } from '../../shared/sorted.ts'
import type { Catalog, CatalogTool } from '../catalog.ts'
import { compact, words } from '../text.ts'
import { aliasByName, MAKERS, type Product, productByName } from './data.ts'
import type { Segment } from './segment.ts'
import { nearestName } from './spelling.ts'

/** A listed tool, or a product that is known and not listed. */
export type Named = { tool: CatalogTool } | { product: Product }

/** Words that names end with and people leave out, and makers that names begin with. */
const ENDINGS = new Set(['ai', 'io', 'com', 'app', 'co', 'new', 'dev', 'so'])
const MAKER_WORDS = new Set(MAKERS.map(({ name }) => name.toLowerCase()))

/** What a segment's tools are also called, made when it is first asked for. */
const shortNames = new WeakMap<Segment, ReadonlyMap<string, number>>()

function shortNamesOf(segment: Segment, { toolById }: Catalog): ReadonlyMap<string, number> {
  const known = shortNames.get(segment)
  if (known) return known
  const made = new Map<string, number>()
  for (const [document, id] of segment.ids.entries()) {
    const list = words(toolById.get(id)?.name ?? '')
    const withoutEnd = ENDINGS.has(list.at(-1) ?? '') ? list.slice(0, -1) : list
    const withoutMaker = MAKER_WORDS.has(list[0] ?? '') ? list.slice(1) : list
    for (const short of [withoutEnd, withoutMaker]) {
      const name = short.join('')
      if (short.length < list.length && name.length > 2 && !made.has(name)) made.set(name, document)
    }
  }
  shortNames.set(segment, made)
  return made
}

const segmentsOf = ({ index: { base, delta } }: Catalog) => (delta ? [base, delta] : [base])

/** The listed tool with this name, without blanks. */
function toolNamed(catalog: Catalog, name: string, mayBeShort: boolean): CatalogTool | null {
  for (const segment of segmentsOf(catalog).reverse()) {
    const { names, ids } = segment
    const isThere = (document: number | undefined) =>
      document !== undefined && !(segment === catalog.index.base && catalog.index.dead[document] === 1)
    const at = lowerBound(names.texts, (text) => text < name)
    for (let i = at; names.texts[i] === name; i++) {
      if (isThere(names.documents[i])) return catalog.toolById.get(ids[names.documents[i]!]!) ?? null
    }
    const short = mayBeShort ? shortNamesOf(segment, catalog).get(name) : undefined
    if (isThere(short)) return catalog.toolById.get(ids[short!]!) ?? null
  }
  return null
}

/** Tools of one name that are looked at for others that begin like it. */
const FAMILY_MAX = 20

/** The ids of tools whose names begin with some words. */
export function idsStarting(catalog: Catalog, list: readonly string[]): number[] {
  const start = list.join('')
  return segmentsOf(catalog).flatMap((segment) => {
    const { names, ids } = segment
    const found: number[] = []
    let i = lowerBound(names.texts, (text) => text < start)
    for (; names.texts[i]?.startsWith(start) && found.length < FAMILY_MAX; i++) {
      const document = names.documents[i]!
      const isDead = segment === catalog.index.base && catalog.index.dead[document] === 1
      if (!isDead) found.push(ids[document]!)
    }
    return found
  })
}

/** The ids of tools whose names of several words end with some words. */
export function idsEnding(catalog: Catalog, list: readonly string[]): number[] {
  const end = ` ${list.join(' ')}`
  return segmentsOf(catalog)
    .flatMap(({ ids }) => [...ids])
    .filter((id) => ` ${words(catalog.toolById.get(id)?.name ?? '').join(' ')}`.endsWith(end))
}

export interface NameOptions {
  /** The words stand where a name is expected, so that a part of it is enough. */
  isExpected?: boolean
}

/** What some words name, where all of them together are a name. */
export function namedBy(
  catalog: Catalog,
  list: readonly string[],
  { isExpected = false }: NameOptions = {},
): Named | null {
  const name = list.join('')
  if (name.length < 2) return null
  const alias = aliasByName.get(name)
  const target = alias && 'tool' in alias ? compact(alias.tool) : null
  const tool = toolNamed(catalog, name, false) ?? (target && toolNamed(catalog, target, false))
  if (tool) return { tool }
  const product = productByName.get(target ?? name) ?? productByName.get(name)
  if (product && (isExpected || !product.ordinary)) return { product }
  if (!isExpected) return null
  const short = toolNamed(catalog, name, true)
  if (short) return { tool: short }
  const withoutMaker = MAKER_WORDS.has(list[0]!)
    ? list.slice(1)
    : ENDINGS.has(list.at(-1)!)
      ? list.slice(0, -1)
      : []
  return withoutMaker.length > 0 ? namedBy(catalog, withoutMaker, { isExpected }) : null
}

/** Words that a name has at most. */
const NAME_WORDS = 5

interface AtStart {
  named: Named
  /** How many words it has. */
  length: number
}

/** The longest name that some words begin with. */
export function nameBeginning(catalog: Catalog, list: readonly string[]): AtStart | null {
  for (let length = Math.min(NAME_WORDS, list.length); length > 0; length--) {
    const named = namedBy(catalog, list.slice(0, length), { isExpected: true })
    if (named) return { named, length }
  }
  return null
}

/** The same; or the name that all of them nearly are. */
export function nameAtStart(catalog: Catalog, list: readonly string[]): AtStart | null {
  const found = nameBeginning(catalog, list)
  if (found) return found
  const near = nearestName(segmentsOf(catalog), list.join(''), catalog.index.dead)
  const tool = near && toolNamed(catalog, near, false)
  return tool ? { named: { tool }, length: list.length } : null
}

/** The longest name that some words end with, and where it begins. */
export function nameAtEnd(catalog: Catalog, list: readonly string[]): { named: Named; from: number } | null {
  for (let from = Math.max(0, list.length - NAME_WORDS); from < list.length; from++) {
    const named = namedBy(catalog, list.slice(from), { isExpected: true })
    if (named) return { named, from }
  }
  return null
}

export const nameOf = (named: Named) => ('tool' in named ? named.tool.name : named.product.name)
