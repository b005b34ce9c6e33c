import type { Catalog } from '../../../catalog/catalog.ts'
import { corrections } from '../../../catalog/spelling.ts'
import { stem, WEAK_WORDS } from '../../../catalog/text.ts'
import { alike, JOBS, type Job, phraseStems, phrasesByStart, phraseVocabulary } from './jobs.ts'
import { jobsBehind } from './meaning.ts'
import { findNamedTools, type NamedTool } from './names.ts'
import { negatedTokens } from './negation.ts'
import { isFunctionWord, isNegation, isPreference, type Token, tokenize } from './tokens.ts'
import { type Traits, traitsOf } from './traits.ts'

/** What a prompt asks for. */
export interface Reading {
  /** The jobs it speaks of, the most important first; 1 is a job that is plainly named. */
  jobs: { job: Job; strength: number; at: number }[]
  /** Jobs that it only touches: good for filling up. */
  hints: Map<string, number>
  /** Jobs that it does not want. */
  unwanted: Set<string>
  named: NamedTool[]
  traits: Traits
  /** Stems of its words that say something, for choosing among tools that do the same. */
  stems: string[]
}

interface Match {
  job: Job
  strength: number
  tokens: number[]
  words: number
}

/** What a single word is worth that says little by itself: 'write', 'plan'. */
const WEAK_STRENGTH = 0.45
const GAP_COST = 0.08
/** Words that say something that may stand between those of a phrase. */
const GAP_MAX = 2
const REQUIRED = 0.7
const EXTRA_SHARE = 0.2

/** Reads a prompt. Pure: the same prompt over the same catalogue is always read alike. */
export function readPrompt(catalog: Catalog, prompt: string): Reading {
  const tokens = tokenize(prompt)
  const named = findNamedTools(catalog, tokens)
  const stems = tokens.map((token) => stem(corrected(catalog, token.word)))
  const taken = new Set(named.filter((n) => n.role !== 'beside').flatMap((n) => n.tokens))
  const all = findPhrases(tokens, stems, taken)
  const negated = negatedTokens(tokens, new Set(all.filter(hasNegation(tokens)).flatMap((m) => m.tokens)))
  const unwanted = new Set<string>()
  const kept: Match[] = []
  for (const match of asContext(withoutSwallowed(all), tokens)) {
    const isNegated = match.tokens.some((t) => negated.has(t)) && !hasNegation(tokens)(match)
    if (isNegated) unwanted.add(match.job.id)
    else kept.push(match)
  }
  blockAreas(stems, negated, unwanted)
  const scores = new Map<Job, { strength: number; at: number; extra: number }>()
  for (const { job, strength, tokens: at } of kept) {
    if (unwanted.has(job.id)) continue
    const known = scores.get(job)
    if (!known) scores.set(job, { strength, at: at[0]!, extra: 0 })
    else {
      known.extra += EXTRA_SHARE * Math.min(known.strength, strength)
      known.strength = Math.max(known.strength, strength)
      known.at = Math.min(known.at, at[0]!)
    }
  }
  for (const { job, strength, clause, at } of jobsBehind(
    catalog,
    tokens,
    stems,
    unread(tokens, kept, negated, taken),
  )) {
    if (strength >= REQUIRED) {
      // What a single word of this clause seemed to ask for was about something else.
      for (const [other, score] of scores) {
        if (other !== job && clause.includes(score.at)) score.strength *= CONTEXT_FACTOR
      }
    }
    if (!unwanted.has(job.id) && !scores.has(job)) scores.set(job, { strength, at, extra: 0 })
  }
  const scored = [...scores].map(([job, { strength, at, extra }]) => ({
    job,
    strength: Math.min(2, strength + Math.min(0.4, extra)),
    at,
  }))
  const jobs = withoutAlike(withKin(scored, tokens).filter((s) => s.strength >= REQUIRED)).sort(
    (a, b) => b.strength - a.strength || a.at - b.at || (a.job.id < b.job.id ? -1 : 1),
  )
  const required = new Set(jobs.map((j) => j.job.id))
  return {
    jobs,
    hints: new Map(scored.filter((s) => !required.has(s.job.id)).map((s) => [s.job.id, s.strength])),
    unwanted,
    named,
    traits: traitsOf(tokens, stems, negated),
    stems: [
      ...new Set(
        stems.filter((_, i) => {
          const { word } = tokens[i]!
          return !isFunctionWord(word) && !WEAK_WORDS.has(word) && !isNegation(word) && !negated.has(i)
        }),
      ),
    ],
  }
}

/** A clause of more words than this is not understood by one of its words. */
const SHORT_CLAUSE = 3

/** The clauses that no phrase has made sense of, as the numbers of their words that say something. */
function unread(
  tokens: Token[],
  matches: Match[],
  negated: ReadonlySet<number>,
  taken: ReadonlySet<number>,
): number[][] {
  const clauseOf = (m: Match) => tokens[m.tokens[0]!]!.clause
  const sure = new Set(matches.filter((m) => m.strength >= REQUIRED && m.words > 1).map(clauseOf))
  const touched = new Set(matches.filter((m) => m.strength >= REQUIRED).map(clauseOf))
  const clauses = Map.groupBy(tokens.keys(), (t) => tokens[t]!.clause)
  return [...clauses]
    .filter(([clause]) => !sure.has(clause))
    .map(([clause, all]) => {
      const content = all.filter((t) => {
        const { word } = tokens[t]!
        if (negated.has(t) || taken.has(t) || isFunctionWord(word) || isNegation(word)) return false
        return !WEAK_WORDS.has(word) && !isPreference(word)
      })
      return touched.has(clause) && content.length <= SHORT_CLAUSE ? [] : content
    })
    .filter((content) => content.length > 0)
}

