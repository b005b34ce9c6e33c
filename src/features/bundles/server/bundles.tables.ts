import type { Generated } from 'kysely'
import type { Content } from '../../../kernel/data/schema.ts'

interface BundlesTable extends Content {
  name: string
  slug: string
  icon: string
  summary: string
  description: string
  tags: string
  use_case_guidance: string | null
  downloadable_resource: string | null
  status: string
  popularity: Generated<number>
}

interface BundleToolsTable {
  bundle_id: number
  tool_id: number
  position: number
  why: string | null
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    bundles: BundlesTable
    bundle_tools: BundleToolsTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    bundle: 'record'
  }
}
