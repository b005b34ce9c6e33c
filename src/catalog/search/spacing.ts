/** Words that are written apart, as one, or with a hyphen: 'note taking', 'notetaking', 'note-taking' are the same. */
import { STOP_WORDS, stem } from '../text.ts'
import type { Gone, Segment } from './segment.ts'
import { documentCount, isKnownWord } from './vocabulary.ts'

/** A word as the catalogue mostly writes it. */
export interface Spaced {
  word: string
  /** The term of its two halves, where they stand beside each other too. */
  pair?: string
}

/** A compound that fewer tools have than this is a name, and what its halves mean must not be lost. */
const COMPOUND_LEAST = 2

/** The words of a search, each compound as most of the catalogue writes it. */
export function spacedAsWritten(segments: Segment[], gone: Gone, list: string[]): Spaced[] {
  const apart = list.flatMap((word): Spaced[] => {
    const halves = word.length >= 6 ? halvesOf(segments, gone, word) : null
    if (!halves) return [{ word }]
    const isOne = halves.count <= wordCount(segments, gone, word)
    return isOne ? [{ word, pair: halves.pair }] : [{ word: halves.first }, { word: halves.second }]
  })
  const spaced: Spaced[] = []
  for (let i = 0; i < apart.length; i++) {
    const { word } = apart[i]!
    const next = apart[i + 1]?.word
    const isOne = next !== undefined && isWrittenAsOne(segments, gone, word, next)
    spaced.push(isOne ? { word: word + next, pair: `${stem(word)} ${stem(next)}` } : apart[i]!)
    if (isOne) i++
  }
  return spaced
}

const wordCount = (segments: Segment[], gone: Gone, word: string) =>
  isKnownWord(segments, word, gone) ? documentCount(segments, stem(word), gone) : 0

function isWrittenAsOne(segments: Segment[], gone: Gone, a: string, b: string): boolean {
  if (b.length < 3 || STOP_WORDS.has(a) || (b.length === 3 && STOP_WORDS.has(b))) return false
  const count = wordCount(segments, gone, a + b)
  return count >= COMPOUND_LEAST && count >= documentCount(segments, `${stem(a)} ${stem(b)}`, gone)
}

/** The two words that a word consists of and that stand beside each other in the most tools. */
function halvesOf(segments: Segment[], gone: Gone, word: string) {
  let best: { first: string; second: string; pair: string; count: number } | null = null
  for (let i = 3; i <= word.length - 3; i++) {
    const [first, second] = [word.slice(0, i), word.slice(i)]
    const start = stem(first)
    if (!segments.some(({ terms }) => terms.has(start))) continue
    const pair = `${start} ${stem(second)}`
    const count = documentCount(segments, pair, gone)
    if (count > (best?.count ?? 0)) best = { first, second, pair, count }
  }
  return best
}
