import { useRef, useState } from 'react'
import { AppError } from '../../../shared/errors.ts'
import { costOf } from '../kit-cost.ts'
import { descriptionOf } from '../kit-description.ts'
import type { KitStage } from '../kit-progress.ts'
import type { KitAlternative, KitJob, KitPreferences, KitTool, MagicKit } from '../kits.contract.ts'
import { EMPTY, type KitState, kitState } from './kit-state.ts'
import { requestKit } from './request-kit.ts'

const FAILED = 'Failed to generate kit. Your text is kept; please check the connection and try again.'

type Locked = { tool_id: number; job?: string }

/** A kit with other tools: numbered anew, with what it costs now, which jobs have a tool, and what it says of itself. */
export function withTools(kit: MagicKit, prompt: string, changed: KitTool[]): MagicKit {
  const tools = changed.map((tool, i) => ({ ...tool, step: i + 1 }))
  const requirements = kit.requirements.map((job) => ({
    ...job,
    is_covered: tools.some((tool) => tool.job.id === job.id),
  }))
  // A model's own words stay.
  const description =
    kit.planner === 'model' ? kit.description : descriptionOf(prompt.trim(), { tools, requirements })
  return { ...kit, tools, requirements, description, cost: costOf(tools) }
}

/** The builder's state and everything that can be done with it. `goTo` makes another state a step of the history. */
export function useKit(goTo: (next: KitState) => void) {
  const state = kitState.use()
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [stage, setStage] = useState<KitStage | null>(null)
  const retry = useRef<() => void>(() => {})
  const change = (part: Partial<KitState>) => kitState.set({ ...kitState.get(), ...part })

  /** Asks for a kit; what is changed comes with it only when it has come. */
  const make = async (
    part: Partial<KitState>,
    locked: Locked[],
    { exclude = [], show = kitState.set }: { exclude?: number[]; show?: (next: KitState) => void } = {},
  ) => {
    if (isMaking) return
    const next = { ...kitState.get(), ...part }
    retry.current = () => void make(part, locked, { exclude, show })
    setMaking(true)
    setStage(null)
    setFailure(null)
    try {
      const kit = await requestKit(
        {
          prompt: next.prompt.trim(),
          preferences: next.preferences,
          read_jobs: readByModel(next),
          add_jobs: next.added.map((j) => j.id),
          drop_jobs: next.dropped.map((j) => j.id),
          locked,
          exclude,
        },
        setStage,
      )
      const isLocked = (id: number) =>
        kitState.get().kit?.tools.some((t) => t.id === id && t.is_locked) ?? false
      show({
        ...next,
        // Tools are sent as locked to keep the rest as it is; whether they are shown so is the person's choice.
        kit: inFormerWords(
          { ...kit, tools: kit.tools.map((t) => ({ ...t, is_locked: isLocked(t.id) })) },
          next.kit,
        ),
      })
    } catch (error) {
      setFailure(error instanceof AppError && error.status < 500 ? error.message : FAILED)
    }
    setMaking(false)
  }

  const tools = state.kit?.tools ?? []
  const keep = (list: KitTool[]): Locked[] => list.map((t) => ({ tool_id: t.id, job: t.job.id }))
  const setTools = (next: KitTool[]) => state.kit && change({ kit: withTools(state.kit, state.prompt, next) })

  return {
    ...state,
    isMaking,
    stage,
    failure,
    retry: () => retry.current(),
    setPrompt: (prompt: string) => change({ prompt }),
    setPreferences: (part: Partial<KitPreferences>) =>
      change({ preferences: { ...kitState.get().preferences, ...part } }),
    removeStart: (id: number) => change({ start: state.start.filter((t) => t.id !== id) }),
    generate: () =>
      make(
        { added: [], dropped: [], kit: null, saved: null },
        state.start.map((t) => ({ tool_id: t.id })),
        { show: goTo },
      ),
    addJob: ({ id, label }: KitJob) =>
      make(
        {
          added: [...state.added.filter((j) => j.id !== id), { id, label }],
          dropped: state.dropped.filter((j) => j.id !== id),
        },
        // The last tool that is only a suggestion makes room.
        keep(withRoom(state)),
      ),
    dropJob: ({ id, label }: KitJob) =>
      make(
        {
          added: state.added.filter((j) => j.id !== id),
          dropped: [...state.dropped.filter((j) => j.id !== id), { id, label }],
        },
        keep(tools.filter((t) => t.job.id !== id)),
      ),
    /** Other tools in the place of all that are not locked. */
    renew: () =>
      make({}, keep(tools.filter((t) => t.is_locked)), {
        exclude: tools.filter((t) => !t.is_locked).map((t) => t.id),
      }),
    lock: (id: number) => setTools(tools.map((t) => (t.id === id ? { ...t, is_locked: !t.is_locked } : t))),
    swap: (id: number, other: KitAlternative) =>
      setTools(tools.map((t) => (t.id === id ? swapped(t, other) : t))),
    drop: (id: number) => setTools(tools.filter((t) => t.id !== id)),
    restore: (list: KitTool[]) => setTools(list),
    /** Back to the form, with the text or without it. */
    back: (keepPrompt: boolean) => {
      setFailure(null)
      const { preferences, origin } = state
      goTo(keepPrompt ? { ...state, kit: null } : { ...EMPTY, preferences, origin })
    },
  }
}

/** What a model has understood stays so when the planner alone makes a change: nothing else is read into the prompt. */
function readByModel({ kit, dropped }: KitState): string[] {
  if (kit?.planner !== 'model') return []
  const read = kit.requirements.filter((r) => r.source === 'prompt')
  // Also when all of it was taken away.
  return [...new Set([...read, ...dropped].map((job) => job.id))]
}

/** A change changes nothing else: a kit keeps its name, and what a model has read and written of it. */
function inFormerWords(kit: MagicKit, before: MagicKit | null): MagicKit {
  if (!before) return kit
  const { kit_name, planner, description } = before
  return {
    ...kit,
    kit_name,
    ...(planner === 'model' && { planner, description }),
    tools: kit.tools.map((tool) => {
      const same = before.tools.find((t) => t.id === tool.id && t.job.id === tool.job.id)
      if (same?.reason_source !== 'model') return tool
      return { ...tool, reason: same.reason, reason_source: same.reason_source }
    }),
  }
}

/** A tool's place taken by another one; the one that goes is offered in its place. */
function swapped(tool: KitTool, other: KitAlternative): KitTool {
  const { alternatives, step, job, is_locked: _, ...before } = tool
  return {
    ...other,
    step,
    job,
    is_locked: false,
    alternatives: alternatives.map((a) => (a.id === other.id ? before : a)),
  }
}

/** The tools that stay when a job is added: all, or all but the least needed where the kit is full. */
function withRoom({ kit, preferences }: KitState): KitTool[] {
  const tools = kit?.tools ?? []
  if (tools.length < preferences.kit_size) return tools
  const asked = new Set(kit?.requirements.map((r) => r.id))
  const least =
    tools.findLast((t) => !t.is_locked && !asked.has(t.job.id)) ?? tools.findLast((t) => !t.is_locked)
  return tools.filter((t) => t !== least)
}

export type Kit = ReturnType<typeof useKit>
