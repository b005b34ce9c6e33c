import type { Generated } from 'kysely'

/** What the last visit of a tool's address has found. */
interface LinkChecksTable {
  /** The tool's. */
  id: number
  url: string
  /** The outcome, or 'ignored' where an administrator does not want to hear of it. */
  state: string
  outcome: string
  failure: string | null
  http_status: number | null
  code: string | null
  moved_to: string | null
  checked_at: string
  /** When this was found first, and how often in a row. */
  since: string
  times: number
  /** 1 while somebody waits for another visit. */
  is_asked: Generated<number>
}

/** How far those are who make rounds: one row for each, 1 the link checker, 2 who reads sites for pictures. */
interface LinkCheckRunTable {
  id: number
  /** The process that is at work, and until when it may be taken to be. */
  holder: string | null
  held_until: string | null
  /** Set while everything that was visited before is to be visited again. */
  requested_at: string | null
  /** Set while somebody wants it to rest. */
  stopped_at: string | null
  stopped_by: string | null
  started_at: string | null
  ended_at: string | null
  total: Generated<number>
  done: Generated<number>
  /** 1 when it ended because nothing could be reached. */
  is_offline: Generated<number>
}

/** What the last visit of a page that facts and plans come from has found. */
interface SourcePagesTable {
  url: string
  outcome: string
  failure: string | null
  http_status: number | null
  code: string | null
  /** Of the text that readers see, where plans stand on the page. */
  text_hash: string | null
  /** When its text was first another one than before. */
  changed_at: string | null
  checked_at: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    source_pages: SourcePagesTable
    link_checks: LinkChecksTable
    link_check_run: LinkCheckRunTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    link: 'entry'
  }
}
