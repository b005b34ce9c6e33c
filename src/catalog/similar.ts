/** What is like a tool: for its page, its alternatives, and the pages that compare it. */
import { sharesCategory } from '../features/compare/pair.ts'
import { type Catalog, type CatalogTool, isListed, isSearchedAlike } from './catalog.ts'
import { keysOfCards } from './list-keys.ts'
import { alikeTool } from './search/alike.ts'
import type { Match } from './search/search.ts'
import { byScore, firstOf } from './tools.ts'
import { alikeKey, type DependsOn, nameKey } from './touched.ts'

/** Tools that do the same, the most alike first; where they are few, others of the category follow in the order of lists. */
export const similarTools = (catalog: Catalog, tool: CatalogTool, limit: number): CatalogTool[] =>
  filledUp(catalog, tool, limit, alikeTool(catalog, tool))

/** The same in the category of the tool alone. */
export function neighboursInCategory(catalog: Catalog, tool: CatalogTool, limit: number): CatalogTool[] {
  if (tool.category_id === null) return []
  const { category } = catalog.columns
  const alike = alikeTool(catalog, tool).filter(({ id }) => category[id] === tool.category_id)
  return filledUp(catalog, tool, limit, alike)
}

function filledUp(catalog: Catalog, tool: CatalogTool, limit: number, alike: Match[]): CatalogTool[] {
  const first = firstOf(alike, limit, byScore(catalog)).map(({ id }) => catalog.toolById.get(id)!)
  if (first.length === limit) return first
  const have = new Set([tool.id, ...first.map(({ id }) => id)])
  const others = catalog.orders.relevance.filter(
    ({ id, category_id }) => category_id === tool.category_id && !have.has(id),
  )
  return [...first, ...others.slice(0, limit - first.length)]
}

/** As many as any endpoint answers. */
const KEPT = 50
/** All tools fall into so many parts, of which one is looked up anew each so many milliseconds: all within ten minutes. */
const PARTS = 60
const TURN_MS = 10_000

/** The ids of what was found for a tool, and what it said of itself then. */
interface Found {
  tool: CatalogTool
  similar?: Uint32Array
  inCategory?: Uint32Array
}

/**
 * What is like a tool is looked up once, and anew when the tool itself says something else, or when its turn comes after
 * others have changed. Nearly each change makes some tools a little more or less alike: if what is similar followed at once, it would
 * be most of what changes touch.
 */
export class KeptAlike {
  readonly #parts = Array.from({ length: PARTS }, () => new Map<number, Found>())
  readonly #onTurn: (key: string) => void
  #next = 0
  #due = 0
  #timer: NodeJS.Timeout | undefined

  /** `onTurn` hears which key depends on what is looked up anew from now on. */
  constructor(onTurn: (key: string) => void = () => {}) {
    this.#onTurn = onTurn
  }

  similar(catalog: Catalog, tool: CatalogTool, limit: number, dependsOn: DependsOn): CatalogTool[] {
    const found = this.#foundFor(tool)
    found.similar ??= idsOf(similarTools(catalog, tool, KEPT))
    const tools = shown(catalog, tool, found.similar, limit, dependsOn, isListed)
    dependsOn(...keysOfCards(tools))
    return tools
  }

  /** Of these it is known what they are, and not what visitors make of them. */
  neighbours(catalog: Catalog, tool: CatalogTool, limit: number, dependsOn: DependsOn): CatalogTool[] {
    const found = this.#foundFor(tool)
    found.inCategory ??= idsOf(neighboursInCategory(catalog, tool, KEPT))
    const isNeighbour = (other: CatalogTool) => isListed(other) && sharesCategory(tool, other)
    return shown(catalog, tool, found.inCategory, limit, dependsOn, isNeighbour)
  }

  /** Tools have changed: each part has its turn once more. */
  noteChange(): void {
    this.#due = PARTS
    this.#timer ??= setInterval(() => this.turn(), TURN_MS).unref()
  }

  /** Forgets the next part that is due. */
  turn(): void {
    if (this.#due === 0) {
      this.stop()
      return
    }
    const part = this.#next
    this.#next = (part + 1) % PARTS
    this.#due--
    this.#parts[part]!.clear()
    this.#onTurn(alikeKey(part))
  }

  clear(): void {
    for (const part of this.#parts) part.clear()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #foundFor(tool: CatalogTool): Found {
    const part = this.#parts[tool.id % PARTS]!
    const known = part.get(tool.id)
    if (known && saysTheSame(known.tool, tool)) {
      known.tool = tool
      return known
    }
    const found = { tool }
    part.set(tool.id, found)
    return found
  }
}

const idsOf = (tools: readonly CatalogTool[]) => Uint32Array.from(tools, ({ id }) => id)

const saysTheSame = (before: CatalogTool, now: CatalogTool): boolean =>
  before === now || (before.category_id === now.category_id && isSearchedAlike(before, now))

/** The first of what was found that may still be shown. What is shown says itself when it goes. */
function shown(
  { toolById }: Catalog,
  tool: CatalogTool,
  ids: Uint32Array,
  limit: number,
  dependsOn: DependsOn,
  mayBeShown: (tool: CatalogTool) => boolean,
): CatalogTool[] {
  const tools: CatalogTool[] = []
  const looked: number[] = []
  for (let i = 0; i < ids.length && tools.length < limit; i++) {
    looked.push(ids[i]!)
    const other = toolById.get(ids[i]!)
    if (other && mayBeShown(other)) tools.push(other)
  }
  dependsOn(alikeKey(tool.id % PARTS), nameKey(tool.id), ...looked.map(nameKey))
  return tools
}
