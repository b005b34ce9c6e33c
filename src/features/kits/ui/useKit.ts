import { useRef, useState } from 'react'
import { AppError } from '../../../shared/errors.ts'
import type { KitStage } from '../kit-progress.ts'
import type { KitJob, KitPreferences, KitTool, KitVariant, MagicKit } from '../kits.contract.ts'
import { inFormerWords, withRoom, withUnclearOf } from './kit-changes.ts'
import { EMPTY, type KitState, kitState } from './kit-state.ts'
import { bodyOf, requestKit } from './request-kit.ts'

const FAILED = 'Failed to generate kit. Your text is kept; please check the connection and try again.'

type Locked = { tool_id: number; job?: string }
interface MakeOptions {
  /** Tools that must not come. */
  exclude?: number[]
  /** A tool that is shown as locked from now on. */
  lock?: number
  show?: (next: KitState) => void
}

/** Asks for kits, one at a time, and says how far it is, or what went wrong. */
function useMaking() {
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [stage, setStage] = useState<KitStage | null>(null)
  const retry = useRef<() => void>(() => {})

  /** Asks for a kit; what is changed comes with it only when it has come. Answers whether it has. */
  const make = async (part: Partial<KitState>, locked: Locked[], options: MakeOptions = {}) => {
    if (isMaking) return false
    const { exclude = [], lock, show = kitState.set } = options
    const next = { ...kitState.get(), ...part }
    retry.current = () => void make(part, locked, options)
    setMaking(true)
    setStage(null)
    setFailure(null)
    try {
      const kit = await requestKit({ ...bodyOf(next), locked, exclude }, setStage)
      // Tools are sent as locked to keep the rest as it is; whether they are shown so is the person's choice.
      const lockedNow = new Set(kitState.get().kit?.tools.flatMap((t) => (t.is_locked ? [t.id] : [])))
      const tools = kit.tools.map((t) => ({ ...t, is_locked: lockedNow.has(t.id) || t.id === lock }))
      show({ ...next, kit: inFormerWords({ ...kit, tools }, next.kit) })
      return true
    } catch (error) {
      setFailure(error instanceof AppError && error.status < 500 ? error.message : FAILED)
      return false
    } finally {
      setMaking(false)
    }
  }
  return {
    isMaking,
    stage,
    failure,
    make,
    retry: () => retry.current(),
    clearFailure: () => setFailure(null),
  }
}

/** The builder's state and everything that can be done with it. `goTo` makes another state a step of the history. */
export function useKit(goTo: (next: KitState) => void) {
  const state = kitState.use()
  const { make, clearFailure, ...making } = useMaking()
  const change = (part: Partial<KitState>) => kitState.set({ ...kitState.get(), ...part })
  const tools = state.kit?.tools ?? []
  const asLocked = (list: KitTool[]): Locked[] => list.map((t) => ({ tool_id: t.id, job: t.job.id }))
  const without = (jobs: KitJob[], id: string) => jobs.filter((j) => j.id !== id)
  return {
    ...state,
    ...making,
    setPrompt: (prompt: string) => change({ prompt }),
    setPreferences: (part: Partial<KitPreferences>) =>
      change({ preferences: { ...kitState.get().preferences, ...part } }),
    removeStart: (id: number) => change({ start: state.start.filter((t) => t.id !== id) }),
    generate: () =>
      make(
        { added: [], dropped: [], ignored: [], demands: [], picked: [], kit: null, saved: null },
        state.start.map((t) => ({ tool_id: t.id })),
        { show: goTo },
      ),
    addJob: ({ id, label }: KitJob) => {
      const added = [...without(state.added, id), { id, label }]
      // The last tool that is only a suggestion makes room.
      return make({ added, dropped: without(state.dropped, id) }, asLocked(withRoom(state)))
    },
    dropJob: ({ id, label }: KitJob) => {
      const dropped = [...without(state.dropped, id), { id, label }]
      return make(
        { added: without(state.added, id), dropped },
        asLocked(tools.filter((t) => t.job.id !== id)),
      )
    },
    /** The kit for what was read otherwise: tools that were locked or chosen by hand stay. */
    revise: (part: Partial<KitState>) =>
      make(part, asLocked(tools.filter((t) => t.is_locked || state.picked.includes(t.id)))),
    /** The same tools, where only what the text asks for was read otherwise. */
    reviseAsked: (part: Partial<KitState>) =>
      make(part, asLocked(tools), {
        show: (next) => kitState.set({ ...next, kit: withUnclearOf(kitState.get().kit!, next.kit!) }),
      }),
    /** Adds a tool for a job that nothing meets the demands for, and keeps it. */
    take: (tool_id: number, job: string) =>
      make({}, [...asLocked(tools), { tool_id, job }], { lock: tool_id }),
    takeVariant: ({ tools: others }: KitVariant) =>
      make(
        { picked: others.map((t) => t.id) },
        others.map((t) => ({ tool_id: t.id, job: t.job.id })),
      ),
    /** Other tools in the place of all that are not locked. */
    renew: () =>
      make({}, asLocked(tools.filter((t) => t.is_locked)), {
        exclude: tools.filter((t) => !t.is_locked).map((t) => t.id),
      }),
    /** The kit as it is changed by hand, or as it was before. */
    show: (kit: MagicKit, picked?: number[]) => change(picked ? { kit, picked } : { kit }),
    /** Back to the form, with the text or without it. */
    back: (keepPrompt: boolean) => {
      clearFailure()
      const { preferences, origin } = state
      goTo(keepPrompt ? { ...state, kit: null } : { ...EMPTY, preferences, origin })
    },
  }
}

export type Kit = ReturnType<typeof useKit>
