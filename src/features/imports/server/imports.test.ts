import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp, testEnvironment } from '../../../../test/app.ts'
import { kill, startProgram } from '../../../../test/child.ts'
import { createReview, createTools } from '../../../../test/factories.ts'
import { createUploader, snapshot, toolsCsv, type Uploader } from '../../../../test/imports.ts'
import { POSTGRES_URL } from '../../../../test/postgres.ts'
import { createSamples } from '../../../../test/samples.ts'
import { Jobs } from '../../../server/jobs.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Import, ImportRow } from '../imports.contract.ts'

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
const rowsOf = async (id: string, query = '') => {
  const response = await uploader.send('GET', `${uploader.base}/${id}/rows?${query}`)
  return {
    rows: (await response.json()) as ImportRow[],
    total: Number(response.headers.get('x-total-count')),
  }
}

describe('an import step by step', () => {
  const csv = toolsCsv([
    { 'Tool Name': 'Fresh', Category: 'Video', Notes: 'internal' },
    {
      'Tool Name': 'Montage',
      Summary: 'Edits films as if they were a text document.',
      Category: 'Video',
      'Website Link': 'https://new.example',
    },
    { 'Tool Name': 'Broken', Category: 'Video', 'Website Link': 'nowhere' },
    { 'Tool Name': 'Odd', Category: 'Nonsense' },
  ])
  let id: string

  test('shows the columns and guesses what they fill', async () => {
    const uploaded = await uploader.upload(csv, 'Größe & more.csv')
    id = uploaded.id
    expect(uploaded).toMatchObject({
      status: 'uploaded',
      kind: 'tools',
      file_name: 'Größe & more.csv',
      actor_name: uploader.name,
      row_count: 4,
      progress: null,
      counts: null,
      columns: [
        { name: 'Tool Name', samples: ['Fresh', 'Montage', 'Broken'] },
        { name: 'Summary' },
        { name: 'Website Link' },
        { name: 'Category' },
        { name: 'Notes', samples: ['internal'] },
      ],
    })
    expect(uploaded.choices.mapping).toEqual([
      'name',
      'short_description',
      'website_url',
      'category_name',
      null,
    ])
    expect(uploaded.fields.filter((f) => f.required).map((f) => f.label)).toEqual([
      'Tool Name',
      'Summary',
      'Website Link',
    ])
  })

  test('tells in a dry run what would become of each row', async () => {
    const before = await snapshot(app)
    const checked = await uploader.run(id, 'check')
    expect(checked).toMatchObject({
      status: 'checked',
      counts: { created: 1, updated: 1, unchanged: 0, refused: 2 },
      duplicates: ['Montage'],
      duplicate_count: 1,
      unknown_categories: [{ name: 'Nonsense', rows: 1 }],
      error: null,
    })
    expect(await rowsOf(id)).toEqual({
      total: 4,
      rows: [
        { row: 2, name: 'Fresh', outcome: 'created', reason: null },
        { row: 3, name: 'Montage', outcome: 'updated', reason: 'Changes Website Link' },
        {
          row: 4,
          name: 'Broken',
          outcome: 'refused',
          reason: 'Website URL must start with http:// or https://',
        },
        { row: 5, name: 'Odd', outcome: 'refused', reason: 'There is no category “Nonsense”' },
      ],
    })
    expect((await rowsOf(id, 'outcome=refused&limit=1&offset=1')).rows.map((r) => r.name)).toEqual(['Odd'])
    expect((await rowsOf(id, 'outcome=refused&limit=1')).total).toBe(2)
    expect((await rowsOf(id, 'search=ONT')).rows.map((r) => r.name)).toEqual(['Montage'])
    expect((await rowsOf(id, 'search=%25')).total).toBe(0)
    expect(await snapshot(app)).toEqual(before)
  })

  test('imports nothing while rows are refused, or duplicates not decided on', async () => {
    const before = await snapshot(app)
    expect(await uploader.run(id, 'apply', { duplicates: 'update' })).toMatchObject({ status: 'checked' })
    expect(await uploader.run(id, 'apply', { refused: 'skip' })).toMatchObject({ status: 'checked' })
    expect(await snapshot(app)).toEqual(before)
  })

  test('imports as it was chosen, and reports it', async () => {
    const done = await uploader.run(id, 'apply', {
      duplicates: 'keep',
      refused: 'skip',
      categories: { Nonsense: 'none' },
    })
    expect(done).toMatchObject({
      status: 'done',
      counts: { created: 2, updated: 0, unchanged: 1, refused: 1 },
    })
    expect(done.finished_at).not.toBeNull()
    expect(await app.read<Tool>('/api/tools/odd')).toMatchObject({ category_name: null })
    expect((await app.read<Tool>('/api/tools/montage')).website_url).not.toBe('https://new.example')
    const response = await uploader.send('GET', `${uploader.base}/${id}/report`)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Gr_e_more_report.csv"')
    expect(parse(await response.text(), { bom: true })).toEqual([
      ['Row', 'Name', 'Outcome', 'Reason'],
      ['2', 'Fresh', 'created', ''],
      ['3', 'Montage', 'unchanged', 'Exists already, and is kept as it is'],
      ['4', 'Broken', 'refused', 'Website URL must start with http:// or https://'],
      ['5', 'Odd', 'created', ''],
    ])
    expect(await readdir(join(app.services.config.dataFolder, 'imports'))).not.toContain(`${id}.csv`)
  })

  test('cannot be done twice', async () => {
    await expectFailure(await uploader.send('POST', `${uploader.base}/${id}/apply`, {}), 'conflict')
    await expectFailure(await uploader.send('POST', `${uploader.base}/${id}/check`, {}), 'conflict')
  })

  test('can have its columns chosen', async () => {
    const { id, choices } = await uploader.upload('A,B,C\nMapped,Something,https://m.example\n')
    expect(choices.mapping).toEqual([null, null, null])
    const check = (mapping: (string | null)[]) =>
      uploader.send('POST', `${uploader.base}/${id}/check`, { mapping })
    expect((await expectFailure(await check([null, null, null]), 'invalid')).message).toMatch(
      /No column fills/,
    )
    await expectFailure(await check(['name', 'name', 'website_url']), 'invalid')
    await expectFailure(await check(['name']), 'invalid')
    const mapping = ['name', 'short_description', 'website_url']
    expect((await uploader.run(id, 'check', { mapping })).counts).toMatchObject({ created: 1 })
    // The choice is remembered.
    expect(await uploader.run(id, 'apply', {})).toMatchObject({ status: 'done' })
  })

  test('can put unknown categories where they belong', async () => {
    const rows = ['Films', 'Sound', 'Nothing'].map((Category) => ({
      'Tool Name': `In ${Category}`,
      Category,
    }))
    const { id } = await uploader.upload(toolsCsv(rows))
    const video = (await app.read<{ id: number; slug: string }[]>('/api/categories')).find(
      (c) => c.slug === 'video',
    )!
    const categories = { Films: video.id, Sound: 'create', Nothing: 'none' }
    await uploader.run(id, 'apply', { categories })
    const names = ['in-films', 'in-sound', 'in-nothing'].map(
      async (slug) => (await app.read<Tool>(`/api/tools/${slug}`)).category_name,
    )
    expect(await Promise.all(names)).toEqual(['Video', 'Sound', null])
    const wrong = await uploader.run(
      (await uploader.upload(toolsCsv([{ 'Tool Name': 'X', Category: 'Y' }]))).id,
      'check',
      {
        categories: { Y: 999_999 },
      },
    )
    expect(wrong.counts).toMatchObject({ refused: 1 })
  })

  test('is one of its kind only', async () => {
    await expectFailure(await uploader.send('GET', `${uploader.base}/${randomUUID()}`), 'not_found')
    await expectFailure(await uploader.send('GET', `${uploader.base}/nonsense`), 'invalid')
    const list = (await (await uploader.send('GET', uploader.base)).json()) as Import[]
    expect(list.map((i) => i.status)).toContain('done')
    expect(list[0]!.created_at >= list.at(-1)!.created_at).toBe(true)
  })

  test('tells when its file is no longer there', async () => {
    const { id } = await uploader.upload(toolsCsv([{ 'Tool Name': 'Lost' }]))
    const { rm } = await import('node:fs/promises')
    await rm(join(app.services.config.dataFolder, 'imports', `${id}.csv`))
    const failed = await uploader.run(id, 'check')
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('upload it again') })
  })
})

