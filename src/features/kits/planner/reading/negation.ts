/** What a prompt refuses: the words that a negation reaches, and the jobs that these words name. */

import { isFunctionWord, isNegation, type Token } from '../../../../catalog/reading/tokens.ts'
import { JOBS } from '../vocabulary/jobs.ts'
import { REFUSAL_REACH } from '../weights.ts'
import type { Match } from './phrases.ts'

/** Words after a negation that make it speak of the person and not of the project: 'no design skills'. */
const ABOUT_ME =
  /^(skills?|experience|knowledge|idea|clue|designer|programmer|developer|coder|expert|technical|budget|money|time|bots?|typing|coding|code|filming|camera|actors?|cloud|subscription|signup|english|native|first|perfect|professional|good|sure|know|much|too)$/

/** After 'can't' these refuse something; any other verb says what somebody needs help with: 'I can't draw'. */
const CANNOT_HAVE =
  /^(use|have|stand|bear|afford|be|pay|leave|go|share|upload|install|risk|allow|accept|switch|change|work|host|store|send|run|take)$/

/** Stems that stand for all jobs of an area: 'no video' rules out everything that makes video. */
const AREA_STEMS: Record<string, string[]> = {
  video: ['video', 'film'],
  image: ['imag', 'pictur', 'photo'],
  audio: ['audio', 'sound'],
  '3d': ['3d'],
  marketing: ['market'],
  sales: ['sale', 'sell'],
  // None for 'code': 'no code' asks for tools that need none.
}

/** A phrase that is meant with its negation: 'no camera'. */
export const isNegative = (match: Match, tokens: readonly Token[]): boolean =>
  match.tokens.some((t) => isNegation(tokens[t]!.word))

/**
 * The words that a prompt says no to: what follows a negation in its clause, up to a verb of wanting. 'No design
 * skills' says no to nothing. Tokens in `spared` belong to a phrase that is meant with its negation.
 */
export function refusedTokens(tokens: readonly Token[], spared: ReadonlySet<number>): Set<number> {
  const refused = new Set<number>()
  for (let i = 0; i < tokens.length; i++) {
    if (!isNegation(tokens[i]!.word) || spared.has(i) || isInability(tokens, i)) continue
    const reach: number[] = []
    for (let j = i + 1; j < tokens.length && tokens[j]!.clause === tokens[i]!.clause; j++) {
      const { word } = tokens[j]!
      if (/^(and|then|so|just|only)$/.test(word) && reach.length > 0) break
      if (isFunctionWord(word)) continue
      reach.push(j)
      if (reach.length === REFUSAL_REACH) break
    }
    if (reach.some((j) => ABOUT_ME.test(tokens[j]!.word))) continue
    for (const j of reach) refused.add(j)
  }
  return refused
}

const isInability = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.word === 'cant' && !CANNOT_HAVE.test(tokens[at + 1]?.word ?? '')

/** The ids of the jobs that refused words name: by a phrase, or by the area they belong to. */
export function refusedJobs(
  matches: readonly Match[],
  tokens: readonly Token[],
  refused: ReadonlySet<number>,
): Set<string> {
  const stems = new Set([...refused].map((t) => tokens[t]!.stem))
  const areas = Object.keys(AREA_STEMS).filter((area) => AREA_STEMS[area]!.some((stem) => stems.has(stem)))
  return new Set([
    ...matches.map((match) => match.job.id),
    ...JOBS.filter((job) => areas.includes(job.area)).map((job) => job.id),
  ])
}
