import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createReview, createTools } from '../../../../test/factories.ts'
import { createUploader, snapshot, toolsCsv, type Uploader } from '../../../../test/imports.ts'
import { createSamples } from '../../../../test/samples.ts'
import { workbook } from '../../../../test/spreadsheets.ts'
import type { Tool } from '../tools.contract.ts'

let app: TestApp
let uploader: Uploader
beforeAll(async () => {
  app = await createTestApp()
  await createSamples(app)
  uploader = await createUploader(app)
})

const readTool = (slug: string) => app.read<Tool>(`/api/tools/${slug}`)

describe('the upload of the specification', () => {
  test('creates tools from every column', async () => {
    const row = {
      'Tool Name': 'Alpha',
      'Logo URL': 'https://alpha.example/logo.png',
      Summary: 'Says what there is to say',
      'Pricing Model': 'freemium',
      'Free Credits': '100 a month',
      'Video URL': 'https://youtu.be/abc',
      'Screenshot URLs': 'https://alpha.example/1.png, https://alpha.example/2.png',
      'PDF URL': 'https://alpha.example/a.pdf',
      'Website Link': 'https://alpha.example',
      Category: 'video',
      Tags: 'one, two,, one',
      'Search Keywords': 'first,second',
      Description: 'Line one\nLine two, with "quotes"',
      Features: 'Fast,Small',
      'Is Featured': 'Yes',
    }
    const answer = await uploader.bulk(toolsCsv([row]))
    expect(answer).toMatchObject({
      requiresOverride: false,
      message: '1 tool created, 0 tools updated.',
      duplicates: [],
      successCount: 1,
      updatedCount: 0,
      errorCount: 0,
      errors: [],
    })
    expect(await readTool('alpha')).toMatchObject({
      name: 'Alpha',
      logo_url: 'https://alpha.example/logo.png',
      short_description: 'Says what there is to say',
      pricing_model: 'Freemium',
      is_paid: false,
      free_credit_info: '100 a month',
      video_url: 'https://youtu.be/abc',
      screenshots: ['https://alpha.example/1.png', 'https://alpha.example/2.png'],
      pdf_url: 'https://alpha.example/a.pdf',
      website_url: 'https://alpha.example',
      category_slug: 'video',
      tags: ['one', 'two'],
      description: 'Line one\nLine two, with "quotes"',
      features: ['Fast', 'Small'],
      is_featured: true,
      rating: 4,
      review_count: 0,
    })
    const found = await app.read<Tool[]>('/api/tools?search=alpha')
    expect(found.map((t) => t.name)).toContain('Alpha')
  })

  test('asks before it updates, and keeps reviews, ratings and address', async () => {
    await createTools(app, [{ name: 'Beta Tool', rating: 4.7, slug: 'beta-kept', tags: ['kept'] }])
    await createReview(app, 'beta-kept', { rating: 2 })
    const csv = toolsCsv([
      { 'Tool Name': 'beta  TOOL', Summary: 'New', Rating: '1' },
      { 'Tool Name': 'Gamma', Rating: '3,5' },
    ])
    const before = await snapshot(app)
    expect(await uploader.bulk(csv)).toMatchObject({
      requiresOverride: true,
      message: '1 tool exists already. Existing tools will be updated; their reviews and ratings are kept.',
      duplicates: ['beta  TOOL'],
      successCount: 0,
      updatedCount: 0,
      errorCount: 0,
    })
    expect(await snapshot(app)).toEqual(before)

    const answer = await uploader.bulk(csv, { overrideDuplicates: 'true' })
    expect(answer).toMatchObject({ requiresOverride: false, successCount: 1, updatedCount: 1, errorCount: 0 })
    expect(await readTool('beta-kept')).toMatchObject({
      name: 'beta  TOOL',
      short_description: 'New',
      rating: 4.5,
      review_count: 1,
      tags: ['kept'],
    })
    expect(await readTool('gamma')).toMatchObject({ rating: 3.5 })
    const { db } = app.services.database
    const row = await db.selectFrom('tools').selectAll().where('slug', '=', 'beta-kept').executeTakeFirst()
    expect(row).toMatchObject({ editor_rating: 4.7, version: 2 })

    const again = await uploader.bulk(csv, { overrideDuplicates: 'true' })
    expect(again).toMatchObject({ successCount: 0, updatedCount: 0, unchangedCount: 2 })
  })

  test('names all duplicates, of which the screen shows five', async () => {
    const names = Array.from({ length: 7 }, (_, i) => `Many ${i}`)
    await createTools(
      app,
      names.map((name) => ({ name })),
    )
    const answer = await uploader.bulk(toolsCsv(names.map((name) => ({ 'Tool Name': name }))))
    expect(answer).toMatchObject({ requiresOverride: true, duplicates: names })
  })

  test('takes the good rows of a file when asked, and reports the others', async () => {
    await createTools(app, [{ name: 'Sigma' }])
    const csv = toolsCsv([
      { 'Tool Name': 'Sigma', Summary: 'Newer' },
      { 'Tool Name': 'Tau' },
      { 'Tool Name': 'Upsilon', 'Website Link': 'nowhere' },
    ])
    const before = await snapshot(app)
    expect(await uploader.bulk(csv, { overrideDuplicates: 'true' })).toMatchObject({
      requiresOverride: false,
      successCount: 0,
      errorCount: 1,
    })
    // What exists already is still asked about.
    expect(await uploader.bulk(csv, { skipInvalid: 'true' })).toMatchObject({ requiresOverride: true })
    expect(await snapshot(app)).toEqual(before)
    const answer = await uploader.bulk(csv, { overrideDuplicates: 'true', skipInvalid: 'true' })
    expect(answer).toMatchObject({
      requiresOverride: false,
      message: '1 tool created, 1 tool updated; 1 row is refused.',
      successCount: 1,
      updatedCount: 1,
      errorCount: 1,
      errors: [{ row: 4, name: 'Upsilon' }],
    })
    expect(await readTool('sigma')).toMatchObject({ short_description: 'Newer' })
    expect(await readTool('tau')).toMatchObject({ name: 'Tau' })
  })

  test('creates unknown categories only when asked', async () => {
    const csv = toolsCsv([
      { 'Tool Name': 'Delta', Category: 'Space Travel' },
      { 'Tool Name': 'Epsilon', Category: 'space  travel' },
    ])
    const refused = await uploader.bulk(csv)
    expect(refused).toMatchObject({ successCount: 0, errorCount: 2, requiresOverride: false })
    expect(refused.message).toBe(
      'Nothing is imported: 2 rows are refused. Row 2: There is no category “Space Travel”.',
    )
    expect(await uploader.bulk(csv, { createCategories: 'true' })).toMatchObject({ successCount: 2 })
    expect(await readTool('epsilon')).toMatchObject({ category_name: 'Space Travel' })
    const categories = await app.read<{ slug: string; tool_count: number }[]>('/api/categories')
    expect(categories.find((c) => c.slug === 'space-travel')).toMatchObject({ tool_count: 2 })
  })

  test.each(['xlsx', 'xls'] as const)('takes .%s', async (type) => {
    const rows = [
      ['Tool Name', 'Summary', 'Website Link', 'Is Featured', 'Rating'],
      [`Book ${type}`, 'From a workbook', 'https://book.example', true, 4.25],
    ]
    expect(await uploader.bulk(workbook({ Tools: rows }, type), {}, `tools.${type}`)).toMatchObject({
      successCount: 1,
    })
    expect(await readTool(`book-${type}`)).toMatchObject({ is_featured: true, rating: 4.25 })
  })
})

