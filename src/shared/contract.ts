import './messages.ts'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call an endpoint. `public`: anyone. `user`: a signed-in, active person. `moderator`: an active
 * moderator or administrator. `admin`: an active administrator.
 */
export type Access = 'public' | 'user' | 'moderator' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What an endpoint is, beside its name. */
interface Definition {
  readonly access: Access
  readonly summary: string
  readonly description?: string
  readonly tag: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly output: z.ZodType
  readonly status?: 200 | 201
  /** Failures a caller should expect, beside `invalid` and `internal`. */
  readonly errors?: readonly ErrorCode[]
  /** The media type of the answer where it is not JSON: the output is text then. */
  readonly contentType?: string
  /** The answer depends on the address and the version of the content alone, so it may be kept. */
  readonly cached?: boolean
  /** The body is multipart with one file of at most so many bytes under this name; `body` checks its other fields. */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly tooLarge: string }
  /** A GET that changes something: other sites must not be able to send a browser there. */
  readonly ownSiteOnly?: boolean
  /** A session that still owes the code of an authenticator app may call it. */
  readonly beforeCode?: boolean
  /** Who calls must have shown in the last minutes who they are: by password, by a code, or by signing in. */
  readonly confirmed?: boolean
  /** Bytes that a JSON body may have where the ordinary limit is too low. */
  readonly bodyMaxBytes?: number
}

/**
 * One endpoint, defined once: the server validates and mounts from it, the OpenAPI document and the access
 * tests are made from it, and the client's types are derived from it.
 */
export interface Endpoint extends Definition {
  readonly method: Method
  readonly path: `/${string}`
}

/** An endpoint under the name by which it is called, `GET /api/tools/{slug}`: path parameters stand in braces. */
export function endpoint<M extends Method, P extends `/${string}`, const D extends Definition>(
  call: `${M} ${P}`,
  definition: D,
): D & { readonly method: M; readonly path: P } {
  const [method, path] = call.split(' ') as [M, P]
  return { method, path, ...definition }
}

/** The same for endpoints that have something in common: each adds what is its own. */
export const endpointsOf =
  <const C extends Partial<Definition>>(common: C) =>
  <
    M extends Method,
    P extends `/${string}`,
    const D extends Omit<Definition, keyof C> & Partial<Pick<Definition, keyof C & keyof Definition>>,
  >(
    call: `${M} ${P}`,
    own: D,
  ): Omit<C, keyof D> & D & { readonly method: M; readonly path: P } =>
    endpoint(call, { ...common, ...own } as never)

/**
 * A file as it was sent, in a temporary file that is deleted after the answer unless the handler has moved it away.
 * Its name and type are what the sender says; only the bytes are to be trusted.
 */
export interface UploadedFile {
  name: string
  type: string
  size: number
  path: string
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a handler receives: everything parsed and checked. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  file: E['upload'] extends object ? UploadedFile | null : undefined
}
export type EndpointOutput<E extends Endpoint> = z.output<E['output']>

type Part<K extends string, S> = S extends z.ZodType
  ? Record<never, unknown> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown

/** What a caller sends. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  (E['upload'] extends object ? { form: FormData } : Part<'body', E['body']>)

/** A table's endpoints by the names under which they are called. */
export type ByName<T extends Record<string, Endpoint>> = {
  [K in keyof T as `${T[K]['method']} ${T[K]['path']}`]: T[K]
}

/** Every endpoint by its name, `'GET /api/tools/{slug}'`: each contract adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the contracts fill it
export interface Calls {}
export type CallName = keyof Calls
export type CallOf<N extends CallName> = Calls[N] extends Endpoint ? Calls[N] : never
