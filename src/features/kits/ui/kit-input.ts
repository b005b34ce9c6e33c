import type { MagicKit } from '../kits.contract.ts'
import type { KitInput, StoredKit } from '../stored-kits.contract.ts'
import type { KitState } from './kit-state.ts'

type Contents = Pick<StoredKit, 'name' | 'description' | 'prompt' | 'preferences' | 'jobs'> & {
  tools: Pick<StoredKit['tools'][number], 'tool_id' | 'job' | 'is_locked' | 'reason' | 'reason_source'>[]
}

const idsOf = (jobs: readonly { id: string }[]) => jobs.map((job) => job.id)

/** What is stored of a kit: enough to open it again as it was left. */
const toInput = ({ name, description, prompt, preferences, tools, jobs }: Contents): KitInput => ({
  name,
  description,
  prompt,
  preferences,
  items: tools.map(({ tool_id, job, is_locked, reason, reason_source }) => ({
    tool_id,
    job: job.id,
    is_locked,
    // What the catalogue says is found again, as it is then.
    ...(reason_source === 'model' && { reason }),
  })),
  jobs: jobs && {
    planner: jobs.planner,
    required: jobs.required.map(({ id, source }) => ({ id, source })),
    suggested: idsOf(jobs.suggested),
    added: idsOf(jobs.added),
    dropped: idsOf(jobs.dropped),
    ignored: idsOf(jobs.ignored),
    demands: idsOf(jobs.demands),
    team: jobs.team,
  },
})

/** A kit as the builder shows it. */
export const kitInputOf = (
  { prompt, preferences, added, dropped, ignored, demands }: KitState,
  { kit_name, description, tools, requirements, suggestions, planner, cost: { team } }: MagicKit,
): KitInput =>
  toInput({
    name: kit_name,
    description,
    prompt: prompt.trim(),
    preferences,
    tools: tools.map((tool) => ({ ...tool, tool_id: tool.id })),
    jobs: { planner, required: requirements, suggested: suggestions, added, dropped, ignored, demands, team },
  })

/** A stored kit, for another copy of it; what the directory has no more stays behind. */
export const kitInputOfStored = (kit: StoredKit): KitInput =>
  toInput({ ...kit, tools: kit.tools.filter((tool) => tool.card !== null) })
