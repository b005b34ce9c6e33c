/** Several processes on one machine: who starts them, and what they tell one another. */

import cluster from 'node:cluster'

/** What processes of one machine send to the one that has started them. */
export type FromProcess =
  | { kitly: 'tell'; channel: string; value: unknown }
  | { kitly: 'ask'; channel: string; id: number }
  | { kitly: 'answer'; id: number; value: unknown }

/** What they get from it. */
export type ToProcess =
  | { kitly: 'tell'; channel: string; value: unknown }
  | { kitly: 'asked'; channel: string; id: number }
  | { kitly: 'answers'; id: number; values: unknown[] }
  | { kitly: 'lead' }

/** How a process speaks with the others of its machine. */
export interface Relay {
  /** Tells all others. What is told while a process starts does not reach it. */
  tell(channel: string, value: unknown): void
  /** Hears what others tell. Answers how to stop. */
  hear(channel: string, heard: (value: unknown) => void): () => void
  /** What each of the others answers; those that take too long are left out. */
  ask(channel: string): Promise<unknown[]>
  /** Answers whoever asks. */
  answer(channel: string, answer: () => unknown): void
  /** Calls back when this is the process that does what must be done once: never, at once, or when another has ended. */
  onLead(lead: () => void): void
}

/** For a process that has no others beside it. */
export const ALONE: Relay = {
  tell() {},
  hear: () => () => {},
  ask: async () => [],
  answer() {},
  onLead: (lead) => lead(),
}

/** The relay of this process. */
export const createRelay = (): Relay => (cluster.isWorker ? new WorkerRelay() : ALONE)

class WorkerRelay implements Relay {
  #heard = new Map<string, Set<(value: unknown) => void>>()
  #answers = new Map<string, () => unknown>()
  #asked = new Map<number, (values: unknown[]) => void>()
  #nextId = 0
  #leads = false
  #onLead: (() => void)[] = []

  constructor() {
    process.on('message', (message: ToProcess) => this.#receive(message))
  }

  tell(channel: string, value: unknown): void {
    this.#send({ kitly: 'tell', channel, value })
  }

  hear(channel: string, heard: (value: unknown) => void): () => void {
    const all = this.#heard.get(channel) ?? new Set()
    this.#heard.set(channel, all.add(heard))
    return () => void all.delete(heard)
  }

  ask(channel: string): Promise<unknown[]> {
    const id = this.#nextId++
    const { promise, resolve } = Promise.withResolvers<unknown[]>()
    this.#asked.set(id, resolve)
    this.#send({ kitly: 'ask', channel, id })
    return promise
  }

  answer(channel: string, answer: () => unknown): void {
    this.#answers.set(channel, answer)
  }

  onLead(lead: () => void): void {
    if (this.#leads) lead()
    else this.#onLead.push(lead)
  }

  #send(message: FromProcess): void {
    // One that has lost whoever has started it ends in a moment.
    if (process.connected) process.send!(message, undefined, {}, () => {})
  }

  #receive(message: ToProcess): void {
    if (message.kitly === 'tell') {
      for (const heard of this.#heard.get(message.channel) ?? []) heard(message.value)
    } else if (message.kitly === 'asked') {
      void this.#answer(message)
    } else if (message.kitly === 'answers') {
      this.#asked.get(message.id)?.(message.values)
      this.#asked.delete(message.id)
    } else if (message.kitly === 'lead') {
      this.#leads = true
      for (const lead of this.#onLead.splice(0)) lead()
    }
  }

  async #answer({ channel, id }: { channel: string; id: number }): Promise<void> {
    const value = await this.#answers.get(channel)?.()
    this.#send({ kitly: 'answer', id, value })
  }
}
