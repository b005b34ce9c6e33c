/** Features are written by hand: two tools may say the same in other words. */

/** Words that say nothing by themselves; in a directory of AI tools 'AI' is one of them. */
const STOP_WORDS = new Set(
  'a ai an and as at by for from in inside into of on onto per the to using via with your'.split(' '),
)
/** Words with which the same words mean something else. */
const TURNING_WORDS = ['no', 'non', 'not', 'never', 'without', 'except']

/** How many words two features share at least, one of which says more than the other. */
const COMMON_MIN = 2
/** And how much of all their words that is. */
const LIKENESS_MIN = 0.6

/** What people write for the same. */
const SAME: Record<string, string> = {
  citation: 'source',
  citing: 'source',
  photo: 'image',
  picture: 'image',
}

function singular(word: string): string {
  if (word.length < 4) return word
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2)
  return /[^aisu]s$/.test(word) ? word.slice(0, -1) : word
}

/** The words that make the meaning of a feature, whatever their case, number and order. */
export function contentWords(feature: string): Set<string> {
  const words = feature
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word && !STOP_WORDS.has(word))
    .map(singular)
  return new Set(words.map((word) => SAME[word] ?? word))
}

/** Whether two features, as tools list them, mean the same: the same words, or a few more beside them. */
export function meansTheSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase() || isAlike(contentWords(a), contentWords(b))
}

function isAlike(a: Set<string>, b: Set<string>): boolean {
  if (a.size === 0 || b.size === 0) return false
  const common = [...a].filter((word) => b.has(word)).length
  if (common === a.size && common === b.size) return true
  if (TURNING_WORDS.some((word) => a.has(word) !== b.has(word))) return false
  const isInside = common === Math.min(a.size, b.size)
  return isInside && common >= COMMON_MIN && common / (a.size + b.size - common) >= LIKENESS_MIN
}

export interface SharedFeatures {
  /** Each in the words of each tool that has it, in the order of the tools. */
  shared: (string | undefined)[][]
  /** What else each tool has. */
  rest: string[][]
}

/** The features of tools, those first that at least two of them have. */
export function sharedFeatures(lists: readonly (readonly string[])[]): SharedFeatures {
  const groups: (string | undefined)[][] = []
  lists.forEach((list, tool) => {
    for (const feature of list) {
      const same = groups.find(
        (group) => group[tool] === undefined && group.some((other) => other && meansTheSame(other, feature)),
      )
      if (same) same[tool] = feature
      else groups.push(lists.map((_, i) => (i === tool ? feature : undefined)))
    }
  })
  const isShared = (group: (string | undefined)[]) => group.filter(Boolean).length > 1
  const alone = groups.filter((group) => !isShared(group))
  return {
    shared: groups.filter(isShared),
    rest: lists.map((_, i) => alone.flatMap((group) => group[i] ?? [])),
  }
}

/** The features of `list` that are not in `other`, in whatever words. */
export const ownFeatures = (other: readonly string[], list: readonly string[]): string[] =>
  list.filter((feature) => !other.some((theirs) => meansTheSame(theirs, feature)))
