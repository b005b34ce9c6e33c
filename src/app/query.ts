import { isServer, QueryClient, queryOptions } from '@tanstack/react-query'
import { type Client, createClient } from '../shared/client.ts'
import type { CallInput, CallName, CallOf, EndpointOutput } from '../shared/contract.ts'
import { AppError } from '../shared/errors.ts'
import { send } from './send.ts'

/** The query of a call: its key is the call itself, and every query client knows how to make it. */
export function apiQuery<N extends CallName>(name: N, input: CallInput<CallOf<N>>) {
  return queryOptions<EndpointOutput<CallOf<N>>>({ queryKey: [name, input] })
}

/** The same, asked anew whenever it is looked at. */
export const freshQuery = <N extends CallName>(name: N, input: CallInput<CallOf<N>>) => ({
  ...apiQuery(name, input),
  staleTime: 0,
})

/** How long what was read counts as fresh: a change is seen at the next page after that. */
const FRESH_MS = 60_000

/** `call`: how what is read is asked for, by requests in the browser and in process on the server; `Kind`: of which kind it is. */
export function createQueryClient(call: Client, Kind: typeof QueryClient = QueryClient): QueryClient {
  return new Kind({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [name, input], signal }) => call(name as CallName, input as never, signal),
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Without a line a call fails at once and says so, instead of waiting for one unseen.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A visitor's line may fail; the server, which asks itself, would only let the visitor wait.
        retry: (failures, error) =>
          !isServer &&
          failures < 2 &&
          navigator.onLine !== false &&
          !(error instanceof AppError && error.status < 500),
      },
    },
  })
}

/** For what a person does in the browser: posts and deletes. Reading goes through queries. */
export const api: Client = createClient(send)

/** One page of a list; with `more`, there are more than the `total` that were counted. */
export interface ListData<Row> {
  rows: Row[]
  total: number
  more: boolean
}

/** The query of one page of a list, with the number of all that match, which stands in a header. In the browser only. */
export function pageQuery<N extends CallName>(name: N, input: CallInput<CallOf<N>>) {
  return queryOptions<{ rows: EndpointOutput<CallOf<N>>; total: number; more: boolean }>({
    queryKey: [name, input, 'page'],
    queryFn: async ({ signal }) => {
      let [total, more] = [0, false]
      const rows = await api(name, input, signal, (headers) => {
        total = Number(headers.get('x-total-count'))
        more = headers.has('x-total-more')
      })
      return { rows, total, more }
    },
  })
}
