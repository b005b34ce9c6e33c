import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  port: number
  /** Breaks all connections and takes no new ones, as when the server is gone. */
  cut(): Promise<void>
  /** Takes connections again. */
  mend(): Promise<void>
  /** Takes connections, and swallows whatever comes over old and new ones, as when the server hangs. */
  freeze(): void
  /** Passes on again what comes, over new connections. */
  thaw(): void
  /** Leads new connections to another port. */
  lead(to: number): void
}

/** A line to a server elsewhere that a test can cut. */
export async function createLine(host: string, port: number): Promise<Line> {
  const open = new Set<Socket>()
  let isFrozen = false
  let target = port
  const server = createServer((client) => {
    if (isFrozen) {
      open.add(client)
      client.on('error', () => {}).on('close', () => open.delete(client))
      return
    }
    const peer = connect(target, host)
    for (const [from, to] of [
      [client, peer],
      [peer, client],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  const listen = (at: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const own = await listen(0)
  return {
    port: own,
    async cut() {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
    async mend() {
      await listen(own)
    },
    freeze() {
      isFrozen = true
      for (const socket of open) socket.unpipe().pause()
    },
    thaw() {
      isFrozen = false
    },
    lead(to) {
      target = to
    },
  }
}
