import type { KeptKit } from '../kept-kits.contract.ts'
import { EMPTY, kitState } from './kit-state.ts'

/** Fills the builder's form from a kit, with those of its tools that are still in the directory. */
export function startFromKit({ prompt, preferences, tools }: KeptKit): void {
  kitState.set({
    ...EMPTY,
    prompt,
    preferences,
    start: tools.flatMap(({ card }) => (card ? [{ id: card.id, name: card.name }] : [])),
  })
}
