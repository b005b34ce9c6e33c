import type { CatalogTool } from '../../src/catalog/catalog.ts'
import type { KitPreferences } from '../../src/features/kits/kits.contract.ts'

export interface LabelledPrompt {
  part: 'build' | 'fit' | 'held-out' | 'oblique' | 'foreign' | 'foreign, held-out'
  prompt: string
  preferences: KitPreferences
  /** Jobs that the kit must cover. */
  jobs: string[]
  /** Jobs that are useful for the project as well: their tools are not off topic. */
  also: string[]
}

export interface KitFigures {
  /** Share of the jobs for which the kit has an acceptable tool; jobs that no allowed tool does do not count. */
  coverage: number
  /** Share of the tools that do none of the prompt's jobs. */
  offTopic: number
  /** Share of the tools that do again what another does, though the project has jobs left. */
  duplicates: number
  /** Share of the kits that have the asked size, and of the tools that the budget allows. */
  size: number
  budget: number
  /** Whether it is known which other tools are on topic. */
  hasTopics: boolean
  missed: string[]
  strays: CatalogTool[]
}

export function measureKits(
  kits: { prompt: LabelledPrompt; kit: CatalogTool[] }[],
  acceptable: ReadonlyMap<string, ReadonlySet<string>>,
  tools: readonly CatalogTool[],
): KitFigures {
  const missed: string[] = []
  const strays: CatalogTool[] = []
  let jobs = 0
  let count = 0
  let again = 0
  let sized = 0
  let within = 0
  for (const { prompt, kit } of kits) {
    const allows = (t: CatalogTool) => prompt.preferences.budget !== 'free' || !t.is_paid
    const canBeDone = new Set(tools.filter(allows).map((t) => t.name))
    const ofJob = (job: string) => acceptable.get(job) ?? new Set<string>()
    const possible = (list: string[]) => list.filter((job) => [...ofJob(job)].some((n) => canBeDone.has(n)))
    // A kit of five cannot cover six jobs.
    const wanted = possible(prompt.jobs)
    const uncovered = wanted.filter((job) => !kit.some((t) => ofJob(job).has(t.name)))
    const room = Math.min(wanted.length, prompt.preferences.kit_size)
    jobs += room
    missed.push(...uncovered.slice(0, Math.max(0, room - (wanted.length - uncovered.length))))

    const topics = [...wanted, ...possible(prompt.also)]
    const onTopic = kit.filter((t) => topics.some((job) => ofJob(job).has(t.name)))
    strays.push(...kit.filter((t) => !onTopic.includes(t)))
    const matched = largestMatching(onTopic, topics, (tool, job) => ofJob(job).has(tool.name))
    again += Math.min(onTopic.length - matched, topics.length - matched)
    count += kit.length
    if (kit.length === prompt.preferences.kit_size && new Set(kit).size === kit.length) sized++
    within += kit.filter(allows).length
  }
  return {
    coverage: 1 - missed.length / jobs,
    offTopic: strays.length / count,
    duplicates: again / count,
    size: sized / kits.length,
    budget: within / count,
    hasTopics: kits.some(({ prompt }) => prompt.also.length > 0),
    missed,
    strays,
  }
}

/** How many tools can have a job of their own (augmenting paths). */
function largestMatching<T, J>(tools: T[], jobs: J[], does: (tool: T, job: J) => boolean): number {
  const doneBy = new Map<J, T>()
  const place = (tool: T, tried: Set<J>): boolean => {
    for (const job of jobs) {
      if (tried.has(job) || !does(tool, job)) continue
      tried.add(job)
      const holder = doneBy.get(job)
      if (holder === undefined || place(holder, tried)) {
        doneBy.set(job, tool)
        return true
      }
    }
    return false
  }
  return tools.filter((tool) => place(tool, new Set())).length
}
