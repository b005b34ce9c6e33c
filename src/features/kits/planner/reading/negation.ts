/** What a prompt refuses: the words that a negation reaches, and the jobs that these words name. */

import { isFunctionWord, isNegation, type Token } from '../../../../catalog/reading/tokens.ts'
import { JOBS } from '../vocabulary/jobs.ts'
import { REFUSAL_REACH } from '../weights.ts'
import type { Match } from './phrases.ts'
import { prohibitedTokens } from './prohibition.ts'

/** Words after a negation that make it speak of the person and not of the project: 'no design skills'. */
const ABOUT_ME =
  /^(skills?|experience|knowledge|idea|clue|designer|programmer|developer|coder|expert|technical|budget|money|time|bots?|typing|coding|code|coded|programmed|filming|camera|actors?|cloud|subscription|signup|english|native|first|perfect|professional|good|sure|know|much|too)$/

const PROGRAM = /^(code|coded|program|programme|programmed)$/
const PROGRAMMING = /^(coding|programming)$/
const KEEPS = /^(keep|keeping|stay|staying|stick|sticking)$/
/** Words that are looked at before and behind one. */
const AROUND = 6

/** After 'can't' these refuse something; any other verb says what somebody needs help with: 'I can't draw'. */
const CANNOT_HAVE =
  /^(use|have|stand|bear|afford|be|pay|leave|go|share|upload|install|risk|allow|accept|switch|change|work|host|store|send|run|take)$/

/** With these one says how a thing is to be, and refuses none: 'a voice that doesn't sound like a robot'. */
const IS_NOT = /^(doesnt|dont|isnt|arent|cant|wont)$/

/** Stems of what is not to be done for somebody, and the jobs that do it: 'it must not write a sentence for me'. */
const WRITING = [
  'writing',
  'novel',
  'blog-writing',
  'copywriting',
  'screenplay',
  'paraphrase',
  'academic-writing',
]
const DONE_FOR_ME: Record<string, readonly string[]> = { write: WRITING, written: WRITING }
/** Jobs that make the same as a refused one for somebody else. */
const SAME_AGAIN: Record<string, readonly string[]> = {
  images: ['game-art'],
  translate: ['localize'],
  voiceover: ['voice-clone'],
}

const MUST = /^(must|should|shall|may|to)$/

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
  const refused = new Set([...keptTokens(tokens), ...programTokens(tokens), ...prohibitedTokens(tokens)])
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

/**
 * What somebody keeps, whoever makes it, is not looked for: 'I'm keeping X as my CRM'. The words that say what
 * it is stand behind 'as my'.
 */
function keptTokens(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ word, clause }, i) => {
    if (word !== 'as' || !/^(my|our|the)$/.test(tokens[i + 1]?.word ?? '')) return []
    if (!wordsBefore(tokens, i).some((said) => KEEPS.test(said))) return []
    const behind = tokens.slice(i + 1, i + 1 + AROUND)
    return behind.flatMap((token, j) => (token.clause === clause ? [i + 1 + j] : []))
  })
}

/** 'I can't code', 'I don't know how to program', 'no coding': who says so is to be given nothing for those who can. */
const programTokens = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ word }, i) => {
    const before = wordsBefore(tokens, i)
    const isOut = PROGRAM.test(word)
      ? isUnable(before)
      : PROGRAMMING.test(word) && /^(no|without)$/.test(before.at(-1) ?? '')
    return isOut ? [i] : []
  })

const isUnable = (before: readonly string[]): boolean =>
  before.some((word) => /^(cant|never)$/.test(word)) ||
  (before.some(isNegation) && before.some((word) => /^(know|able|learnt|learned)$/.test(word)))

/** The last few words of the same clause. */
const wordsBefore = (tokens: readonly Token[], at: number): string[] =>
  tokens
    .slice(Math.max(0, at - AROUND), at)
    .filter(({ clause }) => clause === tokens[at]!.clause)
    .map(({ word }) => word)

const isInability = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.word === 'cant' && !CANNOT_HAVE.test(tokens[at + 1]?.word ?? '')

/** The ids of the jobs that refused words name: by a phrase, or by the area they belong to. */
export function refusedJobs(
  matches: readonly Match[],
  tokens: readonly Token[],
  refused: ReadonlySet<number>,
): Set<string> {
  const prohibited = prohibitedTokens(tokens)
  const forbidden = [...refused]
    .filter((t) => isForbidden(tokens, t) || prohibited.includes(t))
    .map((t) => tokens[t]!.stem)
  // 'Pictures' are all that has to do with them; 'making pictures' is one job.
  const named = new Set(matches.flatMap((match) => (match.tokens.length > 1 ? match.tokens : [])))
  const stems = new Set(
    [...refused].filter((t) => !isLikened(tokens, t) && !named.has(t)).map((t) => tokens[t]!.stem),
  )
  const areas = Object.keys(AREA_STEMS).filter((area) => AREA_STEMS[area]!.some((stem) => stems.has(stem)))
  const jobs = matches
    .filter((match) => !match.tokens.some((t) => isLikened(tokens, t)))
    .map((match) => match.job.id)
  return new Set([
    ...jobs,
    ...jobs.flatMap((id) => SAME_AGAIN[id] ?? []),
    ...forbidden.flatMap((stem) => DONE_FOR_ME[stem] ?? []),
    ...JOBS.filter((job) => areas.includes(job.area)).map((job) => job.id),
  ])
}

const SEEMING = /^(sounding|looking|feeling|seeming)$/

/** Whether a word is the verb of 'that doesn't …' or 'without it sounding', or stands behind it: it says what something must not be like. */
function isLikened(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i > 0 && tokens[i]!.clause === tokens[at]!.clause; i--) {
    const before = tokens[i - 1]!.word
    if (SEEMING.test(tokens[i]!.word)) {
      const refusal = /^(it|them|me|us|that|this)$/.test(before) ? tokens[i - 2]?.word : before
      if (refusal && isNegation(refusal)) return true
    }
    if (i < at && IS_NOT.test(tokens[i]!.word)) return /^(that|which|who)$/.test(before)
  }
  return false
}

/** Whether a verb follows 'must not', or stands before 'for me'. */
const isForbidden = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.word === 'not' && MUST.test(tokens[at - 2]?.word ?? '')) ||
  (tokens[at + 1]?.word === 'for' && /^(me|us)$/.test(tokens[at + 2]?.word ?? ''))