describe('undo', () => {
  test('takes back everything, but for what others have changed since', async () => {
    const fresh = await createTestApp()
    const { Montage, Cutaway, Logomat } = await createSamples(fresh)
    const there = await createUploader(fresh)
    await createReview(fresh, 'montage', { rating: 5 })
    const before = await there.text('/api/admin/tools/export')
    const { id } = await there.upload(
      toolsCsv([
        { 'Tool Name': 'Montage', Summary: 'Changed', Tags: 'new', Category: 'Outer Space' },
        { 'Tool Name': 'Cutaway', Summary: 'Changed too', Tags: 'x' },
        { 'Tool Name': 'Logomat', Summary: 'Changed three', Tags: 'y' },
        { 'Tool Name': 'Brand New', Category: 'Outer Space' },
        { 'Tool Name': 'Reviewed New' },
      ]),
    )
    const done = await there.run(id, 'apply', { duplicates: 'update', unknown_categories: 'create' })
    expect(done.counts).toMatchObject({ created: 2, updated: 3 })
    await createReview(fresh, 'reviewed-new')
    const { db } = fresh.services.database
    await db
      .updateTable('tools')
      .set({ short_description: 'Edited since' })
      .where('id', '=', Cutaway!.id)
      .execute()
    await db
      .updateTable('tools')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', Logomat!.id)
      .execute()

    const undone = await there.run(id, 'undo')
    expect(undone).toMatchObject({ status: 'undone', undone: { removed: 2, restored: 2, kept: 1 } })
    const tools = await fresh.read<Tool[]>('/api/tools')
    expect(tools.map((t) => t.name)).not.toContain('Brand New')
    expect(await fresh.read<Tool>('/api/tools/montage')).toMatchObject({
      short_description: Montage!.short_description,
      tags: Montage!.tags,
      category_name: 'Video',
      review_count: 1,
    })
    expect(await fresh.read<Tool>('/api/tools/cutaway')).toMatchObject({
      short_description: 'Edited since',
      tags: Cutaway!.tags,
    })
    const categories = await fresh.read<{ slug: string }[]>('/api/categories')
    expect(categories.map((c) => c.slug)).not.toContain('outer-space')
    expect(await expectFailure(await there.send('POST', `${there.base}/${id}/undo`), 'conflict')).toBeTruthy()

    // Without the two that others have touched, everything is as it was.
    const lines = (text: string) => text.split('\r\n').filter((l) => !/^(\uFEFF)?(Cutaway|Logomat)/.test(l))
    expect(lines(await there.text('/api/admin/tools/export'))).toEqual(lines(before))
    const log = await db.selectFrom('changes').selectAll().where('batch', '=', `undo:${id}`).execute()
    expect(new Set(log.map((c) => c.actor_name))).toEqual(new Set([there.name]))
  })

  test('is only for what is done', async () => {
    const { id } = await uploader.upload(toolsCsv([{ 'Tool Name': 'Not Yet' }]))
    await expectFailure(await uploader.send('POST', `${uploader.base}/${id}/undo`), 'conflict')
  })
})

