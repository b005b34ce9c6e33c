import type { KeptKit, KitInput } from '../kept-kits.contract.ts'
import type { MagicKit } from '../kits.contract.ts'
import type { KitState } from './kit-state.ts'

const idsOf = (jobs: readonly { id: string }[]) => jobs.map((job) => job.id)

/** What is kept of a kit as the builder shows it: enough to open it again as it was left. */
export function kitInputOf(
  { prompt, preferences, added, dropped }: Pick<KitState, 'prompt' | 'preferences' | 'added' | 'dropped'>,
  { kit_name, description, tools, requirements, suggestions, planner }: MagicKit,
): KitInput {
  return {
    name: kit_name,
    description,
    prompt: prompt.trim(),
    preferences,
    items: tools.map(({ id, job, is_locked, reason, reason_source }) => ({
      tool_id: id,
      job: job.id,
      is_locked,
      // What the catalogue says is found again, as it is then.
      ...(reason_source === 'model' && { reason }),
    })),
    jobs: {
      planner,
      required: requirements.map(({ id, source }) => ({ id, source })),
      suggested: idsOf(suggestions),
      added: idsOf(added),
      dropped: idsOf(dropped),
    },
  }
}

/** What is kept of a kit that is kept already, for another copy of it; what the directory has no more stays behind. */
export const kitInputOfKept = ({
  name,
  description,
  prompt,
  preferences,
  tools,
  jobs,
}: KeptKit): KitInput => ({
  name,
  description,
  prompt,
  preferences,
  items: tools
    .filter((tool) => tool.card !== null)
    .map(({ tool_id, job, is_locked, reason, reason_source }) => ({
      tool_id,
      job: job.id,
      is_locked,
      ...(reason_source === 'model' && { reason }),
    })),
  jobs: jobs && {
    planner: jobs.planner,
    required: jobs.required.map(({ id, source }) => ({ id, source })),
    suggested: idsOf(jobs.suggested),
    added: idsOf(jobs.added),
    dropped: idsOf(jobs.dropped),
  },
})
