import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that the most common passwords consist of, and whole ones; separated by white space. */
const COMMON = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
)

const SEQUENCES = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
]
const REVERSED = SEQUENCES.map((s) => [...s].reverse().join(''))
/** Letters that are usually written as digits and signs. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Whether a password is among those that are tried first: on the list as it is, or after taking away what people
 * add (digits and signs at the ends, digits for letters, the word twice), a row of keys, or one sign repeated.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (COMMON.has(text)) return true
  const plain = [...text].map((c) => LEET[c] ?? c).join('')
  const trimmed = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const candidates = [text, plain, trimmed, plain.replace(/[\d\W_]+$/, ''), text.replace(/[\W_]/g, '')]
  return candidates.some((c) => COMMON.has(c) || COMMON.has(halfOf(c)) || isSequence(c)) || isRepeated(text)
}

const halfOf = (text: string) => {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

const isSequence = (text: string) =>
  text.length >= 4 && [...SEQUENCES, ...REVERSED].some((s) => s.includes(text) || s.includes(halfOf(text)))

/** 'aaaaaaaa', '12121212', 'abcabcabc' */
const isRepeated = (text: string) => /^(.{1,3})\1+$/.test(text)
