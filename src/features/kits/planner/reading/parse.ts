/** The first steps of reading: what stands in a prompt, before anything is concluded from it. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import { isEnglish } from '../../../../catalog/english.ts'
import { readText, type TextReading } from '../../../../catalog/reading/reading.ts'
import { isFunctionWord, isNegation, type Token } from '../../../../catalog/reading/tokens.ts'
import { stem, WEAK_WORDS } from '../../../../catalog/text.ts'
import { withoutPreferences } from '../../kit-preferences.ts'
import { isNegative, refusedJobs, refusedTokens } from './negation.ts'
import { findPhrases, type Match, phrasesSaid, withContextWeakened, withoutSwallowed } from './phrases.ts'
import { areKnown, corrected, isKnown, isSpelt } from './spelling.ts'

export interface ParsedPrompt extends TextReading {
  /** What it calls a job in another language. */
  said: Match[]
  /** The numbers of the words that it says no to, and the ids of the jobs. */
  refused: Set<number>
  unwanted: Set<string>
  /** The numbers of the words that say what is wanted. */
  content: Set<number>
  /** The numbers of the words that are names of tools, of which no phrase is made. */
  names: Set<number>
  /** The numbers of the words that say nothing of what is to be done: names, demands, what is refused. */
  ignored: Set<number>
  /** Whether it says anything in words that are known: of what does not, nothing may be guessed. */
  isUnderstood: boolean
  /** Whether most of it are words. */
  isText: boolean
}

export interface ParseOptions {
  /** Ids of demands that were taken away, and of those that were added. */
  ignore?: readonly string[] | undefined
  demand?: readonly string[] | undefined
}

export function parsePrompt(
  catalog: Catalog,
  prompt: string,
  { ignore, demand: add }: ParseOptions = {},
): ParsedPrompt {
  const text = readText(catalog, withoutPreferences(prompt), {
    ignore,
    add,
    stemOf: (word) => stem(corrected(catalog, word)),
  })
  const { tokens, named, aside, jobs } = text
  const names = new Set(named.filter((n) => n.role !== 'beside').flatMap((n) => n.tokens))
  const taken = new Set([...names, ...aside])
  const said = phrasesSaid(jobs, taken)
  const found = [...findPhrases(tokens, taken), ...said]
  const spared = found.filter((match) => isNegative(match, tokens)).flatMap((match) => match.tokens)
  const refused = refusedTokens(tokens, new Set([...spared, ...taken]))
  const isRefused = (match: Match) => match.tokens.some((t) => refused.has(t)) && !isNegative(match, tokens)
  const clear = withContextWeakened(withoutSwallowed(found), tokens)
  const content = contentOf(tokens, new Set([...refused, ...aside]))
  return {
    ...text,
    said,
    refused,
    unwanted: refusedJobs(clear.filter(isRefused), tokens, refused),
    content,
    names,
    ignored: new Set([...taken, ...refused, ...negationsOf(refused, tokens)]),
    isText: shareOfWords(catalog, tokens) > 0.5,
    isUnderstood:
      !isOneWordAgain(tokens) &&
      (named.some((n) => n.role !== 'refused') ||
        (found.some((match) => isSpelt(match, tokens)) && shareOfWords(catalog, tokens) >= WORDS_LEAST) ||
        areKnown(
          catalog,
          [...content].map((t) => tokens[t]!),
        )),
  }
}

/** Whether somebody only tries the keyboard: 'test test 123'. */
function isOneWordAgain(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word).filter((word) => /\p{L}/u.test(word))
  return words.length > 1 && new Set(words).size === 1
}

/** The small words that refuse: 'no' alone says nothing of what is asked for. */
const negationsOf = (refused: ReadonlySet<number>, tokens: readonly Token[]): number[] => {
  const clauses = new Set([...refused].map((t) => tokens[t]!.clause))
  return [...tokens.keys()].filter((t) => isNegation(tokens[t]!.word) && clauses.has(tokens[t]!.clause))
}

/** Of a text in which fewer words than this share are known, what is known stands there by chance. */
const WORDS_LEAST = 0.4

/** The share of the words that are English, of the catalogue, or nearly a word that is known. */
function shareOfWords(catalog: Catalog, tokens: readonly Token[]): number {
  const isWord = ({ word }: Token) =>
    isEnglish(word) || isKnown(catalog, stem(word)) || corrected(catalog, word) !== word
  return tokens.filter(isWord).length / (tokens.length || 1)
}

const contentOf = (tokens: readonly Token[], out: ReadonlySet<number>): Set<number> =>
  new Set(
    [...tokens.keys()].filter((t) => {
      const { word } = tokens[t]!
      return !isFunctionWord(word) && !WEAK_WORDS.has(word) && !isNegation(word) && !out.has(t)
    }),
  )
