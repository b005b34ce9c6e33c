import type { Generated } from 'kysely'
import type { PictureKind, PictureStatus } from '../admin-pictures.contract.ts'

/** What the last reading of a tool's own site has found. */
interface ToolSitesTable {
  /** The tool's. */
  id: number
  url: string
  /** Where its page is, after redirects. */
  page_url: string | null
  read_at: string | null
  failure: string | null
  http_status: number | null
  code: string | null
  title: string | null
  description: string | null
  /** A JSON list of what could not be taken, and why. */
  not_taken: Generated<string>
  /** 1 while somebody waits for another reading. */
  is_asked: Generated<number>
}

/** What a site offers, and what became of it. */
interface SitePicturesTable {
  id: Generated<number>
  tool_id: number
  kind: PictureKind
  /** The address of the picture as it is offered, or a colour. */
  value: string
  /** The address of the whole picture, where a part of it is offered. */
  original: string
  width: number | null
  height: number | null
  /** Of what the site has sent. */
  hash: string
  source_url: string
  fetched_at: string
  status: Generated<PictureStatus>
  decided_by: string | null
  decided_at: string | null
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    tool_sites: ToolSitesTable
    site_pictures: SitePicturesTable
  }
}
