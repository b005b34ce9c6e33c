import type { CatalogTool } from '../../catalog.ts'

export type Meets = 'yes' | 'no' | 'unknown'

/** A kind of demand: how texts say it, and which tools meet it. `detail` is what stands behind the colon of its id. */
export interface DemandKind {
  /** Whether a tool of which it is not known is out: most tools are not open source, and few say so. */
  isStrict?: boolean
  /** Whether it is never more than a wish. */
  isSoft?: boolean
  /** Whether few tools say it: what is known then outweighs less what nobody knows. */
  isSeldomKnown?: boolean
  label: (detail: string) => string
  /** Patterns; `detailOf` makes the detail of what is found. */
  says: readonly RegExp[]
  detailOf?: (found: RegExpExecArray) => string | null
  meets: (tool: CatalogTool, detail: string) => Meets
}

/** The part of a text that the first group which found anything has found. */
export const groupOf = (found: RegExpExecArray): string | undefined =>
  found.slice(1).find((part) => part !== undefined)

/** Words that turn what follows round, in patterns. */
export const NOT =
  "(?:not|(?:ca|can|do|does|did|must|should|wo|would|could|is|are|need|may)n?['’]?t|never|no one|nobody|cannot|without)"

/** Where a part of a sentence ends, in patterns. */
export const CLAUSE_END = '(?=\\s*(?:$|[.,;:!?\\n]))'

export const valuesOf = (tool: CatalogTool, kind: string): string[] | undefined =>
  tool.known.find((fact) => fact.kind === kind)?.values.map(({ key }) => key)

/** What a fact with yes and no says. */
export function flag(tool: CatalogTool, kind: string): Meets {
  const [value] = valuesOf(tool, kind) ?? []
  return value === undefined ? 'unknown' : value === 'yes' ? 'yes' : 'no'
}

/** The first that is known of several answers. */
export const firstKnown = (...answers: Meets[]): Meets =>
  answers.find((answer) => answer !== 'unknown') ?? 'unknown'
