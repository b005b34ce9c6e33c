import { type FactValue, formatMonth, formatValue } from '../facts/fact-values.ts'
import type { Fact, FactKind, ToolFacts } from '../facts/facts.contract.ts'
import { listOf, missingIn } from './facts.ts'
import { FLAGS } from './flags.ts'
import { knownFacts, type Price, priceOf, priceWords } from './matrix.ts'

/** How tools differ, in sentences that say what facts say and no more: what is not known of both is not said. */

export interface KnownTool {
  name: string
  known: ToolFacts
}

/** A difference, said of both and said of the second one alone. */
interface Apart {
  about: string
  ofBoth: string
  ofOther: string
}

/** What decides most stands first; kinds that are not named come after these. */
const ORDER = [
  'free_plan',
  'platforms',
  'open_source',
  'self_hosting',
  'offline',
  'trains_on_input',
  'certificates',
  'api',
  'data_location',
  'sso',
  'mcp_server',
  'free_without_card',
  'trial_days',
  'discounts',
  'interface_languages',
  'works_on_languages_count',
]
/** Lists of which nobody knows the end, and what says little of which tool to take. */
const NOT_SAID = new Set([
  'integrations',
  'models',
  'import_formats',
  'export_formats',
  'works_on_languages',
  'ai_role',
])
/** Values that a sentence names at most. */
const NAMED = 4

/** What facts tell two tools apart, what decides most first. */
function apartOf(kinds: readonly FactKind[], tool: KnownTool, other: KnownTool): Apart[] {
  const [ofTool, ofOther] = [tool, other].map(
    ({ known }) => new Map(knownFacts(known).map((fact) => [fact.kind, fact])),
  )
  const rank = ({ key }: FactKind) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)
  const asked = kinds
    .filter(({ key, is_compared }) => is_compared && !NOT_SAID.has(key))
    .sort((one, next) => rank(one) - rank(next))
  return [
    ...pricesApart(tool, other),
    ...asked.flatMap((kind) => {
      const [fact, otherFact] = [ofTool!.get(kind.key), ofOther!.get(kind.key)]
      if (!fact || !otherFact) return []
      const said = factsApart(kind, tool.name, other.name, fact.value, otherFact.value)
      return said ? [dated(said, [fact, otherFact])] : []
    }),
  ]
}

/** 'checked Nov 2026', or both months where they are not the same. */
function dated({ about, ofBoth, ofOther }: Apart, facts: Pick<Fact, 'checked_at'>[], before = ''): Apart {
  const months = facts
    .map(({ checked_at }) => checked_at)
    .sort()
    .map(formatMonth)
  const checked = `(${before}checked ${[...new Set(months)].join(' and ')})`
  return { about, ofBoth: `${ofBoth} ${checked}`, ofOther: `${ofOther} ${checked}` }
}

function pricesApart(tool: KnownTool, other: KnownTool): Apart[] {
  const [price, otherPrice] = [priceOf(tool.known.plans), priceOf(other.known.plans)]
  if (!price || !otherPrice) return []
  if (price.currency === otherPrice.currency && price.cost === otherPrice.cost) return []
  const [mine, theirs] = [monthWords(price), monthWords(otherPrice)]
  const said = {
    about: 'Price',
    ofBoth: `${tool.name} costs from ${mine}, ${other.name} from ${theirs}`,
    ofOther: `From ${theirs}, ${tool.name} from ${mine}`,
  }
  // Nobody says that there are no other plans.
  return [dated(said, [price.plan, otherPrice.plan], 'by the plans known, ')]
}

function monthWords(price: Price): string {
  const { money, terms } = priceWords(price)
  return `${money} ${price.plan.per_seat ? 'a person a month' : 'a month'}${terms ? `, ${terms}` : ''}`
}

function factsApart(
  kind: FactKind,
  tool: string,
  other: string,
  value: FactValue,
  otherValue: FactValue,
): Apart | null {
  if (typeof value === 'boolean' && typeof otherValue === 'boolean') {
    return value === otherValue ? null : flagsApart(kind, tool, other, otherValue)
  }
  if (Array.isArray(value) && Array.isArray(otherValue))
    return listsApart(kind, tool, other, value, otherValue)
  if (kind.type !== 'choice' && kind.type !== 'number' && kind.type !== 'amount') return null
  const [mine, theirs] = [formatValue(kind, value), formatValue(kind, otherValue)]
  if (mine === theirs) return null
  return {
    about: kind.label,
    ofBoth: `${tool}: ${mine}; ${other}: ${theirs}`,
    ofOther: `${kind.label}: ${theirs}; ${tool}: ${mine}`,
  }
}

function flagsApart(kind: FactKind, tool: string, other: string, isOther: boolean): Apart {
  const words = FLAGS[kind.key]
  const [has, lacks] = isOther ? [other, tool] : [tool, other]
  if (!words) {
    return {
      about: kind.label,
      ofBoth: `Yes for ${has}, no for ${lacks}`,
      ofOther: `${kind.label}: ${isOther ? 'yes' : 'no'}, for ${tool} ${isOther ? 'no' : 'yes'}`,
    }
  }
  const [yes, no, verb] = words
  return {
    about: kind.label,
    ofBoth: `${has} ${yes}, ${lacks} ${verb} not`,
    ofOther: `${capital(isOther ? yes : no)}, ${tool} ${verb}${isOther ? ' not' : ''}`,
  }
}

/** A list says what there is, not that there is nothing else. */
function listsApart(
  kind: FactKind,
  tool: string,
  other: string,
  list: string[],
  otherList: string[],
): Apart | null {
  const [own, otherOwn] = [missingIn(otherList, list), missingIn(list, otherList)]
  const say = (values: string[]) => {
    const names = values.slice(0, NAMED).map((value) => formatValue(kind, [value]))
    return listOf(values.length > NAMED ? [...names, `${values.length - NAMED} more`] : names)
  }
  const parts = [
    ...(own.length > 0 ? [`for ${tool} only: ${say(own)}`] : []),
    ...(otherOwn.length > 0 ? [`for ${other} only: ${say(otherOwn)}`] : []),
  ]
  if (parts.length === 0) return null
  return {
    about: kind.label,
    ofBoth: `Listed ${parts.join('; ')}`,
    ofOther:
      otherOwn.length > 0
        ? `${kind.label}: ${say(otherOwn)}, not listed for ${tool}`
        : `${kind.label}: ${say(own)} listed for ${tool} only`,
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Differences that a page of two tools tells at most. */
const OF_PAIR = 8
/** And those that are told of an alternative. */
const OF_ALTERNATIVE = 3

/** How two tools differ by facts, each with what it is about and when it was checked. */
export const factDifferences = (kinds: readonly FactKind[], a: KnownTool, b: KnownTool) =>
  apartOf(kinds, a, b)
    .slice(0, OF_PAIR)
    .map(({ about, ofBoth }) => ({ about, sentences: [`${ofBoth}.`] }))

/** What facts say of an alternative that they say otherwise of the tool. */
export const alternativeFacts = (kinds: readonly FactKind[], tool: KnownTool, other: KnownTool): string[] =>
  apartOf(kinds, tool, other)
    .slice(0, OF_ALTERNATIVE)
    .map(({ ofOther }) => `${ofOther}.`)
