import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a model is asked: the request's body and headers. */
export interface Asked {
  headers: IncomingMessage['headers']
  model: string
  messages: { role: string; content: string }[]
  response_format: { type: string; json_schema: { strict: boolean; schema: object } }
}
type Answer = (asked: Asked, response: ServerResponse) => void

/** A server on this machine that speaks OpenAI's protocol; what it says is the test's. */
export interface LanguageModel {
  baseUrl: string
  asked: Asked[]
  /** How it answers from now on: the first call, the second … ; the last one goes on. */
  answers: Answer[]
  close(): Promise<void>
}

export async function startLanguageModel(): Promise<LanguageModel> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
    const body = { ...JSON.parse(Buffer.concat(chunks).toString()), headers: request.headers } as Asked
    asked.push(body)
    const answer = model.answers.length > 1 ? model.answers.shift()! : model.answers[0]!
    answer(body, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const model: LanguageModel = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers: [],
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return model
}

const send = (response: ServerResponse, choice: object) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ id: 'x', object: 'chat.completion', choices: [{ index: 0, ...choice }] }))
}

/** Answers in JSON, as it was asked to. */
export const says =
  (content: object | ((asked: Asked) => object)): Answer =>
  (asked, response) =>
    send(response, {
      finish_reason: 'stop',
      message: {
        role: 'assistant',
        content: JSON.stringify(typeof content === 'function' ? content(asked) : content),
      },
    })
export const refuses: Answer = (_, response) =>
  send(response, { finish_reason: 'stop', message: { role: 'assistant', content: null, refusal: 'No.' } })
export const stopsHalfway: Answer = (_, response) =>
  send(response, {
    finish_reason: 'length',
    message: { role: 'assistant', content: '{"jobs":["logo"],"kit_n' },
  })
export const babbles: Answer = (_, response) =>
  send(response, {
    finish_reason: 'stop',
    message: { role: 'assistant', content: 'Sure! Here is your kit:' },
  })
export const breaks: Answer = (_, response) => void response.writeHead(500).end('overloaded')
export const answersHtml: Answer = (_, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>')
export const redirects: Answer = (_, response) =>
  void response.writeHead(307, { location: 'http://169.254.169.254/' }).end()
export const floods: Answer = (_, response) => void response.writeHead(200).end('x'.repeat(300_000))
/** Begins and never ends. */
export const hangs: Answer = (_, response) => void response.writeHead(200).write('{')
export const hangsUp: Answer = (_, response) => void response.destroy()
