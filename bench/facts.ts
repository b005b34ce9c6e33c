import type { CatalogRows } from '../src/catalog/catalog.ts'
import type { FactValue } from '../src/features/facts/fact-values.ts'
import type { FactKind } from '../src/features/facts/facts.contract.ts'
import { FactReading, NOTHING_KNOWN } from '../src/features/facts/known-facts.ts'
import { STARTER_FOLDER } from '../src/starter.ts'
import { readFactKinds } from '../src/starter-facts.ts'
import type { Random } from '../test/seeded.ts'

/** Of how many kinds a tool of the benchmark has a fact. */
const FACTS = 25
const PRODUCTS = Array.from({ length: 400 }, (_, i) => `Product ${i}`)

function valueFor({ type, options }: FactKind, random: Random): FactValue {
  const choices = options.map(({ value }) => value)
  if (type === 'flag') return random.next() < 0.6
  if (type === 'number' || type === 'amount') return random.below(30)
  if (type === 'date') return String(2000 + random.below(26))
  if (type === 'choice') return random.pick(choices.length > 0 ? choices : ['US', 'DE', 'CH', 'FR'])
  if (type !== 'several') return `Text ${random.below(1_000_000)}`
  // Few products are named often, many seldom.
  const name = () => PRODUCTS[Math.floor(PRODUCTS.length * random.next() ** 3)]!
  if (choices.length === 0) return Array.from({ length: 1 + random.below(6) }, name)
  const some = choices.filter(() => random.next() < 0.4)
  return some.length > 0 ? some : [random.pick(choices)]
}

/** Facts of a tool, as many as there are in a well-kept catalogue. */
const factsOf = (toolId: number, kinds: readonly FactKind[], random: Random) =>
  kinds
    .filter(() => random.next() < FACTS / kinds.length)
    .map((kind) => {
      return { tool_ids: String(toolId), kind: kind.key, value: JSON.stringify(valueFor(kind, random)) }
    })

/** The same catalogue with 25 facts and a price for each tool. */
export async function withFacts(rows: CatalogRows, random: Random): Promise<CatalogRows> {
  const factKinds = await readFactKinds(STARTER_FOLDER)
  const reading = new FactReading(factKinds)
  const tools = rows.tools.map((tool) => {
    const facts = factsOf(tool.id, factKinds, random)
    const price = { amount: 1 + random.below(100), currency: 'USD', per: 'month' as const }
    const plan = { tool_id: tool.id, ...price, per_seat: false, seats_from: null, seats_to: null }
    return { ...tool, ...NOTHING_KNOWN, ...reading.of(facts, [plan]).get(tool.id) }
  })
  return { ...rows, factKinds, tools }
}

/** Choices of three kinds, as people make them. */
export const threeFacts = (random: Random) => [
  { kind: 'platforms', values: random.pick([['ios', 'android'], ['macos'], ['web', 'linux']]) },
  { kind: random.pick(['open_source', 'free_plan', 'api']), values: ['yes'] },
  { kind: 'price', values: [random.pick(['..10', '..20', '20..50'])] },
]