describe('while an import is at work', () => {
  const begin = async (prefix: string) => {
    const { id } = await uploader.upload(many(3_000, prefix))
    const started = await uploader.send('POST', `${uploader.base}/${id}/apply`, {})
    expect(started.status).toBe(200)
    expect(((await started.json()) as Import).status).toBe('running')
    return id
  }
  const end = async (id: string) => {
    await expect.poll(async () => (await uploader.get(id)).status, { timeout: 25_000 }).not.toBe('running')
    return await uploader.get(id)
  }

  test('it tells how far it is; another one is refused, and readers and writers go on', {
    timeout: 60_000,
  }, async () => {
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

  test('it can be cancelled, leaves nothing behind, and can be begun again', {
    timeout: 60_000,
  }, async () => {
    const before = await snapshot(app)
    const id = await begin('Cancelled')
    await expect
      .poll(async () => (await uploader.get(id)).progress?.phase, { timeout: 20_000, interval: 2 })
      .toBe('writing')
    expect((await uploader.send('POST', `${uploader.base}/${id}/cancel`)).status).toBe(200)
    expect(await end(id)).toMatchObject({ status: 'cancelled', error: null })
    expect(await snapshot(app)).toEqual(before)
    expect(await uploader.run(id, 'check')).toMatchObject({ status: 'checked', counts: { created: 3_000 } })
  })

  test('a shutdown ends it, and nothing is left behind', { timeout: 60_000 }, async () => {
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
  test('leaves the catalogue as it was, and says so', { timeout: 90_000 }, async () => {
    const environment = await testEnvironment()
    const seen = new Set<string>()
    for (let round = 0; round < 5; round++) {
      const { child, lines } = startProgram('import-tools.ts', [String(round)], environment)
      await expect.poll(() => lines[0], { timeout: 25_000, interval: 2 }).toBe('begin')
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
        // Others on PostgreSQL believe for a minute that it lives.
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
  test('one import at a time, seen and cancelled from either', { timeout: 60_000 }, async () => {
    const environment = await testEnvironment()
    const [first, second] = [await createTestApp(environment), await createTestApp(environment)]
    const [a, b] = [await createUploader(first), await createUploader(second)]
    const { id } = await a.upload(many(3_000, 'Shared'))
    await a.send('POST', `${a.base}/${id}/apply`, {})
    expect((await b.get(id)).status).toBe('running')
    await expectFailure(await b.bulkRaw(toolsCsv([{ 'Tool Name': 'Other' }])), 'conflict')
    await b.send('POST', `${b.base}/${id}/cancel`)
    await expect.poll(() => first.services.jobs.isRunning(`import:${id}`), { timeout: 20_000 }).toBe(false)
    expect((await a.get(id)).status).toBe('cancelled')
    expect(await first.read<Tool[]>('/api/tools')).toEqual([])
    expect(await b.bulk(toolsCsv([{ 'Tool Name': 'Other' }]))).toMatchObject({ successCount: 1 })
    await expect
      .poll(async () => (await first.read<Tool[]>('/api/tools')).length, { timeout: 10_000 })
      .toBe(1)
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

test('a file that needs too much memory ends its own job only', async () => {
  await createTools(app, [{ name: 'Still There' }])
  const { database, config, log } = app.services
  const jobs = new Jobs(database, config, log, 48)
  const worker = new URL('../../../../test/programs/eat-memory.ts', import.meta.url)
  await expect(jobs.run('eat', worker, null)).rejects.toThrow(/too large/)
  expect(jobs.isRunning('eat')).toBe(false)
  expect((await app.request('/api/tools/still-there')).status).toBe(200)
})
