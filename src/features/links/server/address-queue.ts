import { setImmediate } from 'node:timers/promises'

export interface Address {
  id: number
  url: string
  /** What was wrong with it the last time. */
  failure?: string | null
}

/** More addresses are read when fewer than so many wait. */
const LOW = 300

/**
 * Addresses that wait to be visited, read a portion at a time. They are handed out so that no two of one host are in
 * hand at once: a site with many of them keeps nobody from visiting the others.
 */
export class AddressQueue {
  #hosts = new Map<string, Address[]>()
  #busy = new Set<string>()
  #size = 0
  #ended = false
  #filling: Promise<void> | undefined
  #waiting: (() => void)[] = []
  readonly #read: () => Promise<Address[] | null>

  /** `read` answers the next portion, which may be empty, and null when there are no more. */
  constructor(read: () => Promise<Address[] | null>) {
    this.#read = read
  }

  /** The next address whose host nobody is visiting; null when there is none any more. Give it back with `done`. */
  async next(): Promise<Address | null> {
    while (true) {
      if (this.#size < LOW && !this.#ended) await this.#fill()
      for (const [host, addresses] of this.#hosts) {
        if (this.#busy.has(host)) continue
        const next = addresses.shift()!
        this.#size--
        this.#busy.add(host)
        // It goes to the end of the line.
        this.#hosts.delete(host)
        if (addresses.length > 0) this.#hosts.set(host, addresses)
        return next
      }
      if (this.#ended && this.#hosts.size === 0) return null
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  done({ url }: Address): void {
    this.#busy.delete(hostOf(url))
    this.#wake()
  }

  /** Hands out no more. */
  end(): void {
    this.#ended = true
    this.#hosts.clear()
    this.#size = 0
    this.#wake()
  }

  #wake() {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  async #fill(): Promise<void> {
    this.#filling ??= this.#readOn().finally(() => {
      this.#filling = undefined
    })
    await this.#filling
  }

  async #readOn(): Promise<void> {
    while (this.#size < LOW && !this.#ended) {
      const portion = await this.#read()
      if (this.#ended) return
      if (portion === null) this.#ended = true
      for (const address of portion ?? []) {
        const host = hostOf(address.url)
        const known = this.#hosts.get(host)
        if (known) known.push(address)
        else this.#hosts.set(host, [address])
        this.#size++
      }
      // Requests come first.
      await setImmediate()
    }
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
