/** The part of autocannon that the benchmarks use; it comes without types. */
declare module 'autocannon' {
  interface Request {
    path?: string
    headers?: Record<string, string>
    setupRequest?: (request: Request) => Request
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Milliseconds between two looks at whether the time is over. */
    sampleInt?: number
    headers?: Record<string, string>
    requests?: Request[]
    setupClient?: (client: { pipelinedRequests: { addBody(data: Uint8Array): void } }) => void
  }
  interface Result {
    errors: number
    timeouts: number
    non2xx: number
  }
  interface Instance extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ): this
  }
  export default function autocannon(options: Options): Instance
}
