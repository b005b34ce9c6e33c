import { histogramOf, STAR_COLUMNS } from '../../src/features/tools/tool-rating.ts'
import type { Tool } from '../../src/features/tools/tools.contract.ts'
import type { Database } from '../../src/kernel/data/database.ts'
import type { Ledger, Register } from './ledger.ts'
import type { Site } from './site.ts'
import type { Tally } from './tally.ts'

/** What must hold after any end of the process: compares the ledger, the rows, their log and what the site shows. */
export async function checkAll(site: Site, cookie: string, database: Database, ledger: Ledger, tally: Tally) {
  await checkContent(database, ledger, tally)
  await checkPersonal(site, cookie, ledger, tally)
  await checkImports(database, ledger, tally)
  await checkLog(database, ledger, tally)
  await checkCatalogue(site, database, tally)
}

/** An answered value, or one that was on its way; from now on it is the answered one. */
function settle<T>(register: Register<T>, stored: T | undefined, what: string, tally: Tally) {
  const holds = stored === register.answered || register.asked.some((value) => value === stored)
  tally.expect(
    holds,
    `${what} lost`,
    `has ${stored}, answered ${register.answered}, asked ${register.asked.join(', ')}`,
  )
  if (stored === undefined) return
  register.answered = stored
  register.asked = []
}

async function checkContent({ db }: Database, ledger: Ledger, tally: Tally) {
  const reviews = await db.selectFrom('reviews').select(['id', 'content']).execute()
  const stored = new Map(reviews.map((row) => [row.id, row.content]))
  for (const [id, content] of ledger.reviews) {
    tally.expect(stored.get(id) === content, 'answered review lost', `${id} ${content}`)
  }
  const tools = await db.selectFrom('tools').select(['id', 'short_description']).execute()
  const summaries = new Map(tools.map((row) => [row.id, row.short_description]))
  for (const [id, register] of ledger.edits) settle(register, summaries.get(id), 'edit', tally)
}

async function checkPersonal(site: Site, cookie: string, ledger: Ledger, tally: Tally) {
  const saved = await site.call('GET', '/api/users/saved', { cookie })
  tally.expect(saved.status === 200, 'session lost', saved.status)
  if (saved.status !== 200) return
  const ids = new Set(saved.json<{ tools: number[] }>().tools)
  for (const [id, register] of ledger.saved) settle(register, ids.has(id), 'save', tally)
  const kits = await site.call('GET', '/api/users/saved-kits', { cookie })
  const names = new Map(kits.json<{ id: string; name: string }[]>().map((kit) => [kit.id, kit.name]))
  for (const [id, register] of ledger.kits) settle(register, names.get(id), 'kit', tally)
}

async function checkImports({ db }: Database, ledger: Ledger, tally: Tally) {
  const rows = await db.selectFrom('tools').select('name').where('deleted_at', 'is', null).execute()
  const count = new Map<string, number>()
  for (const { name } of rows) {
    const prefix = /^Import \d+x\d+ /.exec(name)?.[0]
    if (prefix) count.set(prefix, (count.get(prefix) ?? 0) + 1)
  }
  for (const entry of ledger.imports) {
    const stored = count.get(entry.prefix) ?? 0
    tally.expect(stored === 0 || stored === entry.rows, 'half an import', `${stored} of ${entry.rows} rows`)
    if (!entry.open) {
      const expected = entry.seen === 'done' ? entry.rows : 0
      tally.expect(stored === expected, `answered import lost`, `${entry.seen}, but ${stored} rows`)
    }
    // What became of it is now known.
    entry.open = false
    entry.seen = stored > 0 ? 'done' : 'undone'
  }
}

async function checkLog({ db }: Database, ledger: Ledger, tally: Tally) {
  const changes = await db
    .selectFrom('changes')
    .select(['id', 'action', 'entity', 'entity_id', 'after'])
    .where('entity', 'in', ['tool', 'review'])
    .orderBy('id')
    .execute()
  const begun = { tool: new Map<string, number>(), review: new Map<string, number>() }
  const summaries = new Map<string, string>()
  for (const { action, entity, entity_id, after } of changes) {
    const counts = begun[entity as 'tool' | 'review']
    if (action === 'create' || (action === 'import' && !counts.has(entity_id))) {
      counts.set(entity_id, (counts.get(entity_id) ?? 0) + 1)
    }
    const summary = after === null ? undefined : (JSON.parse(after) as { short_description?: string })
    if (entity === 'tool' && summary?.short_description) summaries.set(entity_id, summary.short_description)
  }
  for (const table of ['tools', 'reviews'] as const) {
    const rows = await db.selectFrom(table).select('id').execute()
    const counts = begun[table === 'tools' ? 'tool' : 'review']
    for (const { id } of rows)
      tally.expect(counts.get(String(id)) === 1, `a row of ${table} is not once in the log`, id)
    const stored = new Set(rows.map(({ id }) => String(id)))
    for (const id of counts.keys())
      tally.expect(stored.has(id), `the log has a row that ${table} has not`, id)
  }
  for (const [id, { answered }] of ledger.edits) {
    const logged = summaries.get(String(id))
    tally.expect(
      logged === answered,
      'the log does not end with what the row has',
      `${logged}, not ${answered}`,
    )
  }
}

const PAGE = 1_000

async function checkCatalogue(site: Site, { db }: Database, tally: Tally) {
  const shown = new Map<number, Tool>()
  for (let offset = 0; ; offset += PAGE) {
    const answer = await site.call('GET', `/api/tools?sort=name&limit=${PAGE}&offset=${offset}`)
    const page = answer.status === 200 ? answer.json<Tool[]>() : []
    for (const tool of page) shown.set(tool.id, tool)
    if (page.length < PAGE) break
  }
  const tools = await db
    .selectFrom('tools')
    .select(['id', 'name', 'short_description', 'review_count', ...STAR_COLUMNS])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .execute()
  tally.expect(
    shown.size === tools.length,
    'the catalogue is not the database',
    `${shown.size}, not ${tools.length}`,
  )
  const reviews = await db
    .selectFrom('reviews')
    .select(['tool_id', 'rating', 'is_confirmed'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .execute()
  const sums = new Map<number, { count: number; sum: number }>()
  for (const { tool_id, rating, is_confirmed } of reviews) {
    const { count, sum } = sums.get(tool_id) ?? { count: 0, sum: 0 }
    sums.set(tool_id, { count: count + 1, sum: sum + rating * is_confirmed })
  }
  for (const row of tools) {
    const { count, sum } = sums.get(row.id) ?? { count: 0, sum: 0 }
    const stars = histogramOf(row).reduce((all, n, i) => all + n * (i + 1), 0)
    const isCounted = row.review_count === count && stars === sum
    tally.expect(isCounted, 'a rating is not the sum of its reviews', `${row.review_count}, not ${count}`)
    const { name, short_description, review_count } = shown.get(row.id) ?? {}
    const isShown =
      name === row.name && short_description === row.short_description && review_count === row.review_count
    tally.expect(isShown, 'the catalogue shows another row than the database', row.name)
  }
}
