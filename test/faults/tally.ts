/** What a scenario has tried, and what fell short of what is promised. */
export class Tally {
  readonly #tried = new Map<string, number>()
  readonly #short = new Map<string, { times: number; example: string }>()
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  count(what: string, times = 1): void {
    this.#tried.set(what, (this.#tried.get(what) ?? 0) + times)
  }

  /** Counts a check; where it does not hold, it fell short. */
  expect(holds: boolean, what: string, example: unknown = ''): void {
    this.count('checks')
    if (holds) return
    const known = this.#short.get(what) ?? { times: 0, example: String(example).slice(0, 300) }
    known.times++
    this.#short.set(what, known)
  }

  get failed(): number {
    return [...this.#short.values()].reduce((sum, { times }) => sum + times, 0)
  }

  lines(): string[] {
    const tried = [...this.#tried].map(([what, times]) => `${times.toLocaleString('en')} ${what}`).join(', ')
    return [
      `${this.name}: ${tried}; ${this.failed} fell short`,
      ...[...this.#short].map(([what, { times, example }]) =>
        `  FELL SHORT ${times} × ${what} ${example}`.trimEnd(),
      ),
    ]
  }
}
