/** What a prompt says about people, places and tastes: none of it is a job, all of it decides between tools. */
import { z } from 'zod'
import { isNegation, type Token } from '../../../../catalog/reading/tokens.ts'
import { readData } from '../vocabulary/data.ts'

export interface Traits {
  /** Tags that the project's people or place stand for, in the order in which they are named. */
  tags: { tag: string; label: string }[]
  /** Whether developers, or a large company, are spoken of. */
  isTechnical: boolean
  isEnterprise: boolean
}

const trait = { label: z.string().min(1), tags: z.array(z.string().min(1)).min(1) }
/** `kits/traits.json`: any of the stems says it, or the two words of a pair one after the other. */
export const TraitEntries = z.array(
  z.union([
    z.strictObject({ ...trait, pair: z.tuple([z.string(), z.string()]) }),
    z.strictObject({ ...trait, stems: z.array(z.string().min(1)).min(1) }),
  ]),
)

const entries = readData('traits.json', TraitEntries)
const PAIRS = entries.flatMap((entry) => ('pair' in entry ? [entry] : []))
const WORDS = entries.flatMap((entry) =>
  'stems' in entry ? [{ ...entry, stems: new Set(entry.stems) }] : [],
)

/** `ignore` has ids of what a person has taken away: 'audience:For teachers'. */
export function traitsOf(
  tokens: readonly Token[],
  refused: ReadonlySet<number>,
  ignore: readonly string[] = [],
): Traits {
  const found = new Map<string, string>()
  const add = ({ tags, label }: { tags: string[]; label: string }) => {
    for (const tag of tags) if (!found.has(tag)) found.set(tag, label)
  }
  for (const [i, { stem, word }] of tokens.entries()) {
    const next = tokens.slice(i + 1, i + (isNegation(word) ? 3 : 2))
    for (const entry of PAIRS) {
      const [first, second] = entry.pair
      if ((stem === first || word === first) && next.some((token) => token.stem === second)) add(entry)
    }
    if (refused.has(i)) continue
    for (const entry of WORDS) if (entry.stems.has(stem)) add(entry)
  }
  return {
    tags: [...found]
      .map(([tag, label]) => ({ tag, label }))
      .filter(({ label }) => !ignore.includes(`audience:${label}`)),
    isTechnical: found.has('developers'),
    isEnterprise: found.has('enterprise'),
  }
}
