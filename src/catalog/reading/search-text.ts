/** Reads a text of a few words, which has no small words that show its language. */

import { compoundIn } from './compounds.ts'
import type { Lexicon } from './lexicon.ts'
import { isSmallEnglish } from './other-languages.ts'
import { type Unit, unitsOf } from './units.ts'
import type { Knows, Word } from './words.ts'

/** What a word counts for a language that has it: a small one, and one that is English as well, can be chance. */
const COUNTS = { form: 1, marks: 0.3, stem: 0.8, parts: 0.9, small: 0.4, known: 0.1 }
/** What a language must have: one word that is no small one. */
const LEAST = COUNTS.stem

/** In which language the words are, and what they are in English; undefined where they are English or names. */
export function readSearch(
  words: readonly Word[],
  lexicons: Iterable<Lexicon>,
  knows: Knows,
): { lexicon: Lexicon; units: Unit[] } | undefined {
  let best: { lexicon: Lexicon; count: number } | undefined
  for (const lexicon of lexicons) {
    const count = countFor(words, lexicon, knows)
    if (count >= LEAST && count > (best?.count ?? 0)) best = { lexicon, count }
  }
  if (!best) return undefined
  const { lexicon } = best
  const strange = words.filter((word) => knows(word.folded) && lexicon.word(word)?.by !== 'form')
  const units = unitsOf({
    words,
    lexicon,
    isEnglish: knows,
    // What is English as well is of the language only where every other word is.
    stays: (part) => strange.length > 0 && part.every((word) => knows(word.folded)),
  })
  return units.some((unit) => unit.english !== undefined) ? { lexicon, units } : undefined
}

function countFor(words: readonly Word[], lexicon: Lexicon, knows: Knows): number {
  const phrase = lexicon.phrase(words, 0)
  if (phrase?.length === words.length && !words.every((word) => knows(word.folded))) return words.length
  let count = 0
  for (const word of words) count += countOf(word, lexicon, knows)
  return count
}

function countOf(word: Word, lexicon: Lexicon, knows: Knows): number {
  if (/^\d/.test(word.written) || (word.lower.length === 1 && !word.isElided)) return 0
  const found = lexicon.word(word)
  if (knows(word.folded) && found?.by !== 'form') return isSmallEnglish(word.folded) ? -COUNTS.form : 0
  if (knows(word.folded)) return COUNTS.known
  if (!found) return lexicon.code === 'de' && compoundIn(lexicon, word) !== undefined ? COUNTS.parts : 0
  if (found.english.split(' ').every((w) => w === '' || isSmallEnglish(w))) return COUNTS.small
  const hasItsMarks = word.lower !== word.folded && lexicon.form(word.lower) !== undefined
  return COUNTS[found.by] + (hasItsMarks ? COUNTS.marks : 0)
}
