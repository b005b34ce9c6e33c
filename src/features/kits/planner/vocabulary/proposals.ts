/** Which tools readers have proposed for what strangers need, by jobs: `kits/proposals.json`, read when it is asked for first. */
import { z } from 'zod'
import { readData } from './data.ts'
import type { Job } from './jobs.ts'

/** By the ids of jobs and the names of tools, shares from -0.5, unfit for everybody, to 1, the first for everybody. */
export const Proposals = z.record(z.string(), z.record(z.string(), z.number().min(-0.5).max(1)))

let byJob: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined

function allProposals() {
  byJob ??= new Map(
    Object.entries(readData('proposals.json', Proposals)).map(([id, shares]) => [
      id,
      new Map(Object.entries(shares).map(([name, share]) => [name.toLowerCase(), share])),
    ]),
  )
  return byJob
}

const NONE: ReadonlyMap<string, number> = new Map()

/** The shares of a job by names in lower case. */
export const proposedFor = ({ id }: Job): ReadonlyMap<string, number> => allProposals().get(id) ?? NONE

/** Names, in lower case, of all tools that were proposed for a job. */
export const namesProposed = (): string[] =>
  [...allProposals().values()].flatMap((shares) => [...shares.keys()])
