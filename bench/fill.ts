import { insertCategories } from '../src/features/categories/server/categories.queries.ts'
import { authorKeyOf, textKeyOf } from '../src/features/reviews/server/author-keys.ts'
import type { NewReview } from '../src/features/reviews/server/reviews.queries.ts'
import { COUNTED, storeReview } from '../src/features/reviews/server/reviews.service.ts'
import { insertTools } from '../src/features/tools/server/tools.queries.ts'
import { KITLY, recordChanges } from '../src/kernel/changes/changes.queries.ts'
import { type Database, openDatabase } from '../src/kernel/data/database.ts'
import { migrate } from '../src/kernel/data/migrate.ts'
import { splitList } from '../src/shared/split-list.ts'
import { Random } from '../test/seeded.ts'
import type { Synthetic } from './synthetic.ts'

/** Reviews that are stored; more would only make the filling slow. */
const REVIEWS = 2_000

/** Writes a synthetic catalogue into a new SQLite database of the data folder, as an import would. */
export async function fillDatabase(dataFolder: string, synthetic: Synthetic): Promise<void> {
  const database = openDatabase({ dataFolder })
  await fillCatalogue(database, synthetic)
  await database.close()
}

/** The same for a database that is open and empty, of either engine. */
export async function fillCatalogue(database: Database, { categories, tools }: Synthetic): Promise<void> {
  await migrate(database)
  await database.db.transaction().execute(async (tx) => {
    const ids = await insertCategories(
      tx,
      categories.map((c) => ({
        name: c.Name,
        slug: c.Slug,
        description: c.Description,
        icon: c.Icon,
        tags: splitList(c.Tags),
      })),
    )
    const toolIds = await insertTools(
      tx,
      tools.map((tool) => ({ ...tool, category_id: ids.get(tool.category_name)! })),
    )
    const random = new Random(tools.length)
    for (let i = 0; i < REVIEWS; i++) {
      const tool_id = toolIds[Math.floor(toolIds.length * random.next() ** 3)]!
      const rating = random.int(2, 5)
      await storeReview(tx, { ...REVIEW, tool_id, rating }, COUNTED)
    }
    await recordChanges(
      tx,
      KITLY,
      toolIds.map((id) => ({ action: 'import' as const, entity: 'tool' as const, entity_id: id })),
      'synthetic',
    )
  })
}

const CONTENT = 'We have used it for a month in our team, and it has saved us an hour each day.'
export const REVIEW: Omit<NewReview, 'tool_id' | 'rating'> = {
  user_id: null,
  user_name: 'Robin',
  user_email: 'robin@example.org',
  title: 'Does what it says',
  content: CONTENT,
  use_kind: 'team',
  used_for: 'months',
  pros: null,
  cons: null,
  left_tool: null,
  author_key: authorKeyOf('robin@example.org'),
  text_key: textKeyOf(CONTENT),
  sent_from: null,
}
