import { beforeAll, describe, expect, test } from 'vitest'
import { createPostgresDatabase, createTestApp, type TestApp, testEnvironment } from '../../../test/app.ts'
import { createReview, createTool } from '../../../test/factories.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { createSamples } from '../../../test/samples.ts'
import { readConfig } from '../../config.ts'
import { now } from './codec.ts'
import { isUniqueViolation, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

describe('migrate', () => {
  test('makes the tables of a new database, and does nothing the second time', async () => {
    const environment = await testEnvironment(
      POSTGRES_URL ? { DATABASE_URL: await createPostgresDatabase({ empty: true }) } : {},
    )
    const run = async () => {
      const database = openDatabase(readConfig(environment))
      return await migrate(database).finally(() => database.close())
    }
    expect((await run())[0]).toBe('001-initial')
    expect(await run()).toEqual([])
  })

  test('leaves nothing behind when it fails half-way', async () => {
    const environment = await testEnvironment(
      POSTGRES_URL ? { DATABASE_URL: await createPostgresDatabase({ empty: true }) } : {},
    )
    const database = openDatabase(readConfig(environment))
    const { schema, introspection } = database.db
    await schema.createTable('saved_kits').addColumn('in_the_way', 'integer').execute()
    await expect(migrate(database)).rejects.toThrow(/already exists/)
    expect((await introspection.getTables()).map((t) => t.name)).toEqual(['saved_kits'])
    await schema.dropTable('saved_kits').execute()
    expect(await migrate(database)).toContain('001-initial')
    await database.close()
  })

  test('keeps what is there when the program starts again', async () => {
    const environment = await testEnvironment()
    const first = await createTestApp(environment)
    await createSamples(first)
    await createReview(first, 'montage')
    const tool = await first.read('/api/tools/montage')
    await first.close()
    const second = await createTestApp(environment)
    expect(await second.read('/api/tools/montage')).toEqual(tool)
    expect(second.services.catalog.current.version).toBe(first.services.catalog.current.version)
  })
})

describe('the database', () => {
  const at = now()
  const insertReview = (values: { tool_id: number; rating?: number; user_id?: string }) =>
    app.services.database.db
      .insertInto('reviews')
      .values({
        user_name: 'Ada',
        content: 'Good',
        rating: 5,
        status: 'published',
        created_at: at,
        updated_at: at,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

  test('refuses rows that refer to what does not exist', async () => {
    await expect(insertReview({ tool_id: 999_999 })).rejects.toThrow(/foreign key/i)
    await expect(createTool(app, { category_id: 999_999 })).rejects.toThrow(/foreign key/i)
  })

  test('refuses to delete what others refer to', async () => {
    const { Montage } = await createSamples(app)
    const { db } = app.services.database
    await insertReview({ tool_id: Montage!.id })
    await expect(db.deleteFrom('tools').where('id', '=', Montage!.id).execute()).rejects.toThrow(
      /foreign key/i,
    )
    await expect(
      db.deleteFrom('categories').where('id', '=', Montage!.category_id).execute(),
    ).rejects.toThrow(/foreign key/i)
  })

  test('deletes with a person what is theirs, and keeps their reviews without the link', async () => {
    const { db } = app.services.database
    const { id: tool_id } = await createTool(app)
    await db
      .insertInto('users')
      .values({ id: 'u1', name: 'Ada', email: 'ada@example.com', created_at: at, updated_at: at })
      .execute()
    await db.insertInto('saved_tools').values({ user_id: 'u1', tool_id, created_at: at }).execute()
    const { id } = await insertReview({ tool_id, user_id: 'u1' })
    await db.deleteFrom('users').where('id', '=', 'u1').execute()
    expect(await db.selectFrom('saved_tools').selectAll().execute()).toEqual([])
    const review = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()
    expect(review).toMatchObject({ user_id: null, user_name: 'Ada' })
  })

  test('keeps a slug for one tool that is not in the bin', async () => {
    const tool = await createTool(app, { name: 'Twin' })
    const error = await createTool(app, { name: 'Twin' }).catch((e) => e)
    expect(isUniqueViolation(error)).toBe(true)
    await app.services.database.db
      .updateTable('tools')
      .set({ deleted_at: at })
      .where('id', '=', tool.id)
      .execute()
    expect((await createTool(app, { name: 'Twin' })).id).not.toBe(tool.id)
  })

  test('refuses a rating out of range', async () => {
    const { id: tool_id } = await createTool(app)
    for (const rating of [0, 6]) {
      await expect(insertReview({ tool_id, rating })).rejects.toThrow(/check constraint/i)
    }
  })
})

describe.skipIf(POSTGRES_URL)('on SQLite', () => {
  test('reads go on during a transaction, and see it when it is committed', async () => {
    const { db } = app.services.database
    const names = async () => (await db.selectFrom('categories').select('name').execute()).map((c) => c.name)
    const values = {
      slug: 'long',
      description: '',
      icon: '',
      tags: '[]',
      created_at: now(),
      updated_at: now(),
    }
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('categories')
        .values({ ...values, name: 'Long work' })
        .execute()
      expect(await names()).not.toContain('Long work')
      expect(
        await tx.selectFrom('categories').select('name').where('slug', '=', 'long').execute(),
      ).toHaveLength(1)
    })
    expect(await names()).toContain('Long work')
  })

  test('writes wait for their turn, also after a transaction that fails', async () => {
    const { db } = app.services.database
    const order: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const failing = db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('categories').set({ name: 'Never' }).execute()
        await promise
        order.push('first')
        throw new Error('no')
      })
      .catch(() => {})
    const waiting = db
      .updateTable('categories')
      .set({ icon: '⏳' })
      .execute()
      .then(() => order.push('second'))
    resolve()
    await Promise.all([failing, waiting])
    expect(order).toEqual(['first', 'second'])
    const rows = await db.selectFrom('categories').select(['name', 'icon']).execute()
    expect(new Set(rows.map((r) => r.icon))).toEqual(new Set(['⏳']))
    expect(rows.map((r) => r.name)).not.toContain('Never')
  })
})
