/** The small words in `languages/other.txt`, and the languages that are recognised by them or by their script. */
import { readLanguage } from './lexicon.ts'
import { plain, type Word } from './words.ts'

const SMALL_WORDS = new Map(
  readLanguage('other').map((line) => [line.forms[0]!, new Set(line.english.split(/\s+/))]),
)
const ENGLISH = new Set([...SMALL_WORDS.get('en')!].map(plain))
/** English words that words of other languages look like. */
export const ALSO_ENGLISH: readonly string[] = [...SMALL_WORDS.get('english')!]
SMALL_WORDS.delete('en')
SMALL_WORDS.delete('english')

export const smallEnglish = (): readonly string[] => [...ENGLISH]
export const isSmallEnglish = (word: string): boolean => ENGLISH.has(word)

/** How many different small words show a language, and how far ahead of the next it must be. */
const SHOWN_LEAST = 2
const AHEAD_LEAST = 1

/** Of a text in none of the languages that are read, which one shows itself by its small words, and by how many. */
export function shownBySmallWords(words: readonly Word[]): { language: string; count: number } | undefined {
  const different = [...new Set(words.map((word) => word.lower))]
  const counts = [...SMALL_WORDS]
    .map(([language, small]) => ({ language, count: different.filter((word) => small.has(word)).length }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts as [(typeof counts)[number], (typeof counts)[number]]
  return first.count >= SHOWN_LEAST && first.count - second.count >= AHEAD_LEAST ? first : undefined
}

const SCRIPTS: [RegExp, string][] = [
  [/[іїєґІЇЄҐ]/u, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
]

/** The language of a script that most letters of a text are in, if that is not the Latin one. */
export function shownByScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  if (others.length * 2 <= letters.length) return undefined
  const all = others.join('')
  return SCRIPTS.find(([script]) => script.test(all))?.[1]
}
