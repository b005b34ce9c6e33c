import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createReview } from '../../../../test/factories.ts'
import { createUploader, snapshot, toolsCsv, type Uploader } from '../../../../test/imports.ts'
import { createSamples } from '../../../../test/samples.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Import, ImportRow } from '../imports.contract.ts'

let app: TestApp
let uploader: Uploader
beforeAll(async () => {
  app = await createTestApp()
  await createSamples(app)
  uploader = await createUploader(app)
})

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
    // On PostgreSQL every process finds it there.
    await app.services.database.db.deleteFrom('file_parts').where('key', 'like', `%${id}%`).execute()
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

describe('what an import leaves for the next one', () => {
  test('refused rows are downloaded with their data, and taken in once they are corrected', async () => {
    const csv = toolsCsv([
      { 'Tool Name': 'Kappa', Notes: 'ours' },
      { 'Tool Name': 'Lambda', 'Website Link': 'nowhere', Notes: 'with "quotes", and commas' },
    ])
    const { id } = await uploader.upload(csv)
    await uploader.run(id, 'apply', { refused: 'skip', duplicates: 'update' })
    const text = await uploader.text(`${uploader.base}/${id}/refused`)
    const [refused, ...more] = parse(text, { columns: true, bom: true }) as Record<string, string>[]
    expect(more).toEqual([])
    expect(refused).toMatchObject({
      'Tool Name': 'Lambda',
      'Website Link': 'nowhere',
      Notes: 'with "quotes", and commas',
      'Why it was refused': expect.stringMatching(/\S/),
    })
    const again = await uploader.upload(text.replace('nowhere', 'https://lambda.example'))
    expect((await uploader.run(again.id, 'apply')).counts).toMatchObject({ created: 1, refused: 0 })
  })

  test('columns that were understood by hand are understood so again', async () => {
    const csv = (name: string) =>
      `Wares;Words;Where\n${name};Does the work;https://${name.toLowerCase()}.example\n`
    const mapping = ['name', 'short_description', 'website_url']
    const first = await uploader.upload(csv('Mu'))
    expect(first.choices.mapping).not.toEqual(mapping)
    await uploader.run(first.id, 'check', { mapping })
    expect((await uploader.upload(csv('Nu'))).choices.mapping).toEqual(mapping)
    // Other headings are another file.
    const other = await uploader.upload(csv('Xi').replace('Words', 'Sayings'))
    expect(other.choices.mapping).not.toEqual(mapping)
  })
})
