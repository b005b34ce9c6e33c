import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalog } from '../../src/catalog/catalog.ts'
import { clausesOf, partsOf } from '../../src/catalog/reading/segments.ts'
import { isFunctionWord, type Token } from '../../src/catalog/reading/tokens.ts'
import { parsePrompt } from '../../src/features/kits/planner/reading/parse.ts'
import { numberOf } from '../../src/features/kits/planner/vocabulary/jobs.ts'
import type { Clause } from './examples.ts'

/** A prompt by somebody who has not seen the list of jobs, with the words that ask for something and what is meant by them. */
export interface StrangersPrompt {
  id: string
  language: string
  text: string
  needs: {
    /** A piece of the text, and the same in plain English. */
    words: string
    need: string
    /** The jobs that are wanted, none where no job of the list is, and other fair readings. */
    jobs: string[]
    also: string[]
  }[]
}

/** The objects of a file of `bench/strangers`, one a line. */
export const readLines = <T>(file: string): T[] =>
  readFileSync(join(import.meta.dirname, '..', 'strangers', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

export const readStrangers = (): StrangersPrompt[] => readLines('needs.jsonl')

/** Prompts of strangers that nothing is learnt from. */
export const unlearntPrompts = (): string[] =>
  ['prompts-a.jsonl', 'prompts-b.jsonl', 'prompts-c.jsonl', 'prompts-d.jsonl', 'prompts-e.jsonl']
    .flatMap((file) => readLines<{ text: string }>(file))
    .map(({ text }) => text)

/** What is meant first has most of the shares. */
const FIRST = 0.7

/** The jobs of a need with their shares; `other` is the number of what none of them does. */
export function sharesOfNeed(
  { jobs, also }: StrangersPrompt['needs'][number],
  other: number,
): Clause['jobs'] {
  const numbers = (ids: string[]) => ids.flatMap((id) => numberOf.get(id) ?? [])
  const [wanted, fair] = [numbers(jobs), numbers(also)]
  if (wanted.length === 0) return [[other, 1]]
  const first = fair.length === 0 ? 1 : FIRST
  return [
    ...wanted.map((job) => [job, first / wanted.length] as const),
    ...fair.map((job) => [job, (1 - FIRST) / fair.length] as const),
  ]
}

/** Whether a piece of a prompt stands within the words that ask for a need of it. */
export function markedBy({ text, needs }: StrangersPrompt) {
  const places = new Map(
    needs.map((need) => {
      const from = text.indexOf(need.words)
      return [need, [from, from + need.words.length] as const]
    }),
  )
  return (need: StrangersPrompt['needs'][number], [from, to]: readonly [from: number, to: number]) => {
    const place = places.get(need)!
    return from < place[1] && place[0] < to
  }
}

export interface SaidClause extends Clause {
  /** The numbers of its words that say something. */
  said: number[]
  stems: string[]
  /** The stems of the other clauses that say something. */
  context: string[]
  asks: boolean
}

/** The clauses of a prompt as the planner reads them, divided at 'and', each with what the needs in it ask for. */
export function clausesOfNeeds(catalog: Catalog, prompt: StrangersPrompt, other: number): SaidClause[] {
  const { tokens, ignored, placeOf } = parsePrompt(catalog, prompt.text)
  const isMarked = markedBy(prompt)
  const numbers = [...tokens.keys()].filter((t) => !ignored.has(t))
  const parts = clausesOf(numbers, tokens)
    .flatMap((clause) => partsOf(clause, tokens))
    .filter((part) => contentOf(part, tokens).length > 0)
  return parts.map((part) => {
    const said = part.filter((t) => !isFunctionWord(tokens[t]!.word))
    const here = prompt.needs.filter((need) =>
      said.some((t) => isMarked(need, placeOf(tokens[t]!.from, tokens[t]!.to))),
    )
    return {
      said,
      words: part.map((t) => tokens[t]!.word),
      stems: part.map((t) => tokens[t]!.stem),
      context: [...new Set(parts.filter((p) => p !== part).flatMap((p) => contentOf(p, tokens)))],
      asks: here.length > 0,
      jobs: here.flatMap((need) =>
        sharesOfNeed(need, other).map(([job, share]) => [job, share / here.length] as const),
      ),
    }
  })
}

const contentOf = (part: readonly number[], tokens: readonly Token[]): string[] =>
  part.filter((t) => !isFunctionWord(tokens[t]!.word)).map((t) => tokens[t]!.stem)
