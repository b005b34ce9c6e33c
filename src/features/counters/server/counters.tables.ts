interface DailyCountersTable {
  day: string
  kind: string
  subject: string
  count: number
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    daily_counters: DailyCountersTable
  }
}

export {}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    popularity: 'entry'
  }
}
