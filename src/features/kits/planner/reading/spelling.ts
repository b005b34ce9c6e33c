/** Which words of a prompt are known, and what a word that is not known is taken for. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import { isFunctionWord, type Token } from '../../../../catalog/reading/tokens.ts'
import { corrections, outlinesOf, type Vocabulary } from '../../../../catalog/search/spelling.ts'
import { stem } from '../../../../catalog/text.ts'
import { JOBS } from '../vocabulary/jobs.ts'
import { exampleWords } from '../vocabulary/words.ts'
import { SPELLING } from '../weights.ts'
import type { Match } from './phrases.ts'

/** The words of phrases and examples, as a vocabulary that spelling can be corrected against. */
const vocabulary: Vocabulary = makeVocabulary()
const knownStems: ReadonlySet<string> = new Set(vocabulary.stems)

function makeVocabulary(): Vocabulary {
  const counts = new Map(exampleWords)
  for (const word of JOBS.flatMap((job) => job.phraseWords.flat()))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts.keys()].sort()
  return {
    words,
    stems: words.map(stem),
    counts: Uint32Array.from(words, (word) => counts.get(word)!),
    outlines: outlinesOf(words),
  }
}

/** Whether a stem is one of phrases, examples or the catalogue; one or two letters are no word. */
export const isKnown = ({ index }: Catalog, stemmed: string) =>
  stemmed.length >= SPELLING.knownLeast &&
  (knownStems.has(stemmed) || index.base.terms.has(stemmed) || (index.delta?.terms.has(stemmed) ?? false))

/** A word that neither phrases, examples nor catalogue have is taken for the nearest one of phrases and examples. */
export function corrected(catalog: Catalog, word: string): string {
  if (word.length < SPELLING.correctedLeast || /\d/.test(word) || isFunctionWord(word)) return word
  if (isKnown(catalog, stem(word))) return word
  const [nearest] = corrections([{ vocabulary }], word, { terms: new Map() }, 1)
  const most = word.length >= SPELLING.twoEditsLeast ? 2 : 1
  return nearest && nearest.distance >= 1 && nearest.distance <= most ? nearest.word : word
}

/** A phrase of short words only (ppc, kyc) may stand in random letters. */
export const isSpelt = (match: Match, tokens: readonly Token[]): boolean =>
  match.tokens.some((t) => tokens[t]!.word.length > SPELLING.chanceMost)

/**
 * Whether words are known as they are written: what had to be corrected may be a word of another language. One is
 * enough where there are two or three.
 */
export function areKnown(catalog: Catalog, content: readonly Token[]): boolean {
  const stems = new Set(content.map((token) => stem(token.word)))
  const known = [...stems].filter((stemmed) => isKnown(catalog, stemmed)).length
  return known >= 2 || (known === 1 && (stems.size === 2 || stems.size === 3))
}
