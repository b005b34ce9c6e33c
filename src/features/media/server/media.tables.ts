import type { Content } from '../../../kernel/data/schema.ts'
import type { MediaKind, MediaOrigin } from '../media.limits.ts'

/** A picture that Kitly keeps. */
interface MediaTable extends Content {
  /** '/uploads/…', which never gets another content. */
  address: string
  kind: MediaKind
  /** What people call it: at first the name of the file that was sent. */
  name: string
  /** What it shows, in words; null where nobody has said it. */
  alt: string | null
  width: number
  height: number
  bytes: number
  origin: MediaOrigin
  /** Where it was fetched, and when. */
  source_url: string | null
  fetched_at: string | null
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    media: MediaTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    media: 'record'
  }
}
