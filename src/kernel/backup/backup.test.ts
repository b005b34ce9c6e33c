import { readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { runCommand, startCommand } from '../../../test/commands.ts'
import { createReview, createTool } from '../../../test/factories.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import {
  archivePath,
  createWholeSite,
  emptyPlace,
  everyRow,
  expectWholeSite,
  type WholeSite,
  withDatabase,
} from '../../../test/whole-site.ts'
import { histogramOf } from '../../features/tools/tool-rating.ts'
import { runMigrations } from '../data/migrate.ts'

let site: WholeSite
let archive: string
beforeAll(async () => {
  site = await createWholeSite()
  archive = await archivePath()
  const { code, out, error } = await runCommand('backup', [archive], site.environment)
  expect([code, error]).toEqual([0, ''])
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/^\/.+: \d+\.\d MB, \d+ rows in \d+ tables, 2 files\.$/)
})

describe('a backup of a site that runs', () => {
  test('is for its owner alone, and leaves nothing else behind', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect(await readdir(dirname(archive))).toEqual(['site.tar.gz'])
  })

  test('is restored row by row, with its files, and its people get in', async () => {
    const place = await emptyPlace()
    const { code, out, error } = await runCommand('restore', [archive], place)
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(/Restored as of .+ rows in \d+ tables, 2 files\.\n$/)
    await expectWholeSite(site, place)
    expect(String(await readdir(place.KITLY_DATA!))).not.toContain('.restoring')
  })

  test.runIf(POSTGRES_URL)('goes from either engine to the other', async () => {
    const folder = await emptyPlace('sqlite')
    expect(await runCommand('restore', [archive], folder)).toMatchObject({ code: 0, error: '' })
    const second = await archivePath()
    expect(await runCommand('backup', [second], folder)).toMatchObject({ code: 0, error: '' })
    const place = await emptyPlace('postgres')
    expect(await runCommand('restore', [second], place)).toMatchObject({ code: 0, error: '' })
    await expectWholeSite(site, place)
  })

  test('is of one moment, whatever is written meanwhile', async () => {
    const app = await createTestApp()
    const tools = [await createTool(app), await createTool(app)]
    const { config } = app.services
    const environment = { KITLY_DATA: config.dataFolder, DATABASE_URL: config.databaseUrl ?? '' }
    const path = await archivePath()
    for (let i = 0; i < 20; i++) await createReview(app, tools[i % 2]!.slug)
    const { ended } = startCommand('backup', [path], environment)
    let isOver = false
    const backup = ended.finally(() => {
      isOver = true
    })
    let written = 20
    for (; !isOver; written++) {
      await createReview(app, tools[written % 2]!.slug)
      // On SQLite nothing else waits, and the end would not be heard of.
      await setImmediate()
    }
    expect(await backup).toMatchObject({ code: 0, error: '' })
    const place = await emptyPlace()
    expect(await runCommand('restore', [path], place)).toMatchObject({ code: 0, error: '' })
    await withDatabase(place, async ({ db }) => {
      const reviews = await db.selectFrom('reviews').select(['tool_id', 'rating']).execute()
      expect(reviews.length).toBeGreaterThanOrEqual(20)
      expect(reviews.length).toBeLessThan(written)
      for (const { id, review_count, ...row } of await db.selectFrom('tools').selectAll().execute()) {
        const own = reviews.filter((r) => r.tool_id === id)
        const sum = own.reduce((all, { rating }) => all + rating, 0)
        const stars = histogramOf(row).reduce((all, n, i) => all + n * (i + 1), 0)
        expect([review_count, stars]).toEqual([own.length, sum])
      }
      const changes = await db.selectFrom('changes').select('id').where('entity', '=', 'review').execute()
      expect(changes).toHaveLength(reviews.length)
    })
  })

  test('of an older version is restored, and brought to today’s', async () => {
    const old = await emptyPlace()
    await withDatabase(old, async (database) => {
      await runMigrations(database, '007-imports')
      const at = '2026-01-01T00:00:00.000Z'
      const category = { name: 'Old', slug: 'old', description: 'd', icon: 'i', tags: '[]' }
      await database.db
        .insertInto('categories')
        .values({ ...category, created_at: at, updated_at: at })
        .execute()
      await sql`insert into changes (at, actor_name, action, entity, entity_id, after)
        values (${at}, 'Kitly', 'create', 'category', '1', '{"name":"Öld"}')`.execute(database.db)
      // Somebody has put a table of their own beside ours.
      const id = database.engine === 'postgres' ? 'uuid default gen_random_uuid()' : `text default 'a'`
      await sql.raw(`create table "my-notes" (id ${id} primary key, note text)`).execute(database.db)
      await sql`insert into "my-notes" (note) values ('mine')`.execute(database.db)
    })
    const path = await archivePath()
    const secret = { KITLY_SECRET: 'k'.repeat(40) }
    expect(await runCommand('backup', [path], { ...old, ...secret })).toMatchObject({ code: 0, error: '' })
    const place = { ...(await emptyPlace()), ...secret }
    const { code, out } = await runCommand('restore', [path], place)
    expect(code).toBe(0)
    expect(out).toContain('Left out: the table my-notes, which is none of Kitly')
    await withDatabase(place, async (database) => {
      expect(await runMigrations(database)).toEqual([])
      const { categories, changes, ...others } = await everyRow(database)
      expect(categories).toEqual([expect.stringContaining('"Old"')])
      // The log is searched by names that were not kept then.
      expect(changes).toEqual([expect.stringContaining('"öld"')])
      expect(Object.values(others).flat()).toEqual([])
    })
  })
})

describe('a backup', () => {
  test('is not written over another file', async () => {
    const path = await archivePath()
    await writeFile(path, 'an older one')
    const { code, error } = await runCommand('backup', [path], site.environment)
    expect([code, error]).toEqual([
      1,
      `The backup was not made: ${path} is there already: give the backup another name.\n`,
    ])
    expect(await readdir(dirname(path))).toEqual(['site.tar.gz'])
  })

  test('of nothing says where it has looked, and makes nothing', async () => {
    const place = await emptyPlace('sqlite')
    const folder = join(place.KITLY_DATA!, 'elsewhere')
    const path = await archivePath()
    const settings = { ...place, KITLY_DATA: folder, KITLY_SECRET: 'k'.repeat(40) }
    const { code, error } = await runCommand('backup', [path], settings)
    expect(code).toBe(1)
    expect(error).toContain(`there is no ${join(folder, 'kitly.db')}`)
    await expect(stat(folder)).rejects.toThrow('ENOENT')
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  test('that is stopped leaves nothing behind', async () => {
    const path = await archivePath()
    const { signal, ended, said } = startCommand('backup', [path], site.environment)
    await expect.poll(said, { interval: 1 }).toContain('Rows')
    signal('SIGTERM')
    const { code } = await ended
    // It may have been done before it heard of that.
    expect(await readdir(dirname(path))).toEqual(code === 0 ? ['site.tar.gz'] : [])
  })

  test('asks for a name', async () => {
    const { code, error } = await runCommand('backup', [], site.environment)
    expect([code, error]).toEqual([1, 'The backup was not made: name the file: npm run backup -- FILE.\n'])
  })
})
