/** An answer as it is kept, and how it is written. */

import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from './encodings.ts'

/** Headers as Node takes them raw, and the body, in one encoding. */
export interface Form {
  head: string[]
  body: Buffer
}

/** An answer that has been made. */
export interface Answer {
  url: string
  /** The cache's stamp when it was begun. */
  stamp: number
  status: number
  headers: Record<string, string>
  text: string
  /** What it was made from. */
  keys: Iterable<string>
  /** A digest of what was read of that: what is made of the same is the same. */
  madeOf?: string | undefined
}

/** What something was made from, and when. */
export interface Dated {
  keys: Uint32Array
  /** The cache's stamp when it was begun. */
  made: number
  /** Until then nothing had touched it. */
  checked: number
}

/** An answer ready to be sent, as it is kept: compressed, where that is worth it. */
export interface Entry extends Dated {
  url: string
  status: number
  etag: string
  /** Headers without those that depend on the encoding. */
  common: string[]
  /** Bytes of the body when nothing is compressed. */
  length: number
  isPage: boolean
  madeOf: string | undefined
  forms: Partial<Record<Encoding, Form>>
  /** Until it is compressed. */
  compressing?: Promise<unknown>
  /** How often it was asked for, half of what was before it was made anew. */
  asked: number
  /** How often it was sent since it was made. */
  sent: number
}

/** What an entry takes beside its body, its address and its keys. */
const ENTRY_BYTES = 1024

export const bytesOf = ({ forms, url, keys }: Entry): number =>
  Object.values(forms).reduce((sum, { body }) => sum + body.length, 0) +
  2 * url.length +
  keys.byteLength +
  ENTRY_BYTES

/** Writes an answer at once. */
export function write(
  { method }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  status: number,
  { head, body }: Form,
): void {
  // The last value is that of this request: the others are not copied for each.
  head[head.length - 1] = requestId
  response.writeHead(status, head)
  response.end(method === 'HEAD' ? undefined : body)
}

const SET_HERE = new Set(['etag', 'vary', 'content-length', 'content-encoding', 'x-request-id'])

export const isPage = ({ headers }: Answer): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

/**
 * An answer of so many bytes without any of its forms, with what is said beside its own headers. `bytes` stand for it in its
 * ETag: the body, or what was compressed of it, which is a quarter of the bytes and the same where the body is.
 */
export function newEntry(
  answer: Answer,
  length: number,
  bytes: Buffer,
  keys: Uint32Array,
  said: Record<string, string>,
): Entry {
  const { url, status, stamp, madeOf } = answer
  const headers = { ...answer.headers, ...said }
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  const common: string[] = []
  for (const name in headers) if (!SET_HERE.has(name)) common.push(name, headers[name]!)
  common.push('etag', etag, 'vary', 'Accept-Encoding')
  const dated = { keys, made: stamp, checked: stamp }
  const counts = { asked: 0, sent: 0 }
  return {
    url,
    status,
    etag,
    common,
    length,
    isPage: isPage(answer),
    madeOf,
    forms: {},
    ...dated,
    ...counts,
  }
}

export function formOf({ common }: Entry, encoding: Encoding, body: Buffer): Form {
  const head = [...common, 'content-length', String(body.length)]
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  head.push('x-request-id', '')
  return { head, body }
}

export const matches = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
