import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp, testEnvironment } from '../../../../test/app.ts'
import { kill, startProgram } from '../../../../test/child.ts'
import { createReview, createTools } from '../../../../test/factories.ts'
import { createUploader, snapshot, toolsCsv, type Uploader } from '../../../../test/imports.ts'
import { POSTGRES_URL } from '../../../../test/postgres.ts'
import { createSamples } from '../../../../test/samples.ts'
import { Jobs } from '../../../kernel/jobs/jobs.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Import } from '../imports.contract.ts'
import { deleteOldImports } from './imports.service.ts'

let app: TestApp
let uploader: Uploader
beforeAll(async () => {
  app = await createTestApp()
  await createSamples(app)
  uploader = await createUploader(app)
})

const many = (count: number, prefix: string) =>
  toolsCsv(
    Array.from({ length: count }, (_, i) => ({ 'Tool Name': `${prefix} ${i}`, Summary: `Number ${i}` })),
  )
describe('while an import is at work', () => {
  const begin = async (prefix: string) => {
    const { id } = await uploader.upload(many(3_000, prefix))
    const started = await uploader.send('POST', `${uploader.base}/${id}/apply`, {})
    expect(started.status).toBe(200)
    expect(((await started.json()) as Import).status).toBe('running')
    return id
  }
  const end = async (id: string) => {
    await expect.poll(async () => (await uploader.get(id)).status).not.toBe('running')
    return await uploader.get(id)
  }

  test('it tells how far it is; another one is refused, and readers and writers go on', async () => {
    const other = await uploader.upload(toolsCsv([{ 'Tool Name': 'Second' }]))
    const id = await begin('Progress')
    const refused = await expectFailure(
      await uploader.send('POST', `${uploader.base}/${other.id}/apply`, {}),
      'conflict',
    )
    expect(refused.message).toMatch(/Another import is running \(tools\.csv, started by Person/)
    await expectFailure(await uploader.bulkRaw(toolsCsv([{ 'Tool Name': 'Third' }])), 'conflict')
    const phases = new Set<string>()
    let reads = 0
    for (;;) {
      const { status, progress } = await uploader.get(id)
      if (status !== 'running') break
      if (progress) phases.add(progress.phase)
      if (progress && progress.total > 0) expect(progress.done).toBeLessThanOrEqual(progress.total)
      expect((await app.request('/api/tools?limit=5')).status).toBe(200)
      expect((await app.request('/api/tools/montage/reviews')).status).toBe(200)
      reads++
      await sleep(5)
    }
    expect(reads).toBeGreaterThan(3)
    expect([...phases]).toContain('writing')
    expect(await createReview(app, 'montage')).toMatchObject({ rating: 4 })
    expect(await uploader.get(id)).toMatchObject({ status: 'done', counts: { created: 3_000 } })
    expect((await uploader.run(other.id, 'apply')).status).toBe('done')
    expect((await uploader.run(id, 'undo')).undone).toMatchObject({ removed: 3_000 })
  })

  test('it can be cancelled, leaves nothing behind, and can be begun again', async () => {
    const before = await snapshot(app)
    const id = await begin('Cancelled')
    await expect.poll(async () => (await uploader.get(id)).progress?.phase, { interval: 2 }).toBe('writing')
    expect((await uploader.send('POST', `${uploader.base}/${id}/cancel`)).status).toBe(200)
    expect(await end(id)).toMatchObject({ status: 'cancelled', error: null })
    expect(await snapshot(app)).toEqual(before)
    expect(await uploader.run(id, 'check')).toMatchObject({ status: 'checked', counts: { created: 3_000 } })
  })

  test('a shutdown ends it, and nothing is left behind', async () => {
    const environment = await testEnvironment()
    const first = await createTestApp(environment)
    const there = await createUploader(first)
    const { id } = await there.upload(many(3_000, 'Shutdown'))
    await there.send('POST', `${there.base}/${id}/apply`, {})
    await first.close()
    const second = await createTestApp(environment)
    const { db } = second.services.database
    const count = await db.selectFrom('tools').select('id').execute()
    const row = await db
      .selectFrom('imports')
      .select(['status', 'writing'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect([count.length, row]).toEqual([0, { status: 'cancelled', writing: null }])
  })
})

describe('a process that is killed in mid-import', () => {
  test('leaves the catalogue as it was, and says so', async () => {
    const environment = await testEnvironment()
    const seen = new Set<string>()
    for (let round = 0; round < 5; round++) {
      const { child, lines } = startProgram('import-tools.ts', [String(round)], environment)
      await expect.poll(() => lines[0], { interval: 2 }).toBe('begin')
      await sleep(250 + round * 180 + Math.random() * 150)
      await kill(child)
      const again = await createTestApp(environment)
      const { db } = again.services.database
      const tools = await db
        .selectFrom('tools')
        .select('id')
        .where('name', 'like', `Round ${round} %`)
        .execute()
      const { id, status } = await db
        .selectFrom('imports')
        .select(['id', 'status'])
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
      expect(tools.length).toBe(status === 'done' ? 3_000 : 0)
      seen.add(status)
      if (status === 'running') {
        // Others on PostgreSQL believe for some seconds that it lives.
        const old = new Date(Date.now() - 120_000).toISOString()
        await db.updateTable('imports').set({ updated_at: old }).where('id', '=', id).execute()
        const there = await createUploader(again)
        expect(await there.get(id)).toMatchObject({
          status: 'failed',
          error: expect.stringContaining('stopped'),
        })
        expect(await there.bulk(toolsCsv([{ 'Tool Name': `After ${round}` }]))).toMatchObject({
          successCount: 1,
        })
      }
      await again.close()
    }
    expect([...seen]).toContain('running')
  })
})

describe.runIf(POSTGRES_URL)('with two processes on one database', () => {
  test('one import at a time, seen and cancelled from either', async () => {
    const environment = await testEnvironment()
    const [first, second] = [await createTestApp(environment), await createTestApp(environment)]
    const [a, b] = [await createUploader(first), await createUploader(second)]
    const { id } = await a.upload(many(3_000, 'Shared'))
    await a.send('POST', `${a.base}/${id}/apply`, {})
    expect((await b.get(id)).status).toBe('running')
    await expectFailure(await b.bulkRaw(toolsCsv([{ 'Tool Name': 'Other' }])), 'conflict')
    await b.send('POST', `${b.base}/${id}/cancel`)
    await expect.poll(() => first.services.jobs.isRunning(`import:${id}`)).toBe(false)
    expect((await a.get(id)).status).toBe('cancelled')
    expect(await first.read<Tool[]>('/api/tools')).toEqual([])
    expect(await b.bulk(toolsCsv([{ 'Tool Name': 'Other' }]))).toMatchObject({ successCount: 1 })
    await expect.poll(async () => (await first.read<Tool[]>('/api/tools')).length).toBe(1)
  })
})

describe.runIf(POSTGRES_URL)('with two processes that have no folder in common', () => {
  test('one goes on with the file that came to the other', async () => {
    const first = await createTestApp()
    const second = await createTestApp({ DATABASE_URL: first.services.config.databaseUrl! })
    const [a, b] = [await createUploader(first), await createUploader(second, 'second@example.com')]
    const rows = Array.from({ length: 20 }, (_, i) => ({ 'Tool Name': `Far ${i}` }))
    const { id } = await a.upload(toolsCsv(rows))
    expect(await b.run(id, 'check')).toMatchObject({ status: 'checked', counts: { created: 20 } })
    expect(await b.run(id, 'apply')).toMatchObject({ status: 'done', counts: { created: 20 } })
    const { db } = first.services.database
    expect(await db.selectFrom('file_parts').select('key').execute()).toEqual([])
  })
})

test('what was looked at and never done is forgotten after a day', async () => {
  const { id } = await uploader.upload(toolsCsv([{ 'Tool Name': 'Forgotten' }]))
  const { db } = app.services.database
  const folder = join(app.services.config.dataFolder, 'imports')
  expect((await readFile(join(folder, `${id}.csv`))).length).toBeGreaterThan(0)
  const old = new Date(Date.now() - 25 * 3600 * 1000).toISOString()
  await db.updateTable('imports').set({ updated_at: old }).where('id', '=', id).execute()
  await uploader.upload(toolsCsv([{ 'Tool Name': 'Newer' }]))
  await expect.poll(async () => (await readdir(folder)).includes(`${id}.csv`)).toBe(false)
  await expectFailure(await uploader.send('GET', `${uploader.base}/${id}`), 'not_found')
})

test('what was done is forgotten when its time is over, and what it made stays', async () => {
  const { db } = app.services.database
  const finish = async (name: string, days: number) => {
    const { id } = await uploader.upload(toolsCsv([{ 'Tool Name': name }]))
    expect(await uploader.run(id, 'apply')).toMatchObject({ status: 'done' })
    const finished_at = new Date(Date.now() - days * 24 * 3600 * 1000).toISOString()
    await db.updateTable('imports').set({ finished_at }).where('id', '=', id).execute()
    return id
  }
  const [old, recent] = [await finish('Long Ago', 91), await finish('Lately', 89)]
  await deleteOldImports(app.services)
  await expectFailure(await uploader.send('GET', `${uploader.base}/${old}`), 'not_found')
  expect((await uploader.get(recent)).status).toBe('done')
  const rows = await db.selectFrom('import_rows').select('import_id').distinct().execute()
  expect(rows.map((row) => row.import_id)).not.toContain(old)
  expect(rows.map((row) => row.import_id)).toContain(recent)
  const tools = await app.read<Tool[]>('/api/tools?search=long+ago')
  expect(tools.map((tool) => tool.name)).toContain('Long Ago')
})

test('many files at once wait for each other', async () => {
  const names = Array.from({ length: 5 }, (_, i) => `At once ${i}`)
  const uploads = names.map((name) => uploader.upload(toolsCsv([{ 'Tool Name': name }])))
  expect((await Promise.all(uploads)).map((u) => u.columns[0]!.samples[0])).toEqual(names)
})

test('a file that needs too much memory ends its own job only', async () => {
  await createTools(app, [{ name: 'Still There' }])
  const { database, config, log } = app.services
  const jobs = new Jobs(database, config, log, undefined, 48)
  const worker = new URL('../../../../test/programs/eat-memory.ts', import.meta.url)
  await expect(jobs.run('eat', worker, null)).rejects.toThrow(/too large/)
  expect(jobs.isRunning('eat')).toBe(false)
  expect((await app.request('/api/tools/still-there')).status).toBe(200)
})
