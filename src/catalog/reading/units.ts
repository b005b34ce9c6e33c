/** What each word or phrase of a passage is in English. */
import { compoundIn, lastPartIn } from './compounds.ts'
import type { Found, Lexicon } from './lexicon.ts'
import { isSmallEnglish } from './other-languages.ts'
import type { Knows, Word } from './words.ts'

/** Words that are glossed together; `english` is missing where they stay as they are. */
export interface Unit {
  words: readonly Word[]
  english?: string
}

/** Words of one language. */
export interface Passage {
  words: readonly Word[]
  lexicon: Lexicon
  /** Whether a word, folded, is English or a name: endings and parts do not make it a foreign one. */
  isEnglish: Knows
  /** Whether words stay whatever the lexicon has. */
  stays: (words: readonly Word[], found: Found) => boolean
}

/** Of a passage with more capitals than this, capitals say nothing. */
const CAPITALS_MOST = 0.5
const CAPITAL = /^\p{Lu}/u
/** 'CV' and 'PDF' are words, though 'AI' is none of the languages. */
const INITIALS = /^(?!AI$)\p{Lu}+$/u
/** 'ElevenLabs', 'n8n', 'GPT4' are names, as are the parts of 'beautiful.ai'. */
const MIXED = /\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}/u
const NEGATION = /^(do )?not\b/
/** A word only before an apostrophe: 'l’audio', but 'Let’s'. */
const CONSONANT = /^[b-df-hj-np-tv-xz]$/
export const CLAUSE_END = /[.,;:!?()[\]\n–—]|\s-\s/

export function unitsOf(passage: Passage): Unit[] {
  const { words } = passage
  const names = namesIn(passage)
  const units: Unit[] = []
  for (let i = 0; i < words.length; ) {
    const found = names.has(i) ? undefined : foundAt(passage, i)
    const length = found?.length ?? 1
    const part = words.slice(i, i + length)
    const isSame = found?.english === part[0]!.lower
    const isGlossed = found && !isSame && !passage.stays(part, found)
    units.push(isGlossed ? { words: part, english: found.english } : { words: part })
    i += length
  }
  return passage.lexicon.code === 'de' ? withNegationFirst(units) : units
}

/** The numbers of words that are names by how they are written. */
function namesIn(passage: Passage): Set<number> {
  const { words } = passage
  const names = new Set<number>()
  const capitals = words.filter((word) => CAPITAL.test(word.written)).length
  const capitalsSay = capitals <= Math.max(1, words.length * CAPITALS_MOST)
  const isNamed = passage.lexicon.code === 'de' ? isGermanName : isName
  for (const [i, word] of words.entries()) {
    if (MIXED.test(word.written)) names.add(i)
    if (words[i + 1]?.gap === '.') names.add(i).add(i + 1)
    if (capitalsSay && CAPITAL.test(word.written) && isNamed(passage, i)) names.add(i)
  }
  return names
}

/** Words with a capital before and after one, in the same breath. */
const besideOf = (words: readonly Word[], i: number): Word[] =>
  [BESIDE.test(words[i]!.gap) && words[i - 1], words[i + 1] && BESIDE.test(words[i + 1]!.gap) && words[i + 1]]
    .filter((word) => word !== false && word !== undefined)
    .filter((word) => CAPITAL.test(word.written))
const BESIDE = /^[ -]$/
/** 'Moz Pro' is not 'Moz per'; 'Hilfe' is a noun. */
const SMALL_MOST = 3

/** A capital within a sentence, if the word is English or a known name, or if another capital stands beside. */
function isName({ words, isEnglish }: Passage, i: number): boolean {
  if (besideOf(words, i).length > 0) return true
  const word = words[i]!
  return !isFirst(words, i) && !INITIALS.test(word.written) && isEnglish(word.folded)
}

/** German writes every noun with a capital: small words, and English ones beside a word that is none, are names. */
function isGermanName({ words, lexicon, isEnglish }: Passage, i: number): boolean {
  const { lower, folded } = words[i]!
  if (isFirst(words, i)) return false
  const english = lexicon.form(lower)
  if (english !== undefined && lower.length <= SMALL_MOST && english !== 'you' && isSmallEnglish(english))
    return true
  return isEnglish(folded) && besideOf(words, i).some((beside) => lexicon.form(beside.lower) === undefined)
}

const isFirst = (words: readonly Word[], i: number) => i === 0 || /[.!?:\n"“«(]/.test(words[i]!.gap)

function foundAt({ words, lexicon, isEnglish }: Passage, at: number): Found | undefined {
  const phrase = lexicon.phrase(words, at)
  if (phrase) return phrase
  const word = words[at]!
  if (CONSONANT.test(word.folded) && !word.isElided) return undefined
  const found = lexicon.word(word)
  if (found?.by === 'form') return { ...found, length: 1 }
  if (isEnglish(word.folded)) return undefined
  if (found) return { ...found, length: 1 }
  if (lexicon.code !== 'de') return undefined
  const english = compoundIn(lexicon, word) ?? lastPartIn(lexicon, word)
  return english === undefined ? undefined : { english, length: 1, by: 'parts' }
}

/** 'Videos brauche ich nicht': English says no before what it refuses. */
function withNegationFirst(units: readonly Unit[]): Unit[] {
  const turned = [...units]
  let start = 0
  for (let i = 0; i < turned.length; i++) {
    if (i > 0 && CLAUSE_END.test(turned[i]!.words[0]!.gap)) start = i
    const next = turned[i + 1]
    const isLast = !next || CLAUSE_END.test(next.words[0]!.gap)
    if (!isLast || i === start || !NEGATION.test(turned[i]!.english ?? '')) continue
    const first = turned[start]!
    turned[start] = {
      ...first,
      english: `${turned[i]!.english} ${first.english ?? first.words.map((w) => w.written).join(' ')}`,
    }
    turned[i] = { ...turned[i]!, english: '' }
  }
  return turned
}
