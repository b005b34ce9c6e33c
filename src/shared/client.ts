import type { CallInput, CallName, CallOf, EndpointOutput } from './contract.ts'
import { errorFromBody, Unreachable } from './errors.ts'

type Input = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
}

/** Makes calls, and answers what they answer. */
export type Client = <N extends CallName>(
  name: N,
  input: CallInput<CallOf<N>>,
  signal?: AbortSignal,
  onHeaders?: (headers: Headers) => void,
) => Promise<EndpointOutput<CallOf<N>>>

/** The address of a call: path parameters filled in, query values set, empty ones left out. */
export function callPath(path: string, { params, query }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

/**
 * A client whose calls are named as in the documentation: `call('GET /api/tools/{slug}', { params: { slug } })`.
 * The table of endpoints is only a type here, so a page carries none of the schemas.
 * `onHeaders` is given the headers of an answer that is ok.
 * Throws AppError for every answer that is not ok, and Unreachable when there is no answer.
 */
export function createClient(fetch: typeof globalThis.fetch, origin = ''): Client {
  return async function call(name, input, signal, onHeaders) {
    const [method, path] = name.split(' ') as [string, string]
    const { body, form } = input as Input
    const response = await fetch(origin + callPath(path, input as Input), {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
      ...(signal && { signal }),
    }).catch(Unreachable.rethrow)
    if (response.ok) onHeaders?.(response.headers)
    if (response.ok) return (await response.json().catch(Unreachable.rethrow)) as never
    throw errorFromBody(response.status, await response.json().catch(() => null))
  }
}
