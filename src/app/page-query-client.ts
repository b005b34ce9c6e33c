import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'

/** In a page that is made nothing is broken off. */
const { signal } = new AbortController()

type Ensure = QueryClient['ensureQueryData']

/**
 * The queries of a page that is made on the server. What it needs is read straight into the cache: a fetch makes getters,
 * and those are kept by V8, with all that they know, which is the whole page, until it goes through all of its memory.
 */
export class PageQueryClient extends QueryClient {
  readonly #underWay = new Map<string, Promise<unknown>>()

  override ensureQueryData: Ensure = (options) => {
    const query = this.getQueryCache().build(this, this.defaultQueryOptions(options as never))
    const { queryKey, queryHash, meta, state } = query
    if (state.data !== undefined) return Promise.resolve(state.data as never)
    const read = async () => {
      const queryFn = query.options.queryFn as (context: QueryFunctionContext) => unknown
      try {
        const data = await queryFn({ client: this, queryKey, meta, signal })
        query.setData(data, { manual: true })
        return data
      } finally {
        this.#underWay.delete(queryHash)
      }
    }
    const reading = this.#underWay.get(queryHash) ?? read()
    this.#underWay.set(queryHash, reading)
    return reading as never
  }
}
