import type { Catalog } from '../../../catalog/catalog.ts'
import { stem, WEAK_WORDS } from '../../../catalog/text.ts'
import { withoutPreferences } from '../kit-preferences.ts'
import { askedBy, companyOf, type Evidence, emptyEvidence, SMALL } from './belief.ts'
import { clausesOf, partsOf, type Span, sentencesOf } from './clauses.ts'
import { JOBS, type Job, numberOf } from './jobs.ts'
import { likenessOf } from './likeness.ts'
import { jobsBehind } from './meaning.ts'
import { findNamedTools, type NamedTool } from './names.ts'
import { negatedTokens } from './negation.ts'
import { asContext, findPhrases, type Match, PLAIN, withoutSwallowed } from './phrases.ts'
import { isFunctionWord, isNegation, isPreference, type Token, tokenize } from './tokens.ts'
import { type Traits, traitsOf } from './traits.ts'
import { corrected, isSpelt, saysKnownWords } from './vocabulary.ts'

/** What a prompt asks for. */
export interface Reading {
  /** The jobs it speaks of, the most likely first, with the probability that it asks for them. */
  jobs: { job: Job; probability: number; at: number }[]
  /** Jobs that it only touches. */
  hints: Map<string, number>
  /** Jobs that it does not want. */
  unwanted: Set<string>
  /** What it says about each job. */
  evidence: Evidence
  named: NamedTool[]
  traits: Traits
  /** Stems of its words that say something, for choosing among tools that do the same. */
  stems: string[]
  /** Whether it says anything in words that are known: of what does not, nothing may be guessed. */
  isUnderstood: boolean
}

/**
 * From this probability on a job is asked for; the likeliest already from the second on; others are touched. In
 * single precision, in which the probabilities are.
 */
const ASKED = Math.fround(0.3)
const ASKED_FIRST = 0.25
/** The likeliest job of a sentence that asks for nothing else is asked for from this probability on. */
const ASKED_ALONE = 0.2
const TOUCHED = 0.08
/** How surely the entries of a list are asked for that are phrases of jobs and nothing else: 'a logo, a website'. */
const LISTED = 0.6
const LIST_LEAST = 2

/** Reads a prompt. Pure: the same prompt over the same catalogue is always read alike. */
export function readPrompt(catalog: Catalog, prompt: string): Reading {
  const { evidence, unwanted, named, traits, stems, firstAt, listed, sentences, isUnderstood } = evidenceIn(
    catalog,
    prompt,
  )
  const asked = askedBy(evidence)
  for (const number of listed.jobs) asked[number] = Math.max(asked[number]!, LISTED)
  // Whoever only lists what they want wants nothing else.
  if (listed.isAll) for (const job of asked.keys()) if (!listed.jobs.has(job)) asked[job] = 0
  for (const id of unwanted) asked[numberOf.get(id)!] = 0
  raiseLeaders(asked, firstAt, sentences)
  const likely = JOBS.map((job, number) => ({ job, probability: asked[number]!, at: firstAt[number]! }))
    .filter(({ probability }) => probability >= TOUCHED)
    .sort((a, b) => b.probability - a.probability || a.at - b.at || (a.job.id < b.job.id ? -1 : 1))
  const isAsked = (l: (typeof likely)[number]) => l.probability >= (l === likely[0] ? ASKED_FIRST : ASKED)
  return {
    jobs: likely.filter(isAsked),
    hints: new Map(likely.filter((l) => !isAsked(l)).map((l) => [l.job.id, l.probability])),
    unwanted,
    evidence,
    named,
    traits,
    stems,
    isUnderstood,
  }
}

/** A sentence of its own is mostly about a need of its own, which may have nothing to do with the others. */
function raiseLeaders(asked: Float32Array, firstAt: Float32Array, sentences: readonly Span[]) {
  for (const { from, to } of sentences) {
    let leader = -1
    for (let job = 0; job < asked.length; job++) {
      const isHere = firstAt[job]! >= from && firstAt[job]! < to
      if (isHere && (leader < 0 || asked[job]! > asked[leader]!)) leader = job
    }
    if (leader >= 0 && asked[leader]! >= ASKED_ALONE) asked[leader] = Math.max(asked[leader]!, ASKED)
  }
}

