/** The tools of a kit while it is put together: each has a job, and none is there twice. */
import type { CatalogTool } from '../../../../catalog/catalog.ts'
import type { PossibleJobs } from '../reading/meant.ts'
import { areAlike, type Job } from '../vocabulary/jobs.ts'
import { CHOICE } from '../weights.ts'
import type { Options } from './options.ts'

/** Why a job is in a kit. */
export type Origin = 'prompt' | 'added' | 'suggested' | 'locked'

export interface Chosen {
  tool: CatalogTool
  job: Job
  origin: Origin
  isLocked: boolean
}

/** What a kit may cost in all, and what each tool costs, in dollars a month. */
export interface Money {
  budget: number
  costOf: (tool: CatalogTool) => number
}

export class Selection {
  readonly chosen: Chosen[]
  readonly #size: number
  readonly #options: Options
  /** The jobs that the kit is asked for. */
  readonly #required: readonly Job[]
  readonly #money: Money

  constructor(
    locked: readonly Chosen[],
    size: number,
    options: Options,
    required: readonly Job[],
    money: Money,
  ) {
    this.chosen = [...locked]
    this.#money = money
    this.#size = size
    this.#options = options
    this.#required = required
  }

  get isFull(): boolean {
    return this.chosen.length >= this.#size
  }

  hasJob(job: Job): boolean {
    return this.chosen.some((c) => c.job === job)
  }

  /** Dollars a month of what is paid, where they are known. */
  get #spent(): number {
    return this.chosen.reduce((sum, { tool }) => sum + this.#money.costOf(tool), 0)
  }

  /** Whether it has this job, or one that does what this one would. */
  hasAlike(job: Job): boolean {
    return this.chosen.some((c) => areAlike(c.job, job))
  }

  /** Adds the best tool for a job, which is asked for by words of which other jobs are `possible`, too. Answers whether there was one, and room for it. */
  add(job: Job, origin: Origin, possible: PossibleJobs = [[job, 1]]): boolean {
    if (this.isFull) return false
    const tool = this.#bestFor(job, possible)
    if (!tool) return false
    this.chosen.push({ tool, job, origin, isLocked: false })
    return true
  }

  #bestFor(job: Job, possible: PossibleJobs): CatalogTool | null {
    const options = this.#options.of(job).filter((o) => o.isFitting)
    const open = this.#required.filter((r) => r !== job && !this.hasJob(r))
    let best: CatalogTool | null = null
    let highest = 0
    for (const option of options.slice(0, CHOICE.optionsMost)) {
      if (this.chosen.some((c) => c.tool === option.tool)) continue
      if (this.#spent + this.#money.costOf(option.tool) > this.#money.budget) continue
      const serves = possible.reduce(
        (sum, [other, probability]) => sum + probability * this.#options.share(option.tool, other),
        0,
      )
      const value = serves * this.#factorOf(option.tool, job, option.score / options[0]!.score, open)
      if (value > highest) {
        highest = value
        best = option.tool
      }
    }
    return best
  }

  /** Below 1 for a tool that is better used for an `open` job, or does again what another one does. */
  #factorOf(tool: CatalogTool, job: Job, share: number, open: readonly Job[]): number {
    const does = (candidate: CatalogTool, other: Job) =>
      this.#options.share(candidate, other) >= CHOICE.doesWell
    const isBetterElsewhere = open.some((other) => this.#options.share(tool, other) > share)
    const isSameAgain =
      share >= CHOICE.doesWell && this.chosen.some((c) => does(tool, c.job) && does(c.tool, job))
    return (isBetterElsewhere ? CHOICE.betterElsewhere : 1) * (isSameAgain ? CHOICE.sameAgain : 1)
  }
}
