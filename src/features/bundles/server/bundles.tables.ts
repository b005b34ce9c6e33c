import type { Content } from '../../../kernel/data/schema.ts'
import type { BundleRecord } from '../admin-bundles.contract.ts'

interface BundlesTable extends Content, Omit<BundleRecord, 'tags' | 'tools'> {
  tags: string
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
