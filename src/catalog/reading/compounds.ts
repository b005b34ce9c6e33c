/** German writes in one word what English writes in several: 'Rechnungsvorlagen' → 'invoice templates'. */
import type { Lexicon } from './lexicon.ts'
import { isSmallEnglish } from './other-languages.ts'
import type { Word } from './words.ts'

const LETTERS_LEAST = 7
const FIRST_LEAST = 3
const LAST_LEAST = 4
const PARTS_MOST = 4
/** Of a word whose first part is in no lexicon, a last part that is long enough says what it is. */
const KNOWN_LAST_LEAST = 5
/** What may stand between two parts: 'Rechnung-s-vorlage', 'Firma → Firm-en-wagen'. */
const LINKS = ['s', 'es', 'n', 'en', 'er']
/** What a part may have lost: 'Sprache' → 'Sprach-', 'mieten' → 'Miet-'. */
const ENDINGS = ['e', 'en']

/** What the parts of a compound are in English; undefined where it cannot be taken apart. */
export function compoundIn(lexicon: Lexicon, { lower, folded }: Word): string | undefined {
  if (lower.length < LETTERS_LEAST || !/^\p{L}+$/u.test(lower)) return undefined
  return (
    partsIn(lexicon, lower, PARTS_MOST) ??
    (folded === lower ? undefined : partsIn(lexicon, folded, PARTS_MOST))
  )
}

/** 'Imkerrechnung' → 'imker invoice': the last part, where only that is known. */
export function lastPartIn(lexicon: Lexicon, { lower }: Word): string | undefined {
  if (!/^\p{L}+$/u.test(lower)) return undefined
  for (let at = FIRST_LEAST; at <= lower.length - KNOWN_LAST_LEAST; at++) {
    const part = lower.slice(at)
    const last = meaning(lexicon.form(part))
    // 'Lexoffice' is a name.
    if (last !== undefined && last !== part) return `${lower.slice(0, at)} ${last}`
  }
  return undefined
}

function partsIn(lexicon: Lexicon, word: string, most: number): string | undefined {
  // The longest first part: 'Kundenservice' is of 'Kunden', not of 'Kunde' and something.
  for (let at = word.length - LAST_LEAST; at >= FIRST_LEAST; at--) {
    const first = firstPart(lexicon, word.slice(0, at))
    if (first === undefined) continue
    const rest = word.slice(at)
    const last = lastPart(lexicon, rest) ?? (most > 2 ? partsIn(lexicon, rest, most - 1) : undefined)
    if (last !== undefined) return `${first} ${last}`
  }
  return undefined
}

function lastPart(lexicon: Lexicon, part: string): string | undefined {
  return meaning(lexicon.form(part)) ?? (part.length > LAST_LEAST ? meaning(lexicon.byStem(part)) : undefined)
}

function firstPart(lexicon: Lexicon, part: string): string | undefined {
  const whole = meaning(lexicon.form(part))
  if (whole !== undefined) return whole
  for (const link of LINKS) {
    if (!part.endsWith(link) || part.length - link.length < FIRST_LEAST) continue
    const without = meaning(lexicon.form(part.slice(0, -link.length)))
    if (without !== undefined) return without
  }
  for (const ending of ENDINGS) {
    const full = part.length > FIRST_LEAST ? meaning(lexicon.form(part + ending)) : undefined
    if (full !== undefined) return full
  }
  return undefined
}

/** A gloss, unless it is empty or one of small words, which are no part of a compound. */
const meaning = (english: string | undefined): string | undefined =>
  english === undefined || english.split(' ').every((word) => word === '' || isSmallEnglish(word))
    ? undefined
    : english
