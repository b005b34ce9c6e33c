import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { insertBlogCategories, insertPost } from './features/blog/server/blog.queries.ts'
import { insertBundles } from './features/bundles/server/bundles.queries.ts'
import { insertCategories } from './features/categories/server/categories.queries.ts'
import { insertFacts, insertMissingKinds, insertPlans } from './features/facts/server/facts.queries.ts'
import type { ToolRecord } from './features/tools/server/tools.csv.ts'
import { parseToolRows } from './features/tools/server/tools.csv.ts'
import { countTools, insertTools } from './features/tools/server/tools.queries.ts'
import { type Change, KITLY, lockContent, recordChanges } from './kernel/changes/changes.queries.ts'
import type { Database, Tx } from './kernel/data/database.ts'
import type { Entity } from './shared/record-names.ts'
import { slugify, uniqueSlug } from './shared/slug.ts'
import { splitList } from './shared/split-list.ts'
import { readStarterBlog, type StarterBlog } from './starter-blog.ts'
import { readFactKinds, readStarterFacts } from './starter-facts.ts'

/** The catalogue a new installation begins with: reviewable files, checked like any import. */

export const STARTER_FOLDER = join(import.meta.dirname, '..', 'starter')

const StarterCategory = z.object({
  Name: z.string().min(1),
  Slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  Description: z.string().min(1),
  Icon: z.string().min(1),
  Tags: z.string(),
})

const StarterBundle = z.object({
  name: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  icon: z.string().min(1),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string()),
  use_case_guidance: z.string().min(1),
  tools: z.array(z.object({ name: z.string(), why: z.string().min(1) })).min(1),
})

export interface Starter {
  categories: z.infer<typeof StarterCategory>[]
  tools: ToolRecord[]
  bundles: z.infer<typeof StarterBundle>[]
  blog: StarterBlog
  factKinds: Awaited<ReturnType<typeof readFactKinds>>
  facts: Awaited<ReturnType<typeof readStarterFacts>>
}

const readCsv = async (file: string) =>
  parse(await readFile(file, 'utf8'), { columns: true, bom: true }) as Record<string, string>[]

/** Reads and checks the files. Throws an Error that names the file and row of the first mistake. */
export async function readStarter(folder = STARTER_FOLDER): Promise<Starter> {
  const categories = z.array(StarterCategory).parse(await readCsv(join(folder, 'categories.csv')))
  const names = new Set(categories.map((c) => c.Name))
  const tools: ToolRecord[] = []
  for (const file of (await readdir(join(folder, 'tools'))).sort()) {
    const { records, errors } = parseToolRows(await readCsv(join(folder, 'tools', file)))
    const [error] = errors
    if (error) throw new Error(`starter/tools/${file}, row ${error.row} (${error.name}): ${error.message}`)
    const stray = records.find((r) => !names.has(r.category_name))
    if (stray) throw new Error(`starter/tools/${file}: ${stray.name} names no category of categories.csv`)
    tools.push(...records)
  }
  const bundles = z
    .array(StarterBundle)
    .parse(JSON.parse(await readFile(join(folder, 'bundles.json'), 'utf8')))
  const toolNames = new Set(tools.map((t) => t.name))
  for (const bundle of bundles) {
    const stray = bundle.tools.find((t) => !toolNames.has(t.name))
    if (stray) throw new Error(`starter/bundles.json: ${bundle.name} names an unknown tool, ${stray.name}`)
  }
  const factKinds = await readFactKinds(folder)
  const facts = await readStarterFacts(folder, factKinds)
  return { categories, tools, bundles, blog: await readStarterBlog(folder), factKinds, facts }
}

/**
 * Fills an empty database with the starter catalogue, in one transaction: a start that is interrupted leaves
 * nothing behind. Answers the number of tools, or null where there was something already.
 */
export async function loadStarter({ db, engine }: Database, folder = STARTER_FOLDER): Promise<number | null> {
  if ((await countTools(db)) > 0) return null
  const { categories, tools, bundles, blog, factKinds, facts } = await readStarter(folder)
  return await db.transaction().execute(async (tx) => {
    await lockContent(tx, engine)
    // Another process that started at the same moment may have been first.
    if ((await countTools(tx)) > 0) return null
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
    const taken = new Set<string>()
    const lifeOf = new Map(facts.map(({ slug, life }) => [slug, life]))
    const records = tools.map((tool) => {
      const slug = uniqueSlug(slugify(tool.name), (s) => taken.has(s))
      taken.add(slug)
      return { ...tool, ...lifeOf.get(slug), slug, category_id: ids.get(tool.category_name) ?? null }
    })
    const toolIds = await insertTools(tx, records)
    const idOf = new Map(tools.map((tool, i) => [tool.name, toolIds[i]!]))
    const bundleIds = await insertBundles(
      tx,
      bundles.map((bundle) => ({
        ...bundle,
        downloadable_resource: null,
        tools: bundle.tools.map(({ name, why }) => ({ tool_id: idOf.get(name)!, why })),
      })),
    )
    const blogCategoryIds = await insertBlogCategories(tx, blog.categories)
    const idOfSlug = new Map(records.map(({ slug }, i) => [slug, toolIds[i]!]))
    const postIds: number[] = []
    for (const post of blog.posts) {
      const categories = post.categories.map((slug) => known(blogCategoryIds, slug, `blog/${post.slug}.html`))
      const featured_tools = post.featured_tools.map((slug) =>
        known(idOfSlug, slug, `blog/${post.slug}.html`),
      )
      postIds.push(await insertPost(tx, { ...post, categories, featured_tools }))
    }
    await insertMissingKinds(tx, factKinds)
    await insertKnown(tx, facts, (slug) => known(idOfSlug, slug, 'facts'))
    const imported = (entity: Entity, entityIds: Iterable<number>): Change[] =>
      [...entityIds].map((entity_id) => ({ action: 'import', entity, entity_id }))
    await recordChanges(
      tx,
      KITLY,
      [
        ...imported('category', ids.values()),
        ...imported('tool', toolIds),
        ...imported('bundle', bundleIds),
        ...imported('blog_category', blogCategoryIds.values()),
        ...imported('blog_post', postIds),
      ],
      'starter',
    )
    return tools.length
  })
}

/** Stores what is known of tools. */
async function insertKnown(tx: Tx, tools: Starter['facts'], idOf: (slug: string) => number): Promise<void> {
  const known = tools.map((tool) => ({ ...tool, of: { tool_id: idOf(tool.slug), checked_by: KITLY.name } }))
  const facts = known.flatMap((tool) => tool.facts.map((fact) => ({ ...fact, ...tool.of })))
  const plans = known.flatMap((tool) =>
    tool.plans.map((plan, position) => ({ ...plan, ...tool.of, position })),
  )
  await insertFacts(tx, facts)
  await insertPlans(tx, plans)
}

/** The id of a slug that another file names. Throws an Error that names both. */
function known(ids: ReadonlyMap<string, number>, slug: string, by: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`starter/${by} names an unknown ${slug}`)
  return id
}
