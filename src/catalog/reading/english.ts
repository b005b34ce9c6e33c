/** Which words are English as far as the lexicons can tell: small words, and whatever they gloss into. */
import { stem } from '../text.ts'
import type { Line } from './lexicon.ts'
import { plain, wordsOf } from './words.ts'

export interface EnglishWords {
  isSmall(word: string): boolean
  isKnown(word: string): boolean
}

export function englishWords(small: readonly string[], lexicons: readonly (readonly Line[])[]): EnglishWords {
  const smallWords = new Set(small.map(plain))
  const known = new Set(small.map(plain))
  const glosses = new Set(lexicons.flatMap((lines) => lines.map((line) => line.english)))
  for (const gloss of glosses) {
    for (const { folded } of wordsOf(gloss)) {
      known.add(folded)
      known.add(stem(folded))
    }
  }
  return {
    isSmall: (word) => smallWords.has(word),
    isKnown: (word) => known.has(word) || known.has(stem(word)),
  }
}
