import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDataFolder, createPostgresDatabase, createTestApp, type TestApp } from '../test/app.ts'
import { POSTGRES_URL } from '../test/postgres.ts'
import type { ToolCard } from './features/tools/tools.contract.ts'
import type { Database } from './kernel/data/database.ts'
import { loadStarter, readStarter, STARTER_FOLDER } from './starter.ts'

/** A starter folder with two categories and the rows given, as text of a CSV file. */
async function createStarter(rows: string): Promise<string> {
  const folder = await createDataFolder()
  await mkdir(join(folder, 'tools'))
  await mkdir(join(folder, 'blog'))
  await mkdir(join(folder, 'facts'))
  for (const file of await readdir(STARTER_FOLDER)) {
    if (file.endsWith('.json')) await writeFile(join(folder, file), '[]')
  }
  const [head, ...categories] = (await readFile(join(STARTER_FOLDER, 'categories.csv'), 'utf8')).split('\n')
  await writeFile(join(folder, 'categories.csv'), [head, ...categories.slice(0, 2)].join('\n'))
  await writeFile(
    join(folder, 'tools', 'some.csv'),
    `Tool Name,Summary,Website Link,Category,Pricing Model\n${rows}`,
  )
  return folder
}

const GOOD = 'Alpha,Does this,https://alpha.example,AI Assistants,Free\n'

async function countRows({ services }: TestApp) {
  const { db } = services.database
  const count = async (table: 'tools' | 'categories' | 'changes') =>
    (await db.selectFrom(table).select('id').execute()).length
  return [await count('tools'), await count('categories'), await count('changes')]
}

describe('loadStarter', () => {
  const prepare = async (database: Database) => void (await loadStarter(database))

  test('fills an empty database with all tools and categories, and records the changes', async () => {
    const { tools, categories, facts } = await readStarter()
    const app = await createTestApp({}, { prepare })
    const [storedTools, storedCategories, changes] = await countRows(app)
    expect([storedTools, storedCategories]).toEqual([tools.length, categories.length])
    expect(changes).toBeGreaterThanOrEqual(tools.length + categories.length)
    const closed = facts.filter(({ life }) => life?.life_state === 'closed')
    const listed = await app.read<ToolCard[]>('/api/tools?limit=1000')
    expect(listed).toHaveLength(Math.min(1000, tools.length - closed.length))
  })

  test('does nothing where there is a tool already', async () => {
    const app = await createTestApp()
    const folder = await createStarter(GOOD)
    expect(await loadStarter(app.services.database, folder)).toBe(1)
    expect(await loadStarter(app.services.database)).toBeNull()
    expect(await countRows(app)).toEqual([1, 2, 3])
  })

  test('leaves nothing behind when a row fails in the middle', async () => {
    const app = await createTestApp()
    const { db } = app.services.database
    await db.schema.createIndex('one_home').unique().on('tools').column('website_url').execute()
    const folder = await createStarter(`${GOOD}Beta,Does that,https://alpha.example,AI Assistants,Paid\n`)
    await expect(loadStarter(app.services.database, folder)).rejects.toThrow()
    expect(await countRows(app)).toEqual([0, 0, 0])
    await db.schema.dropIndex('one_home').execute()
    expect(await loadStarter(app.services.database, folder)).toBe(2)
  })

  test('names a tool that facts speak of and that there is not', async () => {
    const app = await createTestApp()
    const folder = await createStarter(GOOD)
    const line = { slug: 'omega', facts: [], plans: [] }
    await writeFile(join(folder, 'facts', 'some.jsonl'), JSON.stringify(line))
    await expect(loadStarter(app.services.database, folder)).rejects.toThrow(
      'starter/facts names an unknown omega',
    )
    expect(await countRows(app)).toEqual([0, 0, 0])
  })

  let app: TestApp | undefined
  test.each([
    [
      'an address that is none',
      'Beta,Does that,beta,AI Assistants,Free',
      /some\.csv, row 3 \(Beta\): Website URL must/,
    ],
    [
      'a pricing model that is none',
      'Beta,Does that,https://b.example,AI Assistants,Cheap',
      /row 3 \(Beta\): Pricing must be/,
    ],
    ['no name', ',Does that,https://b.example,AI Assistants,Free', /row 3 \(\): Tool name is required/],
    [
      'a category that is none',
      'Beta,Does that,https://b.example,Nonsense,Free',
      /some\.csv: Beta names no category/,
    ],
  ])('names the file and the row with %s', async (_, row, message) => {
    app ??= await createTestApp()
    const folder = await createStarter(`${GOOD}${row}\n`)
    await expect(loadStarter(app.services.database, folder)).rejects.toThrow(message)
    expect(await countRows(app)).toEqual([0, 0, 0])
  })

  test('says so when a file is missing', async () => {
    const folder = await createDataFolder()
    await cp(join(STARTER_FOLDER, 'categories.csv'), join(folder, 'categories.csv'))
    await expect(readStarter(folder)).rejects.toThrow('ENOENT')
  })

  test.runIf(POSTGRES_URL)(
    'loads once when two processes start at the same moment on a new database',
    async () => {
      const DATABASE_URL = await createPostgresDatabase({ empty: true })
      const apps = await Promise.all([1, 2].map(() => createTestApp({ DATABASE_URL }, { prepare })))
      const { length } = (await readStarter()).tools
      for (const app of apps) expect((await countRows(app))[0]).toBe(length)
    },
  )
})
