import { count, table } from '../../bench/report.ts'
import type { FuzzRequest } from './requests.ts'
import type { Answer } from './send.ts'

/** Sentences of endpoints that need a service nobody has set up here: their 503 is right. HEAD has no sentence. */
const NOT_SET_UP = /not set up/i
const NEEDS_A_SERVICE = /^\/api\/oauth\//

const PROGRESS = 2_000

const short = (text: string, most = 300) =>
  text.length > most ? `${text.slice(0, most)}… (${text.length})` : text

/** Counts answers, and keeps what fell short. */
export class Outcome {
  readonly #counts = new Map<string, Map<string, number>>()
  readonly #shortfalls = new Map<string, { times: number; example: string }>()
  requests = 0

  add(
    caller: string,
    { method, path, headers, body }: FuzzRequest,
    { status, text }: Answer,
    operation: string,
  ): void {
    this.requests++
    if (this.requests % PROGRESS === 0)
      console.log(`${count(this.requests)} requests, ${this.failed} fell short`)
    const isNotSetUp = NOT_SET_UP.test(text) || (method === 'HEAD' && NEEDS_A_SERVICE.test(path))
    const isExcused = status === 503 && isNotSetUp
    const name = isExcused ? '503 (not set up)' : status === 0 ? 'no answer' : String(status)
    const ofStatus = this.#counts.get(name) ?? new Map<string, number>()
    this.#counts.set(name, ofStatus.set(caller, (ofStatus.get(caller) ?? 0) + 1))
    if ((status > 0 && status < 500) || isExcused) return
    const type = headers['content-type'] ?? ''
    const sent = body === undefined ? '' : ` ${type} ${short(JSON.stringify(String(body)))}`
    this.fallShort(
      `${status || 'no answer'} ${operation}`,
      `as ${caller}: ${method} ${short(path)}${sent}\n    → ${short(text)}`,
    )
  }

  fallShort(what: string, example: string): void {
    const known = this.#shortfalls.get(what) ?? { times: 0, example }
    if (known.times === 0) console.log(`${this.requests}: ${what}\n    ${example}`)
    known.times++
    this.#shortfalls.set(what, known)
  }

  get failed(): number {
    return [...this.#shortfalls.values()].reduce((sum, { times }) => sum + times, 0)
  }

  lines(callers: readonly string[]): string[] {
    const rows = [...this.#counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([status, by]) => [status, ...callers.map((caller) => count(by.get(caller) ?? 0))])
    return [
      table(['status', ...callers], rows),
      ...[...this.#shortfalls].map(
        ([what, { times, example }]) => `FELL SHORT ${times} × ${what}\n    ${example}`,
      ),
    ]
  }
}