/** What a prompt says about each job, and where it says so first. */
export function evidenceIn(catalog: Catalog, prompt: string) {
  const tokens = tokenize(withoutPreferences(prompt))
  const named = findNamedTools(catalog, tokens)
  const stems = tokens.map((token) => stem(corrected(catalog, token.word)))
  const taken = new Set(named.filter((n) => n.role !== 'beside').flatMap((n) => n.tokens))
  const all = findPhrases(tokens, stems, taken)
  const isNegative = (match: Match) => match.tokens.some((t) => isNegation(tokens[t]!.word))
  const negated = negatedTokens(tokens, new Set(all.filter(isNegative).flatMap((m) => m.tokens)))
  const unwanted = new Set<string>()
  const kept: Match[] = []
  for (const match of asContext(withoutSwallowed(all), tokens)) {
    if (match.tokens.some((t) => negated.has(t)) && !isNegative(match)) unwanted.add(match.job.id)
    else kept.push(match)
  }
  blockAreas(stems, negated, unwanted)
  const says = (t: number) => {
    const { word } = tokens[t]!
    return !isFunctionWord(word) && !WEAK_WORDS.has(word) && !isNegation(word) && !negated.has(t)
  }
  const evidence = emptyEvidence()
  const firstAt = new Float32Array(JOBS.length).fill(tokens.length)
  takePhrases(evidence, firstAt, kept)
  for (const { job, strength, at } of jobsBehind(catalog, tokens, stems, unread(tokens, kept, says, taken))) {
    const number = numberOf.get(job.id)!
    evidence.found[number] = strength
    firstAt[number] = Math.min(firstAt[number]!, at)
  }
  const sentences = sentencesOf(tokens)
  takeLikeness(evidence, firstAt, { tokens, stems, negated, sentences })
  evidence.company = companyOf(evidence.share)
  return {
    evidence,
    firstAt,
    sentences,
    listed: listedIn(kept, clausesOf([...tokens.keys()], tokens), tokens),
    unwanted,
    named,
    traits: traitsOf(tokens, stems, negated),
    stems: [...new Set(stems.filter((_, t) => says(t)))],
    isUnderstood:
      named.length > 0 ||
      all.some((match) => isSpelt(match, tokens)) ||
      saysKnownWords(catalog, tokens, says),
  }
}

function takePhrases(evidence: Evidence, firstAt: Float32Array, matches: Match[]) {
  const plainest: number[] = []
  for (const { tokens, strength } of matches) {
    for (const t of tokens) plainest[t] = Math.max(plainest[t] ?? 0, strength)
  }
  const seen = new Set<number>()
  for (const { job, strength, tokens, words, isBorrowed } of matches) {
    const number = numberOf.get(job.id)!
    const raise = (sign: Float32Array) => {
      sign[number] = Math.max(sign[number]!, strength)
    }
    raise(isBorrowed ? evidence.borrowed : evidence.phrase)
    if (words > 1 && !isBorrowed) raise(evidence.longPhrase)
    const outdone = Math.max(...tokens.map((t) => plainest[t]! - strength))
    evidence.outdone[number] = seen.has(number) ? Math.min(evidence.outdone[number]!, outdone) : outdone
    firstAt[number] = Math.min(firstAt[number]!, tokens[0]!)
    seen.add(number)
  }
}

interface Told {
  tokens: Token[]
  stems: string[]
  negated: ReadonlySet<number>
  sentences: readonly Span[]
}

/** How sharply the likeness of one job is set off from that of the others. */
const SHARPNESS = 2

