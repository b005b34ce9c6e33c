import { listed } from '../kit-cost.ts'
import type { MagicKit } from '../kits.contract.ts'
import type { SavedKit, StoredKit } from '../stored-kits.contract.ts'
import { withTools } from './kit-edits.ts'
import { kitInputOf } from './kit-input.ts'
import { EMPTY, type KitState, kitState } from './kit-state.ts'
import { requestKit } from './request-kit.ts'

/**
 * Opens a kit in the builder as it was left: its own words, jobs, tools, order and locks. What is not stored (other tools
 * for each job; the jobs of kits from before they were stored) is asked for again. Throws an AppError, or whatever the
 * network does. A saved kit is the one that its changes are saved to.
 */
export async function openStoredKit(kit: StoredKit | SavedKit): Promise<void> {
  const { name, description, prompt, preferences, tools, jobs } = kit
  const left = tools.filter((t) => t.card !== null)
  // Without any of its tools there is only its prompt to begin with.
  if (left.length === 0) return startFromStoredKit(kit)
  const locked = left.map((t) => ({ tool_id: t.tool_id, job: t.job.id }))
  const { ignored = [], demands = [] } = jobs ?? {}
  const made = await requestKit(
    { prompt, preferences, locked, ignore: ignored.map((r) => r.id), demands: demands.map((d) => d.id) },
    () => {},
  )
  // The planner fills up what was dropped before, and has an order of its own.
  const opened = left.flatMap((t) => {
    const tool = made.tools.find((m) => m.id === t.tool_id)
    if (!tool) return []
    const { is_locked, reason, reason_source } = t
    return [{ ...tool, is_locked, reason, reason_source }]
  })
  const missing = tools.filter((t) => !opened.some((o) => o.id === t.tool_id)).map((t) => t.name)
  const result: MagicKit = {
    ...withTools(jobs ? { ...made, ...asLeft(jobs, made) } : made, prompt, opened),
    kit_name: name,
    description,
    notes: missing.length > 0 ? [`No longer in the directory: ${listed(missing)}.`] : [],
  }
  const state: KitState = {
    ...EMPTY,
    prompt,
    preferences,
    added: jobs?.added ?? [],
    dropped: jobs?.dropped ?? [],
    ignored,
    demands,
    kit: result,
  }
  // What has lost a tool differs from what is saved.
  const content = missing.length > 0 ? '' : JSON.stringify(kitInputOf(state, result))
  const saved = 'id' in kit ? { id: kit.id, version: kit.version, content } : null
  kitState.set({ ...state, saved })
}

/** The jobs of a stored kit; which of them have a tool is seen from its tools. */
const asLeft = (
  { planner, required, suggested }: NonNullable<StoredKit['jobs']>,
  { requirements, unclear }: MagicKit,
) => ({
  planner,
  // Nobody says what a language model left, and what was answered is not asked again.
  unclear:
    planner === 'model'
      ? []
      : unclear.filter(({ answers }) => !answers.some(({ id }) => required.some((job) => job.id === id))),
  requirements: required.map((job) => {
    const { words = '', near = [] } = requirements.find((read) => read.id === job.id) ?? {}
    return { ...job, is_covered: false, words, near }
  }),
  suggestions: suggested,
})

/** Fills the builder's form from a kit, with those of its tools that are still in the directory. */
export function startFromStoredKit({ prompt, preferences, tools }: StoredKit): void {
  kitState.set({
    ...EMPTY,
    prompt,
    preferences,
    start: tools.flatMap(({ card }) => (card ? [{ id: card.id, name: card.name }] : [])),
  })
}
