import { Agent, request as httpRequest } from 'node:http'
import type { FuzzRequest } from './requests.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const ANSWER_MS = 60_000
/** Of an answer; an export may be long. */
const KEPT_BYTES = 200_000

export interface Answer {
  /** 0 when there was none. */
  status: number
  text: string
}

const GONE = 'the connection was closed'

/** Sends a request as it is, whatever it is. Never throws. */
export async function send(port: number, request: FuzzRequest): Promise<Answer> {
  const { answer, wasGone } = await sendOnce(port, request)
  // A connection that was kept may end as it is used again: every client then takes a new one.
  return wasGone ? (await sendOnce(port, request)).answer : answer
}

function sendOnce(port: number, { method, path, headers, body }: FuzzRequest) {
  return new Promise<{ answer: Answer; wasGone: boolean }>((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const call = httpRequest({
      host: '127.0.0.1',
      port,
      agent,
      method,
      path,
      headers: { ...headers, ...length },
    })
    const done = (status: number, text: string) =>
      resolve({ answer: { status, text }, wasGone: call.reusedSocket && text === GONE })
    const fail = (error: Error & { code?: string }) =>
      done(0, error.code === 'ECONNRESET' || error.code === 'EPIPE' ? GONE : error.message)
    call.setTimeout(ANSWER_MS, () => call.destroy(new Error(`no answer after ${ANSWER_MS / 1000} s`)))
    call.on('error', fail)
    call.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        if (size < KEPT_BYTES) chunks.push(chunk)
        size += chunk.length
      })
      response.on('error', fail)
      response.on('end', () => done(response.statusCode!, Buffer.concat(chunks).toString()))
    })
    call.end(body)
  })
}

/** An address that a request line may have: Node refuses to send what HTTP does not allow. */
export const isSendable = ({ path }: FuzzRequest) => /^[\x21-\x7e]+$/.test(path)

export const closeConnections = () => agent.destroy()
