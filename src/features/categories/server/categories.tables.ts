import type { Content } from '../../../kernel/data/schema.ts'

interface CategoriesTable extends Content {
  name: string
  slug: string
  description: string
  icon: string
  tags: string
}

declare module '../../../kernel/data/schema.ts' {
  interface Schema {
    categories: CategoriesTable
  }
}

declare module '../../../shared/record-names.ts' {
  interface Entities {
    category: 'record'
  }
}
