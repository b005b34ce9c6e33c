/** The events of the specification, and what is told with each. */
export interface Events {
  ViewContent: { content_name: string; content_category: string | null; content_ids: string[] }
  ClickTool: { content_name: string; destination: string }
  Search: { search_term: string; result_count: number }
}
export type Send = <N extends keyof Events>(name: N, details: Events[N]) => void

/** Events of the first seconds wait for the scripts to be there; more of them are not kept. */
const WAITING_MAX = 20

let waiting: Parameters<Send>[] | null = []
let send: Send | null = null

/** Tells the measurement programs of an event; nothing happens where there are none, or without consent. */
export const track: Send = (name, details) => {
  if (send) send(name, details)
  else if (waiting && waiting.length < WAITING_MAX) waiting.push([name, details])
}

/** From now on events are sent by this. */
export function startTracking(by: Send): void {
  send = by
  for (const event of waiting ?? []) by(...event)
  waiting = null
}

/** Nothing is set, or consent was refused: what waited is forgotten, and nothing waits any more. */
export function stopTracking(): void {
  waiting = null
}
