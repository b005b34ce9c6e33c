import type { Database, Tx } from '../../../kernel/data/database.ts'
import type { Log } from '../../../kernel/jobs/log.ts'
import type { Finding } from './finding.ts'
import { upsertFindings } from './links.queries.ts'

/** Findings are stored together: on SQLite each write makes requests wait for the disk. */
const FLUSH_MS = 5_000
/** What somebody waits for is stored sooner. */
const ASKED_MS = 300
const FLUSH_AT = 200

/** Collects what visits find, and stores it every few seconds. */
export class FindingStore {
  #timer: NodeJS.Timeout | undefined
  #found: (Finding & { counts: boolean })[] = []
  #storing: Promise<void> = Promise.resolve()
  readonly #database: Database
  readonly #log: Pick<Log, 'error'>
  readonly #onStore: (tx: Tx, counted: number) => Promise<unknown>

  /** `onStore` is told, in the same transaction, how many of what is stored count as part of a round. */
  constructor(
    database: Database,
    log: Pick<Log, 'error'>,
    onStore: (tx: Tx, counted: number) => Promise<unknown>,
  ) {
    this.#database = database
    this.#log = log
    this.#onStore = onStore
  }

  keep(findings: Finding[], counts: boolean): void {
    for (const finding of findings) this.#found.push({ ...finding, counts })
    if (this.#found.length >= FLUSH_AT) return void this.flush()
    if (!counts) clearTimeout(this.#timer)
    if (counts && this.#timer) return
    this.#timer = setTimeout(() => void this.flush(), counts ? FLUSH_MS : ASKED_MS).unref()
  }

  /** Stores what was found. What cannot be stored is found again another time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counted = this.#found.filter(({ counts }) => counts).length
    // The last one is the truth, where one tool was visited twice.
    const found = new Map(this.#found.splice(0).map(({ counts: _, ...finding }) => [finding.id, finding]))
    if (found.size > 0) {
      this.#storing = this.#storing
        .then(() => this.#store([...found.values()], counted))
        .catch((error) => this.#log.error({ err: error }, 'findings about links not stored'))
    }
    return this.#storing
  }

  async #store(findings: Finding[], counted: number): Promise<void> {
    await this.#database.db.transaction().execute(async (tx) => {
      await upsertFindings(tx, findings)
      if (counted > 0) await this.#onStore(tx, counted)
    })
  }
}
