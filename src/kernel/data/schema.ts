import type { Generated } from 'kysely'

/**
 * Every table: here those of the kernel, to which each feature adds its own in `<noun>.tables.ts`. Rows are described
 * as they are stored: booleans 0/1, times ISO-8601 UTC text, lists and objects JSON text.
 */
export interface Schema {
  changes: ChangesTable
  slug_redirects: SlugRedirectsTable
  rate_limits: RateLimitsTable
  mail_outbox: MailOutboxTable
  file_parts: FilePartsTable
}

/**
 * Columns of what editors write. `deleted_at` set means the row is in the bin. `version` counts changes, for edits that
 * must not overwrite each other silently.
 */
export interface Content {
  id: Generated<number>
  created_at: string
  updated_at: string
  deleted_at: string | null
  version: Generated<number>
}

interface ChangesTable {
  id: Generated<number>
  at: string
  /** The person's id, or null for visitors and for Kitly itself. */
  actor_id: string | null
  actor_name: string
  action: string
  entity: string
  entity_id: string
  /** The record before and after, as JSON; null where there was or is none. */
  before: string | null
  after: string | null
  /** Changes made together (one import, one bulk action) carry one batch, so that they can be undone together. */
  batch: string | null
  /** The version that the record has after it; null where it has none. */
  version: Generated<number | null>
  /** What the record was called, in lower case. */
  name_key: Generated<string | null>
}

/** An address that a record had before. */
interface SlugRedirectsTable {
  entity: string
  slug: string
  entity_id: number
}

/** Attempts in windows of time, for limits that all processes share; times in milliseconds since 1970. */
interface RateLimitsTable {
  key: string
  points: number
  expires_at: number
  /** No attempt is let through before, in milliseconds since 1970. */
  wait_until: Generated<number>
}

/** Mail to be sent: due at `due_at`, null once it is sent or given up. Bodies are emptied when sent. */
interface MailOutboxTable {
  id: Generated<number>
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
  attempts: Generated<number>
  due_at: string | null
  sent_at: string | null
  last_error: string | null
  created_at: string
}

/** A part of a file that people have sent, on PostgreSQL without a bucket. */
interface FilePartsTable {
  key: string
  /** From 0. */
  part: number
  /** Base64. */
  content: string
  created_at: string
}
