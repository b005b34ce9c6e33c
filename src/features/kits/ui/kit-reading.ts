import type { KitJob, ReadThing } from '../kits.contract.ts'
import type { KitState } from './kit-state.ts'

/** What becomes of a kit's state when a person corrects what was read in the prompt. */

type Corrected = Partial<KitState>

const without = (list: readonly KitJob[], { id }: Pick<KitJob, 'id'>) =>
  list.filter((other) => other.id !== id)
const nameIn = (id: string) => id.split(':')[0]!

/** Demands of which a project has one: another amount takes the place of the first. */
const SINGLE = ['price', 'skill', 'team']

/** Without something that was read, or a demand that was added. */
export function withoutThing(state: KitState, { id, label }: KitJob): Corrected {
  const demands = without(state.demands, { id })
  // What was added by hand is not in the text, so there is nothing to ignore.
  if (demands.length < state.demands.length) return { demands }
  return {
    ignored: [...without(state.ignored, { id }), { id, label }],
    // It is said by the budget, too.
    ...(id === 'free' &&
      state.preferences.budget === 'free' && { preferences: { ...state.preferences, budget: 'mixed' } }),
  }
}

/** Without several things at once: one word may be read as a demand and as people. */
export function withoutThings(state: KitState, things: readonly KitJob[]): Corrected {
  const part: Corrected = {}
  for (const thing of things) Object.assign(part, withoutThing({ ...state, ...part }, thing))
  return part
}

/** With something that was read and had been taken away, and what is called the same. */
export const withThing = ({ ignored }: KitState, { label }: KitJob): Corrected => ({
  ignored: ignored.filter((thing) => thing.label !== label),
})

/** With a demand more; `read` is what the text is understood to say. */
export function withDemand(state: KitState, { id, label }: KitJob, read: readonly ReadThing[]): Corrected {
  const replaces = (other: KitJob) =>
    other.id !== id && SINGLE.includes(nameIn(id)) && nameIn(other.id) === nameIn(id)
  const said = read
    .filter((thing) => replaces(thing) && !state.demands.some((demand) => demand.id === thing.id))
    .map((thing): KitJob => ({ id: thing.id, label: thing.label }))
  const kept = state.demands.filter((demand) => demand.id !== id && !replaces(demand))
  const isSaid = state.ignored.some((thing) => thing.id === id)
  return {
    ignored: [...without(state.ignored, { id }), ...said],
    demands: isSaid ? kept : [...kept, { id, label }],
  }
}

/** Dollars a month that a project may cost; null where nothing is said of it. */
export function budgetIn(read: readonly ReadThing[]): number | null {
  const amounts = read.flatMap(({ id }) => (nameIn(id) === 'price' ? [Number(id.split(':')[1])] : []))
  return amounts.length > 0 ? Math.min(...amounts) : null
}

/** A piece of a prompt, and whether it is what asks for something. */
export interface PromptPiece {
  text: string
  isMarked: boolean
}

/** A prompt in pieces, with the words marked that ask for something; in one piece where they are not in it. */
export function markedIn(prompt: string, words: string): PromptPiece[] {
  const at = words === '' ? -1 : prompt.indexOf(words)
  if (at < 0) return [{ text: prompt, isMarked: false }]
  const end = at + words.length
  return [
    { text: prompt.slice(0, at), isMarked: false },
    { text: words, isMarked: true },
    { text: prompt.slice(end), isMarked: false },
  ].filter(({ text }) => text !== '')
}
