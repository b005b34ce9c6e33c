interface SavedToolsTable {
  user_id: string
  tool_id: number
  folder: string | null
  note: string | null
  created_at: string
}

interface SavedBundlesTable {
  user_id: string
  bundle_id: number
  created_at: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    saved_tools: SavedToolsTable
    saved_bundles: SavedBundlesTable
  }
}

export {}
