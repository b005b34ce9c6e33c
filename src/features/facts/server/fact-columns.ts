import type { ImportField } from '../../imports/server/kind.ts'
import { plainHeading } from '../../imports/server/mapping.ts'
import type { Fact, FactKind } from '../facts.contract.ts'
import { noteCell, sourceCell, valueCell } from './fact-cells.ts'

/** The columns of a sheet of facts: two of the tool, and three for each kind that is asked. */

const TOOL_COLUMNS: readonly ImportField[] = [
  { name: 'slug', label: 'Tool Slug', required: true, synonyms: ['slug'] },
  { name: 'name', label: 'Tool Name', synonyms: ['tool', 'name'] },
]

const PARTS = ['', ' Source', ' Note'] as const
const titlesOf = (label: string) => PARTS.map((part) => label + part)

export interface FactColumns {
  kind: FactKind
  value: ImportField
  source: ImportField
  note: ImportField
}

/** The columns of each kind; where another kind would have the same name, its key stands behind the label. */
export function factColumns(kinds: readonly FactKind[]): FactColumns[] {
  const titles = [
    ...TOOL_COLUMNS.map(({ label }) => label),
    ...kinds.flatMap(({ label }) => titlesOf(label)),
  ].map(plainHeading)
  const isAlone = (title: string) => titles.filter((other) => other === plainHeading(title)).length === 1
  return kinds.map((kind) => {
    const { key, label } = kind
    const [value, source, note] = titlesOf(titlesOf(label).every(isAlone) ? label : `${label} (${key})`)
    const column = (name: string, title: string) => ({ name, label: title, synonyms: [], isExact: true })
    return {
      kind,
      value: column(key, value!),
      source: column(`${key}.source`, source!),
      note: column(`${key}.note`, note!),
    }
  })
}

export const factFields = (kinds: readonly FactKind[]): ImportField[] => [
  ...TOOL_COLUMNS,
  ...factColumns(kinds).flatMap(({ value, source, note }) => [value, source, note]),
]

/** The cells of a tool in the order of `factFields`. */
export function factCells(
  kinds: readonly FactKind[],
  tool: { slug: string; name: string },
  facts: readonly Fact[],
): string[] {
  const known = new Map(facts.map((fact) => [fact.kind, fact]))
  return [
    tool.slug,
    tool.name,
    ...kinds.flatMap(({ key }) => {
      const fact = known.get(key)
      return fact ? [valueCell(fact.value), sourceCell(fact), noteCell(fact.note)] : ['', '', '']
    }),
  ]
}