function takeLikeness(
  evidence: Evidence,
  firstAt: Float32Array,
  { tokens, stems, negated, sentences }: Told,
) {
  const told = [...tokens.keys()].filter((t) => !negated.has(t))
  const clauses = clausesOf(told, tokens)
  // What a clause means may stand in the next one, and what it says after 'and' may be something else.
  const pairs = clauses.slice(1).map((clause, i) => [...clauses[i]!, ...clause])
  const parts = clauses.map((clause) => partsOf(clause, tokens)).filter((p) => p.length > 1)
  const read = (span: number[]) =>
    likenessOf(span.filter((t) => !isFunctionWord(tokens[t]!.word)).map((t) => stems[t]!))
  const single = [...clauses, ...parts.flat()]
  for (const [i, span] of [...single, ...pairs].entries()) {
    const isPair = i >= single.length
    const odds = read(span)
    if (!odds) continue
    const shares = sharesOf(odds)
    for (let job = 0; job < odds.length; job++) {
      if (shares[job]! > evidence.share[job]!) {
        evidence.share[job] = shares[job]!
        // Where two clauses say it together, it stands where one of them says most of it.
        if (evidence.phrase[job] === 0 && !isPair) firstAt[job] = span[0]!
      }
      evidence.odds[job] = Math.max(evidence.odds[job]!, odds[job]!)
    }
  }
  evidence.logShare = evidence.share.map((share) => Math.log(share + SMALL))
  for (const { from, to } of sentences) {
    const odds = read(told.filter((t) => t >= from && t < to))
    if (!odds) continue
    const shares = sharesOf(odds)
    const most = shares.reduce((a, b) => Math.max(a, b))
    for (let job = 0; job < odds.length; job++) {
      evidence.sentenceShare[job] = Math.max(evidence.sentenceShare[job]!, shares[job]!)
      evidence.lead[job] = Math.max(evidence.lead[job]!, shares[job]! / most)
    }
  }
  const whole = read(told)
  if (whole) {
    evidence.wholeOdds = whole
    evidence.wholeShare = sharesOf(whole)
  }
}

/** The numbers of the jobs whose phrases are entries of a list, and whether the prompt is nothing but that list. */
function listedIn(matches: Match[], clauses: number[][], tokens: Token[]) {
  const entries = clauses
    .flatMap((clause) => partsOf(clause, tokens))
    .map((part) => part.filter((t) => !isFunctionWord(tokens[t]!.word)))
    .filter((entry) => entry.length > 0)
  const isEntry = (entry: number[], m: Match) => entry.length === m.tokens.length && entry[0] === m.tokens[0]
  const plain = matches.filter((m) => !m.isBorrowed && m.strength >= PLAIN)
  const listed = plain.filter((m) => entries.some((entry) => isEntry(entry, m)))
  if (listed.length < LIST_LEAST) return { jobs: new Set<number>(), isAll: false }
  return {
    jobs: new Set(listed.map((m) => numberOf.get(m.job.id)!)),
    isAll: entries.every((entry) => listed.some((m) => isEntry(entry, m))),
  }
}

function sharesOf(odds: Float32Array): Float32Array {
  const most = odds.reduce((a, b) => Math.max(a, b))
  const raised = odds.map((value) => Math.exp(SHARPNESS * (value - most)))
  const sum = raised.reduce((a, b) => a + b)
  return raised.map((value) => value / sum)
}

/** A clause of more words than this is not understood by one of its words. */
const SHORT_CLAUSE = 3

/** The clauses that no phrase has made sense of, as the numbers of their words that say something. */
function unread(
  tokens: Token[],
  matches: Match[],
  says: (t: number) => boolean,
  taken: ReadonlySet<number>,
): number[][] {
  const clauseOf = (m: Match) => tokens[m.tokens[0]!]!.clause
  const sure = new Set(matches.filter((m) => m.strength >= PLAIN && m.words > 1).map(clauseOf))
  const touched = new Set(matches.filter((m) => m.strength >= PLAIN).map(clauseOf))
  return clausesOf([...tokens.keys()], tokens)
    .filter((all) => !sure.has(tokens[all[0]!]!.clause))
    .map((all) => {
      const content = all.filter((t) => says(t) && !taken.has(t) && !isPreference(tokens[t]!.word))
      return touched.has(tokens[all[0]!]!.clause) && content.length <= SHORT_CLAUSE ? [] : content
    })
    .filter((content) => content.length > 0)
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
