/** The jobs that a prompt asks for, clause by clause. */

import { isEnglish } from '../../../../catalog/english.ts'
import { clausesOf, partsOf } from '../../../../catalog/reading/segments.ts'
import { isFunctionWord, type Token } from '../../../../catalog/reading/tokens.ts'
import { JOBS } from '../vocabulary/jobs.ts'
import { learnedText } from '../vocabulary/learned-text.ts'
import { PHRASE } from '../weights.ts'
import { jobsMeantBy } from './clauses.ts'
import { findPhrases, type Match } from './phrases.ts'
import { type HeardText, hearText } from './text.ts'

/** A clause, and what it may ask for. */
export interface AskingClause {
  /** Its first and its last word. */
  words: [from: number, to: number]
  /** How likely it asks for anything, be that a job of the list or not. */
  asks: number
  /** By their numbers in `JOBS`, the likeliest first; together at most 1. */
  jobs: { job: number; probability: number }[]
}

/** Numbers, set by trying them on labelled clauses. */
const CLAUSE = {
  /** Probability below which a job is not thought of. */
  touched: 0.04,
  /** From here on a part of a clause says something by itself. */
  part: 0.15,
  /** From here on a clause is clear by itself; what is less clear may stand in two clauses together. */
  clear: 0.45,
  /** How much likelier a job must be in two clauses together than in each of them. */
  surer: 0.15,
  /** What is left of a brief clause that names nothing plainly, and how many words are brief at the beginning and elsewhere. */
  unnamed: 0.6,
  briefFirst: 3,
  brief: 1,
} as const

interface Read {
  tokens: readonly number[]
  asks: number
  probabilities: Float32Array
  best: number
}

/** The clauses of a prompt. `ignored` has the numbers of words that say nothing of jobs: names, demands, what is refused. */
export function askingClauses(
  tokens: readonly Token[],
  ignored: ReadonlySet<number> = new Set(),
  said: readonly Match[] = [],
): AskingClause[] {
  return readClauses(tokens, ignored, said).map(({ tokens: span, asks, probabilities }) => ({
    words: [span[0]!, span.at(-1)!],
    asks,
    jobs: [...probabilities]
      .map((probability, job) => ({ job, probability }))
      .filter(({ probability }) => probability >= CLAUSE.touched)
      .sort((a, b) => b.probability - a.probability || a.job - b.job),
  }))
}

function readClauses(tokens: readonly Token[], ignored: ReadonlySet<number>, said: readonly Match[]): Read[] {
  const heard = hearText(tokens, ignored, [...findPhrases(tokens, ignored), ...said], learnedText)
  const read = (span: readonly number[], context: readonly string[]) =>
    readSpan(tokens, span, context, said, heard)
  const numbers = [...tokens.keys()].filter((t) => !ignored.has(t))
  const clauses = clausesOf(numbers, tokens).filter((span) => saysSomething(span, tokens))
  const contents = clauses.map((span) => contentOf(span, tokens))
  const contextOf = (i: number) => contents.filter((_, j) => j !== i).flat()
  const reads = clauses.map((span, i) => readParts(tokens, span, contextOf(i), read))
  return joined(reads, tokens, (i, j) => read([...clauses[i]!, ...clauses[j]!], []))
}

/** A clause at whose 'and's two things are asked for is read as two. */
function readParts(
  tokens: readonly Token[],
  span: readonly number[],
  context: readonly string[],
  read: (span: readonly number[], context: readonly string[]) => Read,
): Read[] {
  const whole = asNamed(tokens, span, context, read)
  const parts = partsOf(span, tokens).filter((part) => saysSomething(part, tokens))
  if (parts.length < 2) return [whole]
  const apart = parts.map((part) => read(part, context))
  const isTwofold = apart.filter((part) => bestOf(part) >= CLAUSE.clear).length > 1
  return isTwofold || apart.every((part) => bestOf(part) >= CLAUSE.part) ? apart : [whole]
}

/** Behind these a clause says for whom, about what, or what it is made from. */
const FOR = /^(for|about|from)$/

/**
 * A clause that names plainly what is to be made before it says for whom or from what is read by what it names, where that is clearer: a
 * website for a dentist is a website, slides from notes are slides.
 */
function asNamed(
  tokens: readonly Token[],
  span: readonly number[],
  context: readonly string[],
  read: (span: readonly number[], context: readonly string[]) => Read,
): Read {
  const whole = asWished(tokens, span, context, read)
  const end = span.findIndex((t) => FOR.test(tokens[t]!.word))
  const head = span.slice(0, Math.max(0, end))
  if (!saysSomething(head, tokens) || !namesPlainly(head.map((t) => tokens[t]!))) return whole
  const named = read(head, context)
  return bestOf(named) > bestOf(whole) ? { ...named, tokens: span } : whole
}

