import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createProgram, type Program } from '../src/program.ts'
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../src/shared/errors.ts'
import { addressOf, createDatabase, dropDatabase, POSTGRES_URL, putTables } from './postgres.ts'

export interface TestApp extends Pick<Program, 'services' | 'http' | 'close'> {
  /** Sends a request to the app, without a socket. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** The JSON of a request that must be answered with 200 or 201. */
  read<T>(path: string, init?: RequestInit): Promise<T>
  /** Sends JSON to the app, as a browser does. */
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
}

export interface ListeningApp extends TestApp {
  port: number
  /** Sends a request over a real connection; nothing is decompressed. */
  fetchRaw(path: string, options?: RawOptions): Promise<RawAnswer>
}
interface RawOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}
export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What a person's browser says it is. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

type Environment = Record<string, string>
type Options = Parameters<typeof createProgram>[1]

const cleanups: (() => Promise<void>)[] = []

/** Closes every app of this test file and deletes its database. */
export async function closeTestApps() {
  while (cleanups.length > 0) await cleanups.pop()!()
}

export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kitly-data-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A database of its own on the PostgreSQL server; deleted at the end of the test file. */
export async function createPostgresDatabase(options?: { empty: boolean }): Promise<string> {
  const name = await createDatabase(options)
  cleanups.push(async () => void (await dropDatabase(name)))
  return addressOf(name)
}

/** The environment of a program on a fresh database, without starter catalogue, rate limits and log. */
export async function testEnvironment(given: Environment = {}): Promise<Environment> {
  return {
    NODE_ENV: 'test',
    KITLY_DATA: await createDataFolder(),
    KITLY_RATE_LIMIT: '0',
    KITLY_LOG: 'silent',
    KITLY_STARTER: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    ...(POSTGRES_URL && !given.DATABASE_URL && { DATABASE_URL: await createPostgresDatabase() }),
    ...given,
  }
}

/** The whole program, not listening, on the environment given over a fresh one. */
export async function createTestApp(environment: Environment = {}, options?: Options): Promise<TestApp> {
  return toTestApp(await createTestProgram(environment, options))
}

/** The same, listening on a free port. */
export async function createListeningApp(
  environment: Environment = {},
  options?: Options,
): Promise<ListeningApp> {
  const program = await createTestProgram(environment, options)
  const port = await program.listen()
  return {
    ...toTestApp(program),
    port,
    fetchRaw: (path, raw) => fetchRaw(port, path, raw),
  }
}

async function createTestProgram(environment: Environment, options?: Options): Promise<Program> {
  const whole = await testEnvironment(environment)
  if (!POSTGRES_URL && !environment.KITLY_DATA && !environment.DATABASE_URL)
    await putTables(whole.KITLY_DATA!)
  const program = await createProgram(readConfig(whole), options)
  let isClosed = false
  const close = async (drainSeconds?: number) => {
    if (isClosed) return
    isClosed = true
    await program.close(drainSeconds)
  }
  cleanups.push(close)
  return { ...program, close }
}

function toTestApp({ services, http, close }: Program): TestApp {
  const request: TestApp['request'] = async (path, init) => await http.app.request(path, init)
  return {
    services,
    http,
    close,
    request,
    async read<T>(path: string, init?: RequestInit) {
      const response = await request(path, init)
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return (await response.json()) as T
    },
    send: (method, path, body, headers) =>
      request(path, {
        method,
        headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
        body: JSON.stringify(body),
      }),
  }
}

export function fetchRaw(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RawOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Checks that an answer is a failure of this kind, told as every failure is. Answers its body. */
export async function expectFailure(response: Response, code: ErrorCode, field?: string): Promise<ErrorBody> {
  const text = await response.text()
  expect({ status: response.status, text }).toMatchObject({ status: ERROR_STATUS[code] })
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body = JSON.parse(text) as ErrorBody
  expect(body.code).toBe(code)
  expect(body.message).toMatch(/^\S.+\S$/)
  expect(body.error).toBe(body.message)
  expect(Object.keys(body).filter((key) => !['error', 'message', 'code', 'fields'].includes(key))).toEqual([])
  if (field !== undefined) expect(Object.keys(body.fields ?? {})).toContain(field)
  return body
}
