/** What the index knows of words. */
import { lowerBound } from '../../shared/sorted.ts'
import { STOP_WORDS, stem } from '../text.ts'
import { postingCount } from './postings.ts'
import { type Gone, NOTHING_GONE, type Segment } from './segment.ts'

/** In how many documents a term stands. */
export const documentCount = (segments: Segment[], term: string, gone: Gone = NOTHING_GONE) =>
  segments.reduce(
    (sum, segment) => {
      const t = segment.terms.get(term)
      return t === undefined ? sum : sum + postingCount(segment, t)
    },
    -(gone.terms.get(term)?.count ?? 0),
  )

/** What a term weighs on average in the documents that have it. */
export function meanWeight(segments: Segment[], term: string, gone: Gone): number {
  const dead = gone.terms.get(term)
  let sum = -(dead?.weight ?? 0)
  let count = -(dead?.count ?? 0)
  for (const segment of segments) {
    const t = segment.terms.get(term)
    if (t === undefined) continue
    const n = postingCount(segment, t)
    sum += segment.means[t]! * n
    count += n
  }
  return count === 0 ? 0 : sum / count
}

/** Whether any document has the word as it is written. */
export const isKnownWord = (segments: Segment[], word: string, gone: Gone) =>
  segments.some((s) => indexOfWord(s, word) >= 0) &&
  (gone.documents === 0 || documentCount(segments, stem(word), gone) > 0)

function indexOfWord({ vocabulary }: Segment, word: string): number {
  const at = lowerBound(vocabulary.words, (w) => w < word)
  return vocabulary.words[at] === word ? at : -1
}

const PREFIX_EXPANSIONS = 48

/** Stems of the words that start with `prefix`, the most frequent first. */
export function prefixStems(
  segments: Segment[],
  prefix: string,
  gone: Gone,
): { stem: string; closeness: number }[] {
  const best = new Map<string, { segment: number; count: number; closeness: number }>()
  for (const [segment, { vocabulary }] of segments.entries()) {
    for (let i = lowerBound(vocabulary.words, (w) => w < prefix); i < vocabulary.words.length; i++) {
      const word = vocabulary.words[i]!
      if (!word.startsWith(prefix)) break
      const key = vocabulary.stems[i]!
      const closeness = prefix.length / word.length
      const known = best.get(key)
      if (!known) {
        const count = vocabulary.counts[i]! - (gone.terms.get(key)?.count ?? 0)
        best.set(key, { segment, count, closeness })
        continue
      }
      // The count is that of the stem, which each of its words repeats.
      if (known.segment !== segment) known.count += vocabulary.counts[i]!
      known.segment = segment
      known.closeness = Math.max(known.closeness, closeness)
    }
  }
  return [...best]
    .filter(([, { count }]) => count > 0)
    .sort((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1))
    .slice(0, PREFIX_EXPANSIONS)
    .map(([stem, { closeness }]) => ({ stem, closeness }))
}

/** 'textto' → 'text': a word with a small one stuck to it. */
export function withoutTail(segments: Segment[], word: string, gone: Gone): string | null {
  for (let i = 3; i <= word.length - 2; i++) {
    if (STOP_WORDS.has(word.slice(i)) && documentCount(segments, stem(word.slice(0, i)), gone) > 2) {
      return word.slice(0, i)
    }
  }
  return null
}

/** 'photoshop' → ['photo', 'shop'], when both halves are known and the whole is not. */
export function splitWord(segments: Segment[], word: string, gone: Gone): string[] | null {
  let best: string[] | null = null
  let bestCount = 0
  for (let i = 3; i <= word.length - 3; i++) {
    const [a, b] = [word.slice(0, i), word.slice(i)]
    if (!isKnownWord(segments, a, gone) || !isKnownWord(segments, b, gone)) continue
    const count = Math.min(documentCount(segments, stem(a), gone), documentCount(segments, stem(b), gone))
    if (count > bestCount) {
      best = [a, b]
      bestCount = count
    }
  }
  return best
}
