import type { Generated } from 'kysely'

interface SavedKitsTable {
  id: string
  user_id: string
  name: string
  description: string
  prompt: string
  preferences: string
  items: string
  /** The jobs as their maker left them, JSON; null in rows from before they were kept. */
  jobs: string | null
  share_token_hash: string | null
  /** Grows with each change of what the kit says. */
  version: Generated<number>
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** Kits that can be read by whoever has the link; token and secret are kept as hashes. */
interface SharedKitsTable {
  id: string
  token_hash: string
  /** Proves who may withdraw it: a secret that only the browser has that shared it. */
  secret_hash: string
  /** Who shared it while signed in; null for everybody else. */
  user_id: string | null
  name: string
  description: string
  prompt: string
  preferences: string
  items: string
  jobs: string | null
  created_at: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    saved_kits: SavedKitsTable
    shared_kits: SharedKitsTable
  }
}
