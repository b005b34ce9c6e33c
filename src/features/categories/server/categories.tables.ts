import type { Content } from '../../../kernel/data/schema.ts'
import type { CategoryInput } from '../admin-categories.contract.ts'

interface CategoriesTable extends Content, Omit<CategoryInput, 'tags'> {
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
