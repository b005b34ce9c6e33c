/** The phrases of jobs that stand in a prompt, and how plainly each names its job there. */

import type { TextReading } from '../../../../catalog/reading/reading.ts'
import { isConjunction, isFunctionWord, isNegation, type Token } from '../../../../catalog/reading/tokens.ts'
import { stem, WEAK_WORDS } from '../../../../catalog/text.ts'
import { type Job, jobById } from '../vocabulary/jobs.ts'
import { type Phrase, phrasesByStart } from '../vocabulary/phrase-index.ts'
import { PHRASE } from '../weights.ts'

export interface Match {
  job: Job
  /** 1 where it names the job plainly. */
  strength: number
  /** The numbers of its words. */
  tokens: number[]
  words: number
  /** Whether it is said in another language than English. */
  isSaid?: boolean
}

const BEFORE_CONTEXT = /^(for|in|on|from|about|of|by|to|during|at|into|over|with)$/

/** Every phrase that stands in the text, with a few words between its own at most; none over a word that is `taken`. */
export function findPhrases(tokens: readonly Token[], taken: ReadonlySet<number>): Match[] {
  return tokens.flatMap(({ word, stem }, i) => {
    if (taken.has(i)) return []
    return (phrasesByStart.get(stem) ?? []).flatMap((phrase) => {
      // 'I'd' is not 'IDE', though both have the same stem.
      if (!phrase.isTight && isFunctionWord(word)) return []
      const found = phraseFrom(i, phrase, tokens, taken)
      if (!found) return []
      const { job, stems } = phrase
      const base = stems.length === 1 ? strengthOfWord(word) : 1 + PHRASE.furtherWord * (stems.length - 1)
      const strength = (base - PHRASE.gapCost * found.gaps) * phrase.factor
      return [{ job, strength, tokens: found.tokens, words: stems.length }]
    })
  })
}

/** The phrases that stand in a text in its own language; none over a word that is `taken`. */
export function phrasesSaid(jobs: TextReading['jobs'], taken: ReadonlySet<number>): Match[] {
  return jobs.flatMap(({ job, words: { length }, gaps, isVague, tokens }) => {
    if (tokens.length === 0 || tokens.some((t) => taken.has(t))) return []
    const plain = 1 + PHRASE.furtherWord * (length - 1) - PHRASE.gapCost * gaps
    const strength = plain * (isVague ? PHRASE.vague : 1)
    return [{ job: jobById.get(job)!, strength, tokens: [...tokens], words: tokens.length, isSaid: true }]
  })
}

const strengthOfWord = (word: string) =>
  WEAK_WORDS.has(word) || WEAK_WORDS.has(stem(word)) ? PHRASE.weakWord : PHRASE.word

/** The words of a phrase that begins at a token, and how many that say something stand between them. */
function phraseFrom(
  from: number,
  { stems, isTight, isTurned }: Phrase,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): { tokens: number[]; gaps: number } | null {
  const most = isTurned ? PHRASE.turnedGapMost : PHRASE.gapMost
  const isInClause = (t: number) => tokens[t]?.clause === tokens[from]!.clause
  const found = [from]
  let gaps = 0
  for (const wanted of stems.slice(1)) {
    let t = found.at(-1)! + 1
    for (; isInClause(t); t++) {
      const isSmall = isFunctionWord(tokens[t]!.word)
      if ((isTight || !isSmall) && wanted === tokens[t]!.stem && !taken.has(t)) break
      if (isTight) return null
      if (!isSmall) gaps++
      if (gaps > most || isNegation(tokens[t]!.word)) return null
    }
    if (!isInClause(t)) return null
    found.push(t)
  }
  return { tokens: found, gaps }
}

/** The longer phrase is what is meant: 'product photos' does not ask for the editing of photos as well. */
export function withoutSwallowed(matches: readonly Match[]): Match[] {
  const swallows = (a: Match, b: Match) =>
    (a.words > b.words || (a.words === b.words && a.isSaid && !b.isSaid)) &&
    a.job !== b.job &&
    a.strength > b.strength * PHRASE.swallowed &&
    b.tokens.every((t) => a.tokens.includes(t))
  return matches.filter((match) => !matches.some((other) => swallows(other, match)))
}

/**
 * A single word says where, for whom or of what when it stands in one part of a clause with a plainer phrase, or
 * after a preposition: 'read invoices from email' asks for nothing about email.
 */
export function withContextWeakened(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const partOf = partNumbers(tokens)
  const parts = partOf.at(-1) ?? 0
  return matches.map((match) => {
    if (match.words > 1) return match
    const at = match.tokens[0]!
    const { clause } = tokens[at]!
    const content = tokens.filter(
      (t) => t.clause === clause && !isFunctionWord(t.word) && !isConjunction(t.word),
    )
    // An entry of a list is plain, however vague the word: 'posts, emails, report'.
    if (content.length === 1 && parts > 0 && match.strength > PHRASE.weakWord)
      return { ...match, strength: Math.max(match.strength, PHRASE.entry) }
    const others = matches.filter(
      (o) => o.job !== match.job && partOf[o.tokens[0]!] === partOf[at] && o.strength >= PHRASE.plain,
    )
    const isAfterPreposition = tokens
      .slice(Math.max(0, at - PHRASE.prepositionReach), at)
      .some((t) => t.clause === clause && BEFORE_CONTEXT.test(t.word))
    const isContext =
      others.some((o) => o.words > 1) || (isAfterPreposition && others.some((o) => o.tokens[0]! < at))
    return isContext ? { ...match, strength: match.strength * PHRASE.context } : match
  })
}

/** For each word the number of the part it stands in: parts end with clauses and at 'and'. */
function partNumbers(tokens: readonly Token[]): number[] {
  let part = 0
  return tokens.map(({ word, clause }, i) => {
    if (i > 0 && (clause !== tokens[i - 1]!.clause || isConjunction(word))) part++
    return part
  })
}
