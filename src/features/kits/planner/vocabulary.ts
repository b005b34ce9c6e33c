import type { Catalog } from '../../../catalog/catalog.ts'
import { corrections, outlinesOf, type Vocabulary } from '../../../catalog/search/spelling.ts'
import { stem } from '../../../catalog/text.ts'
import { JOBS } from './jobs.ts'
import { exampleWords } from './likeness.ts'
import type { Match } from './phrases.ts'
import { isFunctionWord, type Token } from './tokens.ts'

/** The words of phrases and examples, as a vocabulary that spelling can be corrected against. */
const vocabulary: Vocabulary = makeVocabulary()
const knownStems: ReadonlySet<string> = new Set(vocabulary.stems)

function makeVocabulary(): Vocabulary {
  const counts = new Map(exampleWords)
  for (const word of JOBS.flatMap((job) => job.said.flat())) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts.keys()].sort()
  return {
    words,
    stems: words.map(stem),
    counts: Uint32Array.from(words, (word) => counts.get(word)!),
    outlines: outlinesOf(words),
  }
}

/** Whether a stem is one of phrases, examples or the catalogue; one or two letters are no word. */
const isKnown = ({ index }: Catalog, stemmed: string) =>
  stemmed.length > 2 &&
  (knownStems.has(stemmed) || index.base.terms.has(stemmed) || (index.delta?.terms.has(stemmed) ?? false))

/** A word that neither phrases, examples nor catalogue have is taken for the nearest one of phrases and examples. */
export function corrected(catalog: Catalog, word: string): string {
  if (word.length < 5 || /\d/.test(word) || isFunctionWord(word) || isKnown(catalog, stem(word))) return word
  const [nearest] = corrections([{ vocabulary }], word, { terms: new Map() }, 1)
  if (!nearest) return word
  // The longer the word, the more must be alike: many names and words of other languages are near something.
  return nearest.distance === 1 || (nearest.distance === 2 && word.length >= 7) ? nearest.word : word
}

/** A phrase of short words only (ppc, kyc) may stand in random letters. */
export const isSpelt = (match: Match, tokens: Token[]) => match.tokens.some((t) => tokens[t]!.word.length > 3)

/**
 * Whether a prompt speaks of something in words that are known as they are written: what had to be corrected may be
 * a word of another language. One is enough where there are few.
 */
export function saysKnownWords(catalog: Catalog, tokens: Token[], says: (t: number) => boolean): boolean {
  const told = new Set(tokens.filter((_, t) => says(t)).map((token) => stem(token.word)))
  const known = [...told].filter((stemmed) => isKnown(catalog, stemmed)).length
  return known >= 2 || (known === 1 && (told.size === 2 || told.size === 3))
}
