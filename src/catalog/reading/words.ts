/** The words of a text with where they stand in it, as lexicons look them up. */
import { fold } from '../text.ts'

export interface Word {
  from: number
  to: number
  /** As it is written. */
  written: string
  /** In lower case, with its marks. */
  lower: string
  /** In lower case, without marks: 'größe' → 'grosse'. */
  folded: string
  /** What stands between the word before and this one. */
  gap: string
  /** Whether an apostrophe and a letter follow, as in 'l’audio' and 'un’app'. */
  isElided: boolean
}

/** Whether a word, in lower case and without marks, is English or a name. */
export type Knows = (word: string) => boolean

/** Lower case without marks, and with the letters that are two of others taken apart. */
export const plain = (text: string): string =>
  fold(text).replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae').replace(/ł/g, 'l')

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const ELIDED = /^['’ʼ`]\p{L}/u
/** What may stand between the words of one phrase. */
const JOINED = /^(\s+|['’ʼ`-])$/u

/** Words are runs of letters and digits: hyphens and apostrophes part them. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const { 0: written, index: from } of text.matchAll(WORD)) {
    const to = from + written.length
    const lower = written.normalize('NFC').toLowerCase()
    const isElided = ELIDED.test(text.slice(to, to + 2))
    words.push({ from, to, written, lower, folded: plain(lower), gap: text.slice(end, from), isElided })
    end = to
  }
  return words
}

/** Whether a word goes on where the one before ended. */
export const isJoined = (word: Word): boolean => JOINED.test(word.gap)
