/** What a prompt says about each job: the signs from which `vocabulary/probability.ts` makes probabilities. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import { clausesOf, partsOf } from '../../../../catalog/reading/segments.ts'
import { isFunctionWord } from '../../../../catalog/reading/tokens.ts'
import { JOBS, numberOf } from '../vocabulary/jobs.ts'
import { logOddsOf, sharesOf } from '../vocabulary/naive-bayes.ts'
import { companyOf, type Evidence, emptyEvidence } from '../vocabulary/probability.ts'
import { SIGN } from '../weights.ts'
import type { ParsedPrompt } from './parse.ts'
import type { Match } from './phrases.ts'
import { jobsFromSearch, unexplainedClauses } from './search-evidence.ts'

export interface Gathered {
  evidence: Evidence
  /** For each job the first word that speaks of it; the number of words where none does. */
  firstAt: Float32Array
}

/** All signs of a prompt. */
export function gatherEvidence(catalog: Catalog, parsed: ParsedPrompt): Gathered {
  const evidence = emptyEvidence()
  const firstAt = new Float32Array(JOBS.length).fill(parsed.tokens.length)
  addPhrases({ evidence, firstAt }, parsed.matches)
  addSearch({ evidence, firstAt }, catalog, parsed)
  addLikeness({ evidence, firstAt }, parsed)
  evidence.company = companyOf(evidence.share)
  return { evidence, firstAt }
}

function addPhrases({ evidence, firstAt }: Gathered, matches: readonly Match[]) {
  const plainest: number[] = []
  for (const { tokens, strength } of matches) {
    for (const t of tokens) plainest[t] = Math.max(plainest[t] ?? 0, strength)
  }
  const seen = new Set<number>()
  for (const { job, strength, tokens, words, isBorrowed } of matches) {
    const number = numberOf.get(job.id)!
    raise(isBorrowed ? evidence.borrowed : evidence.phrase, number, strength)
    if (words > 1 && !isBorrowed) raise(evidence.longPhrase, number, strength)
    const outdone = Math.max(...tokens.map((t) => plainest[t]! - strength))
    evidence.outdone[number] = seen.has(number) ? Math.min(evidence.outdone[number]!, outdone) : outdone
    firstAt[number] = Math.min(firstAt[number]!, tokens[0]!)
    seen.add(number)
  }
}

function raise(sign: Float32Array, job: number, value: number) {
  sign[job] = Math.max(sign[job]!, value)
}

function addSearch({ evidence, firstAt }: Gathered, catalog: Catalog, parsed: ParsedPrompt) {
  const { tokens, matches, content, names } = parsed
  const clauses = unexplainedClauses(tokens, matches, (t) => content.has(t) && !names.has(t))
  for (const { job, strength, at } of jobsFromSearch(catalog, tokens, clauses)) {
    const number = numberOf.get(job.id)!
    evidence.found[number] = strength
    firstAt[number] = Math.min(firstAt[number]!, at)
  }
}

/** How alike clauses, sentences and the whole are to the examples of each job. */
function addLikeness(gathered: Gathered, { tokens, refused, sentences }: ParsedPrompt) {
  const { evidence } = gathered
  const wanted = [...tokens.keys()].filter((t) => !refused.has(t))
  const oddsOf = (span: readonly number[]) =>
    logOddsOf(span.filter((t) => !isFunctionWord(tokens[t]!.word)).map((t) => tokens[t]!.stem))
  const clauses = clausesOf(wanted, tokens)
  const parts = clauses.map((clause) => partsOf(clause, tokens)).filter((p) => p.length > 1)
  for (const span of [...clauses, ...parts.flat()]) addSpan(gathered, oddsOf(span), span[0])
  // What a clause means may stand in the next one, and what it says after 'and' may be something else.
  const pairs = clauses.slice(1).map((clause, i) => [...clauses[i]!, ...clause])
  // Where two clauses say it together, it stands where one of them says most of it.
  for (const pair of pairs) addSpan(gathered, oddsOf(pair), null)
  evidence.logShare = evidence.share.map((share) => Math.log(share + SIGN.small))
  for (const { from, to } of sentences) {
    addSentence(evidence, oddsOf(wanted.filter((t) => t >= from && t < to)))
  }
  const whole = oddsOf(wanted)
  if (whole) {
    evidence.wholeOdds = whole
    evidence.wholeShare = sharesOf(whole)
  }
}

/** `at` is the word that a job stands at which this span is most alike; null leaves it where it is. */
function addSpan({ evidence, firstAt }: Gathered, odds: Float32Array | null, at: number | null | undefined) {
  if (!odds) return
  const shares = sharesOf(odds)
  for (let job = 0; job < odds.length; job++) {
    if (shares[job]! > evidence.share[job]!) {
      evidence.share[job] = shares[job]!
      if (evidence.phrase[job] === 0 && at !== null) firstAt[job] = at!
    }
    raise(evidence.odds, job, odds[job]!)
  }
}

function addSentence(evidence: Evidence, odds: Float32Array | null) {
  if (!odds) return
  const shares = sharesOf(odds)
  const most = shares.reduce((a, b) => Math.max(a, b))
  for (let job = 0; job < odds.length; job++) {
    raise(evidence.sentenceShare, job, shares[job]!)
    raise(evidence.lead, job, shares[job]! / most)
  }
}
