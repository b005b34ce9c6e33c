import { type Agent, request as httpRequest } from 'node:http'

export interface Answer {
  /** 0 when there was none. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** The code of what happened to the connection instead. */
  error: string | null
  ms: number
  json<T = Record<string, unknown>>(): T
}

export interface Sent {
  cookie?: string | undefined
  json?: unknown
  form?: { field: string; file: string; content: string }
}

const ANSWER_MS = 60_000

/** Sends a request; never throws. */
export function call(
  port: number,
  method: string,
  path: string,
  sent: Sent = {},
  agent?: Agent,
): Promise<Answer> {
  const { body, type } = bodyOf(sent)
  const start = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, headers: Answer['headers'], text: string, error: string | null = null) =>
      resolve({ status, headers, text, error, ms: performance.now() - start, json: () => JSON.parse(text) })
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: agent ?? false,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(sent.cookie && { cookie: sent.cookie }),
        ...(body !== undefined && {
          'content-type': type,
          'content-length': String(Buffer.byteLength(body)),
        }),
      },
    })
    const fail = (error: Error & { code?: string }) => done(0, {}, '', error.code ?? error.message)
    request.setTimeout(ANSWER_MS, () => request.destroy(new Error('no answer')))
    request.on('error', fail)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => done(response.statusCode!, response.headers, Buffer.concat(chunks).toString()))
    })
    request.end(body)
  })
}

function bodyOf({ json, form }: Sent): { body: string | undefined; type: string } {
  if (!form) return { body: json === undefined ? undefined : JSON.stringify(json), type: 'application/json' }
  const head = `Content-Disposition: form-data; name="${form.field}"; filename="${form.file}"`
  return {
    body: `--x\r\n${head}\r\n\r\n${form.content}\r\n--x--\r\n`,
    type: 'multipart/form-data; boundary=x',
  }
}
