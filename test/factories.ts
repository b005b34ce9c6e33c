import type { z } from 'zod'
import { insertBundles, type NewBundle } from '../src/features/bundles/server/bundles.queries.ts'
import { insertCategories, type NewCategory } from '../src/features/categories/server/categories.queries.ts'
import type { ReviewInput } from '../src/features/reviews/review-input.ts'
import type { Review } from '../src/features/reviews/reviews.contract.ts'
import { authorKeyOf, textKeyOf } from '../src/features/reviews/server/author-keys.ts'
import type { ReviewState } from '../src/features/reviews/server/reviews.queries.ts'
import { COUNTED, storeReview } from '../src/features/reviews/server/reviews.service.ts'
import { ToolRecord } from '../src/features/tools/server/tools.csv.ts'
import { insertTools } from '../src/features/tools/server/tools.queries.ts'
import type { Tool, Tutorial } from '../src/features/tools/tools.contract.ts'
import { KITLY, recordChanges, writeContent } from '../src/kernel/changes/changes.queries.ts'
import { now } from '../src/kernel/data/codec.ts'
import { slugify } from '../src/shared/slug.ts'
import type { TestApp } from './app.ts'

/** What tests need in the database, written by the same queries and services as the real thing. */

let count = 0

export async function createCategory({ services }: TestApp, given: Partial<NewCategory> & { name: string }) {
  const category = {
    slug: slugify(given.name),
    description: `All about ${given.name}`,
    icon: '🧰',
    tags: [],
    ...given,
  }
  const id = await writeContent(services, async (tx) => {
    const id = (await insertCategories(tx, [category])).get(category.name)!
    await recordChanges(tx, KITLY, [{ action: 'create', entity: 'category', entity_id: id }])
    return id
  })
  return { ...category, id }
}

/** A bundle of these tools, published. */
export async function createBundle(
  { services }: TestApp,
  { tool_ids, ...given }: Partial<Omit<NewBundle, 'tools'>> & { name: string; tool_ids: number[] },
) {
  const bundle: NewBundle = {
    slug: slugify(given.name),
    icon: '🧰',
    summary: `What ${given.name} needs`,
    description: 'One tool for each step',
    tags: [],
    use_case_guidance: null,
    downloadable_resource: null,
    ...given,
    tools: tool_ids.map((tool_id) => ({ tool_id, why: null })),
  }
  const id = await writeContent(services, async (tx) => {
    const [id] = await insertBundles(tx, [bundle])
    await recordChanges(tx, KITLY, [{ action: 'create', entity: 'bundle', entity_id: id! }])
    return id!
  })
  return { ...bundle, id }
}

type GivenTool = Partial<z.input<typeof ToolRecord>> & { slug?: string; category_id?: number }

/** Answers the tools as the catalogue has them. */
export async function createTools({ services }: TestApp, given: GivenTool[]): Promise<Tool[]> {
  const records = given.map(({ slug, category_id = null, ...rest }) => {
    count++
    const name = rest.name ?? `Tool ${count}`
    const record = ToolRecord.parse({
      short_description: `Does the work of ${name}`,
      website_url: `https://example.com/${count}`,
      ...rest,
      name,
    })
    return { ...record, slug: slug ?? slugify(name), category_id }
  })
  const ids = await writeContent(services, async (tx) => {
    const ids = await insertTools(tx, records)
    await recordChanges(
      tx,
      KITLY,
      ids.map((id) => ({ action: 'create', entity: 'tool', entity_id: id })),
    )
    return ids
  })
  return ids.map((id) => services.catalog.current.toolById.get(id)!)
}

export async function createTool(app: TestApp, given: GivenTool = {}): Promise<Tool> {
  const [tool] = await createTools(app, [given])
  return tool!
}

export const reviewInput = (given: Partial<ReviewInput> = {}): ReviewInput => ({
  user_name: 'Ada Lovelace',
  // Another person with another text each time: the same twice is noticed.
  user_email: `ada${++count}@example.com`,
  rating: 4,
  title: 'Does what it says',
  content: `I have used it every day for a month, ${count} times in all.`,
  use_kind: null,
  used_for: null,
  pros: null,
  cons: null,
  left_tool: null,
  ...given,
})

export async function createReview(
  { services }: TestApp,
  slug: string,
  given: Partial<ReviewInput> = {},
  state: ReviewState = COUNTED,
): Promise<Review> {
  const { website: _, ...written } = reviewInput(given)
  const review = {
    ...written,
    tool_id: services.catalog.current.toolBySlug.get(slug)!.id,
    user_id: null,
    author_key: authorKeyOf(written.user_email),
    text_key: textKeyOf(written.content),
    sent_from: null,
  }
  return await writeContent(services, (tx) => storeReview(tx, review, state))
}

export async function createTutorial(
  { services }: TestApp,
  tool_id: number,
  given: Partial<Omit<Tutorial, 'id'>> & { position?: number } = {},
): Promise<number> {
  const at = now()
  return await writeContent(services, async (tx) => {
    const { id } = await tx
      .insertInto('tutorials')
      .values({
        tool_id,
        title: 'First steps',
        description: 'How to begin',
        difficulty_level: null,
        duration_minutes: null,
        video_url: null,
        pdf_url: null,
        created_at: at,
        updated_at: at,
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChanges(tx, KITLY, [
      { action: 'create', entity: 'tutorial', entity_id: id },
      { action: 'update', entity: 'tool', entity_id: tool_id },
    ])
    return id
  })
}