describe('bad input leaves the catalogue as it was', () => {
  const good = { 'Tool Name': 'Never Created' }
  test.each<[string, string, RegExp, number]>([
    [
      'a name of 201 characters',
      toolsCsv([good, { 'Tool Name': 'x'.repeat(201) }]),
      /at most 200 characters/,
      1,
    ],
    ['a missing name', toolsCsv([good, { 'Tool Name': ' ' }]), /Tool name is required/, 1],
    [
      'no summary and no website',
      toolsCsv([good, { 'Tool Name': 'B', Summary: '', 'Website Link': '' }]),
      /Short description is required\. Website URL is required/,
      1,
    ],
    [
      'an address that is none',
      toolsCsv([good, { 'Tool Name': 'B', 'Website Link': 'javascript:alert(1)' }]),
      /must start with http/,
      1,
    ],
    [
      'a logo that is none',
      toolsCsv([good, { 'Tool Name': 'B', 'Logo URL': 'logo.png' }]),
      /Logo URL must be an address/,
      1,
    ],
    [
      'an unknown pricing model',
      toolsCsv([good, { 'Tool Name': 'B', 'Pricing Model': 'Cheap' }]),
      /Pricing must be/,
      1,
    ],
    [
      'a rating that is none',
      toolsCsv([good, { 'Tool Name': 'B', Rating: 'good' }]),
      /Rating must be a number/,
      1,
    ],
    ['neither yes nor no', toolsCsv([good, { 'Tool Name': 'B', 'Is Featured': 'maybe' }]), /Yes or No/, 1],
    ['a NUL character', toolsCsv([good, { 'Tool Name': 'B', Description: 'a\0b' }]), /NUL|no text/, 1],
    ['the same name twice', toolsCsv([good, { 'Tool Name': 'NEVER created' }]), /in row 2 already/, 1],
    ['too few cells', `${toolsCsv([good])}B,C\r\n`, /has 2 cells, but the header has 3/, 1],
    [
      'too many cells',
      `${toolsCsv([good])}B,C,https://b.example,D\r\n`,
      /has 4 cells, but the header has 3/,
      1,
    ],
    [
      'no column for the name',
      'Summary,Website Link\r\nA,https://a.example\r\n',
      /No column fills Tool Name/,
      0,
    ],
  ])('%s', async (_, csv, message, errors) => {
    const before = await snapshot(app)
    const response = await uploader.bulkRaw(csv)
    if (errors > 0 && response.ok) {
      const answer = (await response.json()) as { errorCount: number; errors: { message: string }[] }
      expect(answer).toMatchObject({ successCount: 0, updatedCount: 0, errorCount: errors })
      expect(answer.errors.at(-1)!.message).toMatch(message)
    } else {
      expect((await expectFailure(response, 'invalid')).message).toMatch(message)
    }
    expect(await snapshot(app)).toEqual(before)
  })

  test.each<[string, string, Uint8Array | string]>([
    ['a workbook that is called .csv', 'tools.csv', workbook({ A: [['Tool Name']] })],
    ['a text that is called .xlsx', 'tools.xlsx', 'Tool Name,Summary\nA,B\n'],
    ['another type of file', 'tools.pdf', '%PDF-1.7'],
    ['an empty file', 'tools.csv', ''],
  ])('%s', async (_, name, bytes) => {
    const before = await snapshot(app)
    await expectFailure(await uploader.bulkRaw(bytes, {}, name), 'invalid')
    await expectFailure(await uploader.uploadRaw(bytes, name), 'invalid')
    expect(await snapshot(app)).toEqual(before)
  })

  test('no file at all', async () => {
    const { headers } = uploader
    const empty = await app.request('/api/admin/tools/bulk-upload', {
      method: 'POST',
      headers,
      body: new FormData(),
    })
    expect((await expectFailure(empty, 'invalid')).message).toBe('Please choose a .csv, .xlsx or .xls file')
  })

  test('formulas count as their stored values', async () => {
    const rows = [
      ['Tool Name', 'Summary', 'Website Link'],
      [{ t: 's', v: 'Stored Name', f: 'CONCATENATE("a","b")' }, 'x', 'https://x.example'],
    ]
    expect(await uploader.bulk(workbook({ A: rows }), {}, 'a.xlsx')).toMatchObject({ successCount: 1 })
    expect((await readTool('stored-name')).name).toBe('Stored Name')
  })
})
