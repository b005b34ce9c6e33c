import type { Relay } from '../processes/relay.ts'

const CHANNEL = 'writers'
/** For so long after its last write a network is sent nothing that a change has touched. */
const WROTE_MS = 2000

/**
 * The networks that write, or have done so a moment ago: what they read must show what they wrote. A network and not a
 * session, since visitors write without one, and one too many only means that a page is made a little earlier.
 */
export class Writers {
  /** Requests that write, and are being answered or were a moment ago. */
  readonly #counts = new Map<string, number>()
  readonly #relay: Pick<Relay, 'tell' | 'hear'>

  /** What was written in one process is read in another. */
  constructor(relay: Pick<Relay, 'tell' | 'hear'>) {
    this.#relay = relay
    relay.hear(CHANNEL, (network) => this.#begin(network as string)())
  }

  /** A request that may write has begun. Answers what is to be called when it has been answered. */
  begin(network: string): () => void {
    this.#relay.tell(CHANNEL, network)
    const end = this.#begin(network)
    return () => {
      this.#relay.tell(CHANNEL, network)
      end()
    }
  }

  #begin(network: string): () => void {
    this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1)
    return () => void setTimeout(() => this.#end(network), WROTE_MS).unref()
  }

  has(network: string): boolean {
    return this.#counts.has(network)
  }

  #end(network: string): void {
    const left = this.#counts.get(network)! - 1
    if (left > 0) this.#counts.set(network, left)
    else this.#counts.delete(network)
  }
}
