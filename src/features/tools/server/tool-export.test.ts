import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { createUploader, snapshot, type Uploader } from '../../../../test/imports.ts'
import { createSamples } from '../../../../test/samples.ts'
import { workbook } from '../../../../test/spreadsheets.ts'
import { TOOL_COLUMNS } from './tools.csv.ts'

let app: TestApp
let uploader: Uploader
beforeAll(async () => {
  app = await createTestApp()
  await createSamples(app)
  uploader = await createUploader(app)
})

describe('the export', () => {
  test('has every tool, the inactive ones too, and imports again unchanged', async () => {
    const { db } = app.services.database
    await createTools(app, [
      {
        name: '=HYPERLINK("http://evil.example","x")',
        slug: 'formula',
        short_description: '+1 and "quotes", commas\nand lines',
        description: "'=kept apostrophe",
        tags: ['a, b', '-c'],
        features: ['[1]'],
        free_credit_info: '@all',
        not_ideal_for: '\u00e9; ü\ttab',
        rating: 4.35,
        skill_level: 'advanced',
      },
      { name: 'Twin', slug: 'twin-a' },
      { name: 'twin', slug: 'twin-b', short_description: 'The other' },
      { name: '日本語ツール', slug: 'nihongo' },
    ])
    await db.updateTable('tools').set({ status: 'inactive' }).where('slug', '=', 'zephyr').execute()
    const response = await uploader.send('GET', '/api/admin/tools/export')
    const date = new Date().toISOString().slice(0, 10)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="ai_tools_export_${date}.csv"`,
    )
    const text = await response.text()
    const rows = parse(text, { bom: true }) as string[][]
    expect(rows[0]).toEqual(TOOL_COLUMNS.map((f) => f.label))
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    const total = await db.selectFrom('tools').select('id').where('deleted_at', 'is', null).execute()
    expect(rows).toHaveLength(total.length + 1)

    const before = await snapshot(app)
    const { id } = await uploader.upload(text, 'export.csv')
    const done = await uploader.run(id, 'apply', { duplicates: 'update' })
    expect(done.counts).toEqual({ created: 0, updated: 0, unchanged: total.length, refused: 0 })
    expect({ ...(await snapshot(app)) }).toEqual(before)
  })

  test('of another installation arrives whole in this one', async () => {
    const text = await uploader.text('/api/admin/tools/export')
    const other = await createTestApp()
    const there = await createUploader(other)
    const { id } = await there.upload(text, 'export.csv')
    const done = await there.run(id, 'apply', { duplicates: 'update', unknown_categories: 'create' })
    expect(done).toMatchObject({ status: 'done', counts: { updated: 0, unchanged: 0, refused: 0 } })
    expect(await there.text('/api/admin/tools/export')).toBe(text)
  })

  test('arrives whole through a workbook, too', async () => {
    const text = await uploader.text('/api/admin/tools/export')
    const rows = parse(text, { bom: true }) as string[][]
    const { id } = await uploader.upload(workbook({ Tools: rows }), 'export.xlsx')
    expect((await uploader.run(id, 'check', { duplicates: 'update' })).counts).toMatchObject({
      created: 0,
      updated: 0,
      refused: 0,
    })
  })

  test('template has the columns of the specification', async () => {
    const response = await uploader.send('GET', `${uploader.base}/template`)
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="ai_tools_upload_template.csv"',
    )
    const text = Buffer.from(await response.arrayBuffer()).toString()
    expect(text).toBe(
      '\uFEFFTool Name,Logo URL,Summary,Pricing Model,Free Credits,Video URL,Screenshot URLs,PDF URL,Website Link,' +
        'Category,Tags,Search Keywords,Description,Features,Is Featured\r\n',
    )
  })
})
