/** The first steps of reading: what stands in a prompt, before anything is concluded from it. */
import type { Catalog } from '../../../../catalog/catalog.ts'
import { stem, WEAK_WORDS } from '../../../../catalog/text.ts'
import { withoutPreferences } from '../../kit-preferences.ts'
import { findNamedTools, type NamedTool } from './named-tools.ts'
import { isNegative, refusedJobs, refusedTokens } from './negation.ts'
import { findPhrases, type Match, withContextWeakened, withoutSwallowed } from './phrases.ts'
import { type Span, sentencesOf } from './segments.ts'
import { areKnown, corrected, isSpelt } from './spelling.ts'
import { isFunctionWord, isNegation, type Token, tokenize } from './tokens.ts'

export interface ParsedPrompt {
  tokens: Token[]
  sentences: Span[]
  /** The tools that it names. */
  named: NamedTool[]
  /** The phrases that ask for something. */
  matches: Match[]
  /** The numbers of the words that it says no to, and the ids of the jobs. */
  refused: Set<number>
  unwanted: Set<string>
  /** The numbers of the words that say what is wanted. */
  content: Set<number>
  /** The numbers of the words that are names of tools, of which no phrase is made. */
  names: Set<number>
  /** Whether it says anything in words that are known: of what does not, nothing may be guessed. */
  isUnderstood: boolean
}

export function parsePrompt(catalog: Catalog, prompt: string): ParsedPrompt {
  const tokens = tokenize(withoutPreferences(prompt), (word) => stem(corrected(catalog, word)))
  const named = findNamedTools(catalog, tokens)
  const names = new Set(named.filter((n) => n.role !== 'beside').flatMap((n) => n.tokens))
  const found = findPhrases(tokens, names)
  const spared = found.filter((match) => isNegative(match, tokens)).flatMap((match) => match.tokens)
  const refused = refusedTokens(tokens, new Set(spared))
  const isRefused = (match: Match) => match.tokens.some((t) => refused.has(t)) && !isNegative(match, tokens)
  const clear = withContextWeakened(withoutSwallowed(found), tokens)
  const content = contentOf(tokens, refused)
  return {
    tokens,
    sentences: sentencesOf(tokens),
    named,
    matches: clear.filter((match) => !isRefused(match)),
    refused,
    unwanted: refusedJobs(clear.filter(isRefused), tokens, refused),
    content,
    names,
    isUnderstood:
      named.length > 0 ||
      found.some((match) => isSpelt(match, tokens)) ||
      areKnown(
        catalog,
        [...content].map((t) => tokens[t]!),
      ),
  }
}

const contentOf = (tokens: readonly Token[], refused: ReadonlySet<number>): Set<number> =>
  new Set(
    [...tokens.keys()].filter((t) => {
      const { word } = tokens[t]!
      return !isFunctionWord(word) && !WEAK_WORDS.has(word) && !isNegation(word) && !refused.has(t)
    }),
  )
