import { render } from '../../src/app/entry-server.tsx'
import { mountRenderer } from '../../src/app/pages.ts'
import { createListeningApp, type ListeningApp } from '../app.ts'
import { createBlogCategory, createPost } from '../blog.ts'
import { createBundle, createCategory, createReview, createTools } from '../factories.ts'
import { createFacts } from '../facts.ts'
import { createPerson, type Person } from '../people.ts'
import { Random } from '../seeded.ts'

/** A small site, with something of everything that visitors read. */
export interface KeptSite {
  app: ListeningApp
  random: Random
  admin: Person
  members: Person[]
  /** Sends JSON over a connection, as an administrator unless somebody else is given; answers the status and what was answered. */
  send(method: string, path: string, body?: unknown, by?: Person | null): Promise<Sent>
  /** Slugs that tools have now. */
  slugs(): string[]
  /** Any id of a table, also of what is in the bin. */
  idOf(table: Table): Promise<number>
}
interface Sent {
  status: number
  body: unknown
}
type Table = 'tools' | 'categories' | 'bundles' | 'blog_posts' | 'blog_categories' | 'reviews' | 'fact_kinds'

/** Half of them say what a tool is mainly for. */
export const TAGS = [
  'video editing',
  'meeting notes',
  'code',
  'image generation',
  'transcription',
  'email',
  'data',
  'music',
]
/** What texts say of what a tool is for, whatever its tags are. */
export const SAID = [
  'video editor',
  'cut silences',
  'transcribe interviews',
  'speech to text',
  'meeting minutes',
  'action items',
  'text to image',
  'email assistant',
]
export const SEARCHES = [
  'video',
  'notes for meetings',
  'code',
  'Tool 3',
  'free images',
  'email data',
  'nothing at all',
]
const TOOLS = 40

const CONTENT = (a: string, b: string) =>
  `<p>About <a href="/tools/${a}">one</a>.</p><p class="tool-embed"><a href="/tools/${b}">another</a></p><h2>More</h2>`

export async function createKeptSite(seed: number): Promise<KeptSite> {
  const app = await createListeningApp(
    {},
    {
      mountPages: (services) => (router) =>
        mountRenderer(router, services, async () => ({ render, manifest: { routes: {} } })),
    },
  )
  const random = new Random(seed)
  const admin = await createPerson(app, { role: 'admin' })
  const members = [await createPerson(app), await createPerson(app), await createPerson(app)]
  await fill(app, random)
  const { db } = app.services.database
  return {
    app,
    random,
    admin,
    members,
    async send(method, path, body, by = admin) {
      const headers = { ...by?.headers, 'content-type': 'application/json' }
      const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const answer = await app.fetchRaw(path, sent)
      const text = String(answer.body)
      return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : null }
    },
    slugs: () => [...app.services.catalog.current.toolBySlug.keys()],
    async idOf(table) {
      const rows = await db.selectFrom(table).select('id').orderBy('id').execute()
      return random.pick(rows).id
    },
  }
}

async function fill(app: ListeningApp, random: Random): Promise<void> {
  const categories: number[] = []
  for (const name of ['Writing', 'Pictures', 'Code', 'Sound', 'Work']) {
    categories.push((await createCategory(app, { name })).id)
  }
  const tools = await createTools(
    app,
    Array.from({ length: TOOLS }, (_, i) => ({
      name: `Tool ${i}`,
      slug: `tool-${i}`,
      tags: random.some(TAGS, 4),
      category_id: random.pick(categories),
      pricing_model: random.pick(['Free', 'Freemium', 'Paid'] as const),
      ...(random.chance(0.6) && { logo_url: `https://example.com/${i}.svg` }),
    })),
  )
  for (const tool of random.some(tools, TOOLS)) {
    const facts = [{ kind: 'api', value: random.chance(0.5) }]
    await createFacts(app, tool.id, facts, [{ name: 'Pro', amount: random.int(5, 40) }])
    await createReview(app, tool.slug, { rating: random.int(1, 5) })
  }
  for (let i = 0; i < 5; i++) {
    await createBundle(app, { name: `Bundle ${i}`, tool_ids: random.some(tools, 5).map(({ id }) => id) })
  }
  const guides = await createBlogCategory(app, { name: 'Guides' })
  for (let i = 0; i < 6; i++) {
    const [a, b] = [random.pick(tools), random.pick(tools)]
    const featured_tools = random.some(tools, 4).map(({ id }) => id)
    await createPost(app, {
      title: `Post ${i}`,
      content: CONTENT(a.slug, b.slug),
      featured_tools,
      categories: [guides.id],
    })
  }
  await app.services.catalog.load()
}
