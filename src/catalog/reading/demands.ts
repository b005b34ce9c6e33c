/**
 * What a text demands of tools apart from what they do: a price, a place for data, a platform, a language. Each demand is
 * a filter over facts, which says yes, no or that nobody knows.
 */
import type { CatalogTool } from '../catalog.ts'
import { COST } from './demands/cost.ts'
import { HOSTING } from './demands/hosting.ts'
import type { DemandKind, Meets } from './demands/kind.ts'
import { ORIGIN } from './demands/origin.ts'
import { PEOPLE } from './demands/people.ts'

export interface Demand {
  /** 'free', 'platform:macos', 'price:20': names it in addresses and requests. */
  id: string
  /** As a chip says it: 'Open source'. */
  label: string
  /** Where it stands in the text, as characters from and to; empty for one that has been set otherwise. */
  spans: [from: number, to: number][]
  /** Whether a tool of which it is not known is out. */
  isStrict: boolean
  /** Whether it is only wished for: 'open source if possible'. It brings forward what meets it, and rules nothing out. */
  isSoft?: boolean
  /** Whether few tools say it. */
  isSeldomKnown?: boolean
}

/** Every kind, by the name that ids begin with. */
const DEMANDS: Readonly<Record<string, DemandKind>> = { ...COST, ...HOSTING, ...ORIGIN, ...PEOPLE }

/** The demand that an id names; undefined for what is none. */
export function demandOf(id: string): Demand | undefined {
  const [name = '', detail = ''] = id.split(/:(.*)/s)
  const kind = Object.hasOwn(DEMANDS, name) ? DEMANDS[name]! : undefined
  if (!kind || (kind.detailOf !== undefined) !== detail.length > 0 || detail.length > 20) return undefined
  if (name === 'price' && !(Number(detail) > 0)) return undefined
  return {
    id,
    label: kind.label(detail),
    spans: [],
    isStrict: kind.isStrict ?? false,
    ...(kind.isSoft && { isSoft: true }),
    ...(kind.isSeldomKnown && { isSeldomKnown: true }),
  }
}

/** What stands behind the name of a demand, the least where there are several of it: '20' of 'price:20'. */
export const demandDetail = (demands: readonly { id: string }[], name: string): string | undefined =>
  demands
    .flatMap(({ id }) => (id.startsWith(`${name}:`) ? [id.slice(name.length + 1)] : []))
    .sort((a, b) => Number(a) - Number(b))[0]

/** Whether a tool meets a demand. */
export function meets({ id }: Pick<Demand, 'id'>, tool: CatalogTool): Meets {
  const [name = '', detail = ''] = id.split(/:(.*)/s)
  return DEMANDS[name]!.meets(tool, detail)
}

/**
 * What a tool misses of what is demanded, of what it is not known, and how much it meets. What must be known counts as
 * missed where it is not.
 */
export function judgeBy(demands: readonly Demand[], tool: CatalogTool) {
  const missed: Demand[] = []
  const unknown: Demand[] = []
  let met = 0
  for (const demand of demands) {
    const answer = meets(demand, tool)
    if (answer === 'yes') met++
    else if (demand.isSoft) continue
    else if (answer === 'no' || demand.isStrict) missed.push(demand)
    else unknown.push(demand)
  }
  return { missed, unknown, met }
}

/** Every demand of a text in English, in the order in which they stand there. Pure. */
export function findDemands(text: string): Demand[] {
  const found = new Map<string, Demand>()
  const taken: [number, number][] = []
  for (const [name, kind] of Object.entries(DEMANDS)) {
    for (const match of kind.says.flatMap((pattern) => matchesOf(pattern, text))) {
      const detail = kind.detailOf ? kind.detailOf(match) : ''
      if (detail === null) continue
      const span: [number, number] = [match.index, match.index + match[0].length]
      if (taken.some(([from, to]) => span[0] < to && from < span[1])) continue
      taken.push(span)
      const id = kind.detailOf ? `${name}:${detail}` : name
      const known = found.get(id) ?? demandOf(id)
      if (!known) continue
      const spans = [...known.spans, span]
      found.set(id, { ...(kind.isSoft ? known : asSaid(known, isWished(text, span))), spans })
    }
  }
  return [...found.values()].sort((a, b) => a.spans[0]![0] - b.spans[0]![0])
}

/** What has once been said plainly is no wish any more. */
function asSaid(demand: Demand, isWish: boolean): Demand {
  const isSoft = isWish && demand.isSoft !== false
  const label = isSoft && !demand.isSoft ? `${demand.label}, if possible` : demand.label
  return { ...demand, label, isSoft, isStrict: demand.isStrict && !isSoft }
}

/** Most patterns are in few texts, and looking is cheaper than getting ready to find all. */
const matchesOf = (pattern: RegExp, text: string) =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)]

const WISHED_BEFORE =
  /\b(?:ideally|preferably|if possible|best case|nice to have|would prefer|rather)\W+(?:\w+ ){0,3}$/i
const WISHED_BEHIND =
  /^(?:\W+\w+){0,2}\W+(?:if (?:at all )?possible|where possible|if you can|preferred|preferably|ideally|would be (?:nice|great|good|a plus)|is a plus)\b/i

/** Whether what stands beside a demand in its sentence makes a wish of it. */
function isWished(text: string, [from, to]: readonly [number, number]): boolean {
  const before = text
    .slice(0, from)
    .split(/[.;!?\n]/)
    .at(-1)!
  const [behind] = text.slice(to).split(/[.;!?\n]/)
  return WISHED_BEFORE.test(before) || WISHED_BEHIND.test(behind!)
}
