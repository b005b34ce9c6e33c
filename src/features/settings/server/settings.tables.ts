interface SiteSettingsTable {
  key: string
  value: string
  updated_at: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    site_settings: SiteSettingsTable
  }
}

export {}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    settings: 'entry'
    ordering: 'entry'
  }
}
