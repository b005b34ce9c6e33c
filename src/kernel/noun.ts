import type { Endpoint } from '../shared/contract.ts'
import { addEntities, type Entity } from '../shared/record-names.ts'
import type { RecordKind } from './changes/records.ts'
import type { SlugKind } from './changes/slug-redirects.queries.ts'
import { addPictureHolders, type PictureHolder } from './files/picture-holders.ts'
import type { Handler, Handlers } from './http/context.ts'

/** What a noun brings to the server: it stands in `features/<noun>/server/<noun>.server.ts`. */
export interface ServerNoun {
  endpoints: Record<string, Endpoint>
  handlers: Record<string, Handler<never>>
  /** Its kinds of records with a bin and a history. */
  records: readonly RecordKind[]
  /** What else of it the log of changes has. */
  logged: readonly Entity[]
  /** What of it has a slug, whose old ones lead to that of today. */
  slugs: readonly SlugKind[]
}

interface Given<E extends Record<string, Endpoint>> {
  endpoints: E
  handlers: Handlers<E>
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a type of its own
  records?: readonly RecordKind<any>[]
  logged?: readonly Entity[]
  slugs?: readonly SlugKind[]
  /** What of it holds addresses of pictures. */
  pictures?: readonly PictureHolder[]
}

/** A noun as the server knows it. An endpoint without a handler, or a handler without one, is a type error. */
export function serverNoun<E extends Record<string, Endpoint>>({
  endpoints,
  handlers,
  records = [],
  logged = [],
  slugs = [],
  pictures = [],
}: Given<E>): ServerNoun {
  addPictureHolders(pictures)
  addEntities({ records: records.map(({ entity }) => entity), logged })
  return { endpoints, handlers: handlers as unknown as ServerNoun['handlers'], records, logged, slugs }
}