const hasNegation = (tokens: Token[]) => (match: Match) =>
  match.tokens.some((t) => isNegation(tokens[t]!.word))

/** A word that neither the phrases nor the catalogue have is taken for the nearest one of the phrases. */
function corrected({ index }: Catalog, word: string): string {
  if (word.length < 5 || /\d/.test(word) || phraseStems.has(stem(word)) || isFunctionWord(word)) return word
  const segments = index.delta ? [index.base, index.delta] : [index.base]
  if (segments.some((s) => s.terms.has(stem(word)))) return word
  const [nearest] = corrections([{ vocabulary: phraseVocabulary }], word, { terms: new Map() }, 1)
  if (!nearest) return word
  // The longer the word, the more must be alike: many names and words of other languages are near something.
  return nearest.distance === 1 || (nearest.distance === 2 && word.length >= 7) ? nearest.word : word
}

/** Every phrase that stands in the text, with a few words between its own at most. */
function findPhrases(tokens: Token[], stems: string[], taken: ReadonlySet<number>): Match[] {
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
        phrase.slots,
        i,
        phrase.isTight ? null : phrase.isTurned ? 1 : GAP_MAX,
      )
      if (!at) continue
      const base = phrase.slots.length === 1 ? single(tokens[i]!.word) : 1 + 0.1 * (phrase.slots.length - 1)
      const strength = (base - GAP_COST * at.gaps) * phrase.factor
      found.push({ job: phrase.job, strength, tokens: at.tokens, words: phrase.slots.length })
    }
  }
  return found
}

const single = (word: string) => (WEAK_WORDS.has(word) || WEAK_WORDS.has(stem(word)) ? WEAK_STRENGTH : 1)

function follow(
  tokens: Token[],
  stems: string[],
  taken: ReadonlySet<number>,
  phrase: ReadonlySet<string>[],
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
      if (!isSmall && wanted.has(stems[j]!) && !taken.has(j)) break
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
function withoutSwallowed(matches: Match[]): Match[] {
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
const BEFORE_CONTEXT = /^(for|in|on|from|about|of|by|to|during|at|into|over|with)$/

/**
 * A single word says where, for whom or of what when it stands in one part of a clause with a plainer phrase, or
 * after a preposition: 'read invoices from email' asks for nothing about email.
 */
function asContext(matches: Match[], tokens: Token[]): Match[] {
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
    const isBesidePhrase = others.some((o) => o.words > 1 && o.strength >= REQUIRED)
    const before = [1, 2, 3].map((back) => tokens[at - back]).filter((t) => t?.clause === tokens[at]!.clause)
    const followsOther =
      before.some((t) => t && BEFORE_CONTEXT.test(t.word)) &&
      others.some((o) => o.tokens[0]! < at && o.strength >= REQUIRED)
    return isBesidePhrase || followsOther ? { ...match, strength: match.strength * CONTEXT_FACTOR } : match
  })
}

/** Of jobs that are nearly the same, those that are said as plainly as the plainest. */
function withoutAlike(scored: Reading['jobs']): Reading['jobs'] {
  const strengthOf = new Map(scored.map((s) => [s.job.id, s.strength]))
  return scored.filter(({ job, strength }) =>
    [...alike(job.id)].every((id) => (strengthOf.get(id) ?? 0) * 0.95 <= strength),
  )
}

/** What is left of a job that nothing else in the prompt has to do with, and of one that has its clause to itself. */
const STRANGER = 0.6
const STRANGER_ALONE = 0.82
/** Plain jobs from which on a prompt shows what it is about. */
const COMPANY_LEAST = 3

/** A word has many meanings; the one that goes with the rest of the project is more likely meant. */
function withKin(scored: Reading['jobs'], tokens: Token[]): Reading['jobs'] {
  const plain = scored.filter((s) => s.strength >= REQUIRED)
  if (plain.length < COMPANY_LEAST) return scored
  const areKin = (a: Job, b: Job) => a.near.includes(b.id) || b.near.includes(a.id) || alike(a.id).has(b.id)
  const hasKin = (s: { job: Job }) => plain.some((o) => o.job !== s.job && areKin(o.job, s.job))
  if (!plain.some(hasKin)) return scored
  return scored.map((s) => {
    if (hasKin(s)) return s
    const others = plain.filter((o) => o.job !== s.job)
    const { clause } = tokens[s.at]!
    const isAlone = others.every((o) => tokens[o.at]!.clause !== clause || o.strength < s.strength)
    return { ...s, strength: s.strength * (isAlone ? STRANGER_ALONE : STRANGER) }
  })
}

/** 'No video' rules out everything that makes video. */
const AREA_WORDS: Record<string, string[]> = {
  video: ['video', 'film'],
  image: ['imag', 'pictur', 'photo'],
  audio: ['audio', 'sound', 'music'],
  code: ['code', 'program'],
  '3d': ['3d'],
  marketing: ['market'],
  sales: ['sale', 'sell'],
}

function blockAreas(stems: string[], negated: ReadonlySet<number>, unwanted: Set<string>) {
  for (const [area, wordsOfArea] of Object.entries(AREA_WORDS)) {
    // 'No code' asks for tools that need none.
    if (area === 'code') continue
    if (![...negated].some((t) => wordsOfArea.includes(stems[t]!))) continue
    for (const job of JOBS) if (job.area === area) unwanted.add(job.id)
  }
}
