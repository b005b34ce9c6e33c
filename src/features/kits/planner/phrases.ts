import { stem, WEAK_WORDS } from '../../../catalog/text.ts'
import { type Job, phrasesByStart } from './jobs.ts'
import { isFunctionWord, isNegation, type Token } from './tokens.ts'

/** A phrase of a job that stands in a prompt. */
export interface Match {
  job: Job
  /** 1 where it names the job plainly. */
  strength: number
  /** The numbers of its words. */
  tokens: number[]
  words: number
  isBorrowed: boolean
}

/** From here on a phrase names its job. */
export const PLAIN = 0.7
/** What a single word is worth that says little by itself: 'write', 'plan'. */
const WEAK_STRENGTH = 0.45
const GAP_COST = 0.08
/** Words that say something that may stand between those of a phrase. */
const GAP_MAX = 2

/** Every phrase that stands in the text, with a few words between its own at most. */
export function findPhrases(tokens: Token[], stems: string[], taken: ReadonlySet<number>): Match[] {
  const found: Match[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (taken.has(i)) continue
    for (const phrase of phrasesByStart.get(stems[i]!) ?? []) {
      // 'I'd' is not 'IDE', though both have the same stem.
      if (!phrase.isTight && isFunctionWord(tokens[i]!.word)) continue
      const at = follow(
        tokens,
        stems,
        taken,
        phrase.stems,
        i,
        phrase.isTight ? null : phrase.isTurned ? 1 : GAP_MAX,
      )
      if (!at) continue
      const base = phrase.stems.length === 1 ? single(tokens[i]!.word) : 1 + 0.1 * (phrase.stems.length - 1)
      const strength = (base - GAP_COST * at.gaps) * phrase.factor
      found.push({
        job: phrase.job,
        strength,
        tokens: at.tokens,
        words: phrase.stems.length,
        isBorrowed: phrase.isBorrowed,
      })
    }
  }
  return found
}

const single = (word: string) => (WEAK_WORDS.has(word) || WEAK_WORDS.has(stem(word)) ? WEAK_STRENGTH : 1)

function follow(
  tokens: Token[],
  stems: string[],
  taken: ReadonlySet<number>,
  phrase: string[],
  from: number,
  /** Words that say something that may stand between; null where the words must follow each other. */
  most: number | null,
): { tokens: number[]; gaps: number } | null {
  const at = [from]
  let gaps = 0
  for (const wanted of phrase.slice(1)) {
    let j = at.at(-1)! + 1
    for (; j < tokens.length && tokens[j]!.clause === tokens[from]!.clause; j++) {
      const isSmall = most !== null && isFunctionWord(tokens[j]!.word)
      if (!isSmall && wanted === stems[j] && !taken.has(j)) break
      if (most === null) return null
      if (!isFunctionWord(tokens[j]!.word)) gaps++
      if (gaps > most || isNegation(tokens[j]!.word)) return null
    }
    if (j >= tokens.length || tokens[j]!.clause !== tokens[from]!.clause) return null
    at.push(j)
  }
  return { tokens: at, gaps }
}

/** The longer phrase is what is meant: 'product photos' does not ask for the editing of photos as well. */
export function withoutSwallowed(matches: Match[]): Match[] {
  return matches.filter(
    (m) =>
      !matches.some(
        (o) =>
          o.words > m.words &&
          o.job !== m.job &&
          o.strength > m.strength * 0.9 &&
          m.tokens.every((t) => o.tokens.includes(t)),
      ),
  )
}

const CONTEXT_FACTOR = 0.6
const ENTRY = 0.9
const BREAK = /^(and|or|plus|then|und|y|et)$/
/** Whether a word parts what stands before it from what follows. */
export const isBreak = (word: string): boolean => BREAK.test(word)
const BEFORE_CONTEXT = /^(for|in|on|from|about|of|by|to|during|at|into|over|with)$/

/**
 * A single word says where, for whom or of what when it stands in one part of a clause with a plainer phrase, or
 * after a preposition: 'read invoices from email' asks for nothing about email.
 */
export function asContext(matches: Match[], tokens: Token[]): Match[] {
  const partOf: number[] = []
  let part = 0
  for (const [i, { word, clause }] of tokens.entries()) {
    if (i > 0 && (clause !== tokens[i - 1]!.clause || BREAK.test(word))) part++
    partOf.push(part)
  }
  return matches.map((match) => {
    if (match.words > 1) return match
    const at = match.tokens[0]!
    const { clause } = tokens[at]!
    const content = tokens.filter(
      (t) => t.clause === clause && !isFunctionWord(t.word) && !BREAK.test(t.word),
    )
    // An entry of a list is plain, however vague the word: 'posts, emails, report'.
    if (content.length === 1 && part > 0 && match.strength > WEAK_STRENGTH)
      return { ...match, strength: Math.max(match.strength, ENTRY) }
    const others = matches.filter((o) => o.job !== match.job && partOf[o.tokens[0]!] === partOf[at])
    const isBesidePhrase = others.some((o) => o.words > 1 && o.strength >= PLAIN)
    const before = [1, 2, 3].map((back) => tokens[at - back]).filter((t) => t?.clause === tokens[at]!.clause)
    const followsOther =
      before.some((t) => t && BEFORE_CONTEXT.test(t.word)) &&
      others.some((o) => o.tokens[0]! < at && o.strength >= PLAIN)
    return isBesidePhrase || followsOther ? { ...match, strength: match.strength * CONTEXT_FACTOR } : match
  })
}