const WISHES = /^(want|wants|like|need|needs|wish|hope|try|trying|looking|plan|planning) to$/

/** A clause that says who somebody is before what they want ('I run a bakery and want to …') is read from the wish on, where that is clearer. */
function asWished(
  tokens: readonly Token[],
  span: readonly number[],
  context: readonly string[],
  read: (span: readonly number[], context: readonly string[]) => Read,
): Read {
  const whole = read(span, context)
  const words = span.map((t) => tokens[t]!.word)
  const from = words.findLastIndex((word, i) => WISHES.test(`${word} ${words[i + 1]}`))
  const wish = from > 0 ? span.slice(from) : []
  if (!saysSomething(wish, tokens)) return whole
  const wished = read(wish, context)
  return bestOf(wished) > bestOf(whole) ? { ...wished, tokens: span } : whole
}

const namesPlainly = (head: Token[]): boolean =>
  findPhrases(head, new Set()).some(({ strength }) => strength >= PHRASE.plain)

/** Joins a clause with the next one where they say together what neither says alone: an object and its verb. Two words ('deep, calm') say how something is. */
function joined(
  reads: Read[][],
  tokens: readonly Token[],
  together: (first: number, second: number) => Read,
): Read[] {
  const out: Read[] = []
  for (let i = 0; i < reads.length; i++) {
    const [own, next] = [reads[i]!, reads[i + 1]]
    if (own.length === 1 && next?.length === 1 && !tokens[next[0]!.tokens[0]!]!.isFirst) {
      const alone = Math.max(bestOf(own[0]!), bestOf(next[0]!))
      const isSaying = contentOf([...own[0]!.tokens, ...next[0]!.tokens], tokens).length > 2
      const both = alone < CLAUSE.clear && isSaying ? together(i, i + 1) : own[0]!
      if (bestOf(both) >= alone + CLAUSE.surer) {
        out.push(both)
        i++
        continue
      }
    }
    out.push(...own)
  }
  return out
}

function readSpan(
  tokens: readonly Token[],
  span: readonly number[],
  context: readonly string[],
  said: readonly Match[],
  { asked, jobsAt }: HeardText,
): Read {
  const saying = sayingIn(span, tokens)
  const meant = jobsMeantBy(
    span.map((t) => tokens[t]!.stem),
    span.map((t) => tokens[t]!.word),
    context,
    within(span, said),
    { asked: saying.reduce((sum, t) => sum + asked[t]!, 0) / saying.length, jobs: jobsAt(saying) },
  )
  const asks = (meant?.asks ?? 0) * plainness(tokens, span, said)
  const probabilities = meant ? meant.shares.map((share) => share * asks) : new Float32Array(JOBS.length)
  return { tokens: span, asks, probabilities, best: probabilities.indexOf(Math.max(...probabilities)) }
}

/**
 * How much counts of what a clause seems to ask for: less where it is brief and names nothing plainly. One word between commas says
 * how something should be ('deep, calm'), and the first few of a text say who asks ('book blogger').
 */
function plainness(tokens: readonly Token[], span: readonly number[], said: readonly Match[]): number {
  const isFirst = tokens[span[0]!]!.clause === 0 && tokens.at(-1)!.clause > 0
  if (contentOf(span, tokens).length > (isFirst ? CLAUSE.briefFirst : CLAUSE.brief)) return 1
  // What is misspelt, or in another language, has not the form of a phrase.
  if (!span.every((t) => isEnglish(tokens[t]!.word))) return 1
  const isNamed = namesPlainly(span.map((t) => tokens[t]!)) || within(span, said).length > 0
  return isNamed ? 1 : CLAUSE.unnamed
}

/** The phrases that stand in a span as a whole, with the places of their words in it. */
const within = (span: readonly number[], said: readonly Match[]): Match[] =>
  said.flatMap((match) => {
    const places = match.tokens.map((t) => span.indexOf(t))
    return places.includes(-1) ? [] : [{ ...match, tokens: places }]
  })

const bestOf = ({ probabilities, best }: Read): number => probabilities[best]!
/** The words of a span that say something. */
const sayingIn = (span: readonly number[], tokens: readonly Token[]): number[] =>
  span.filter((t) => !isFunctionWord(tokens[t]!.word))
const contentOf = (span: readonly number[], tokens: readonly Token[]): string[] =>
  sayingIn(span, tokens).map((t) => tokens[t]!.stem)
const saysSomething = (span: readonly number[], tokens: readonly Token[]): boolean =>
  contentOf(span, tokens).length > 0
