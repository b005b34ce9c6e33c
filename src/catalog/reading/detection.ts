/** Which of the languages that are read a text is in. */
import { compoundIn } from './compounds.ts'
import type { Code, Lexicon } from './lexicon.ts'
import { isSmallEnglish } from './other-languages.ts'
import type { Knows, Word } from './words.ts'

/** What a word counts for a language; small words hardly ever stray into texts of another. */
const FOR = { small: 1.5, listed: 1, stem: 0.5, parts: 1 }
/** How many different small words that a name or an English word is as well ('de', 'pour', 'per') show a language by themselves. */
const KNOWN_SMALL_LEAST = 2
/** Small words that English texts are full of: AI, the EU, CE marks, 'dont' without its apostrophe. */
const OF_ENGLISH_TEXTS = new Set(['ai', 'eu', 'ce', 'com', 'dont', 'pro'])
const AGAINST = { small: 1, other: 0.25 }
/** What a text must have for a language, of which it has more than against it: less, where it has few words. */
const SHOWN_LEAST = 2
const SHOWN_PER_WORD = 0.35
/** Contractions: 'don’t', 'we’ll', 'I’m'. */
const CONTRACTED = /^(s|t|ll|ve|re|m|d)$/

/** An article or preposition before an apostrophe ('d’images'), also where the catalogue has the letter. With a capital it may be of a name. */
const ELISION = /^[dl]$/

/** What each word says for and against each language; kept, because sentences are looked at once more. */
export interface Sign {
  for: number
  against: number
}
const NEITHER: Sign = { for: 0, against: 0 }

/** What each word of a text says of a language. */
export function signsOf(words: readonly Word[], lexicon: Lexicon, isEnglish: Knows): Sign[] {
  const signs = words.map((word) => {
    if (/^\d/.test(word.written)) return NEITHER
    if (/^['’]$/.test(word.gap) && CONTRACTED.test(word.lower))
      return word.lower === 's' ? NEITHER : { for: 0, against: AGAINST.small }
    const isLone = word.lower.length === 1 && !word.isElided
    // English has no marks ('áudio' is not 'audio'), and elides no article.
    const isUnEnglish = word.lower !== word.folded || (word.isElided && ELISION.test(word.written))
    const isItsOwn = isUnEnglish && lexicon.form(word.lower) !== undefined
    if (!isItsOwn && (isLone || isSmallEnglish(word.folded) || isEnglish(word.folded)))
      return { for: 0, against: againstOf(word, lexicon, isEnglish) }
    return { for: forOf(word, lexicon), against: 0 }
  })
  const small = words.map(({ lower, folded }) => {
    const isNone = isSmallEnglish(folded) || lower.length === 1 || OF_ENGLISH_TEXTS.has(lower)
    const english = isNone ? undefined : lexicon.form(lower)
    return english !== undefined && isSmall(english) && isEnglish(folded)
  })
  const different = new Set(words.flatMap(({ lower }, i) => (small[i] ? [lower] : [])))
  const isShown = different.size >= KNOWN_SMALL_LEAST || sum(signs, 'for') > 0
  return isShown ? signs.map((sign, i) => (small[i] ? { for: FOR.small, against: 0 } : sign)) : signs
}

/** What a word says against a language: nothing, if the language has it as well. */
function againstOf(word: Word, lexicon: Lexicon, isEnglish: Knows): number {
  if (lexicon.form(word.lower) !== undefined || lexicon.form(word.folded) !== undefined) return 0
  if (isSmallEnglish(word.folded)) return AGAINST.small
  return isEnglish(word.folded) ? AGAINST.other : 0
}

/** What a word that is not English says for a language. */
function forOf(word: Word, lexicon: Lexicon): number {
  const found = lexicon.word(word)
  if (found === undefined)
    return lexicon.code === 'de' && compoundIn(lexicon, word) !== undefined ? FOR.parts : 0
  if (found.by === 'stem') return FOR.stem
  return isSmall(found.english) ? FOR.small : FOR.listed
}

const isSmall = (english: string) => english.split(' ').every((word) => word === '' || isSmallEnglish(word))

const sum = (signs: readonly Sign[], what: keyof Sign) => signs.reduce((total, sign) => total + sign[what], 0)

/** How clearly signs speak for a language: 0 where they do not. */
export function clarity(
  signs: readonly Sign[],
  least = Math.min(SHOWN_LEAST, signs.length * SHOWN_PER_WORD),
): number {
  const shown = sum(signs, 'for')
  const excess = shown - sum(signs, 'against')
  return shown >= least && excess > 0 ? excess : 0
}

/** Whether signs speak against a language. */
export const speakAgainst = (signs: readonly Sign[]): boolean => sum(signs, 'against') > sum(signs, 'for')

/** The language that signs speak for most clearly. */
export function clearest(signs: ReadonlyMap<Code, readonly Sign[]>): Code | undefined {
  let best: Code | undefined
  let most = 0
  for (const [code, ofCode] of signs) {
    const now = clarity(ofCode)
    if (now > most) [best, most] = [code, now]
  }
  return best
}
