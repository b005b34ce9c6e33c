import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../../test/app.ts'
import { createSheetSite, type SheetSite } from '../../../../test/fact-sheets.ts'
import type { Row } from '../../../../test/imports.ts'
import { temporaryFile } from '../../../../test/spreadsheets.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheets/read.ts'

let site: SheetSite
beforeAll(async () => {
  site = await createSheetSite()
})

const today = () => new Date().toISOString().slice(0, 10)
const SOURCE = 'https://docs.example.com/plans | vendor | 2026-08-22 | checked 2026-11-20'

const exported = async (what: 'facts' | 'plans', format: string) => {
  const response = await site.uploader.send('GET', `/api/admin/${what}/export?format=${format}`)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="ai_tools_${what}_export_${today()}.${format}"`,
  )
  return { bytes: new Uint8Array(await response.arrayBuffer()), type: response.headers.get('content-type') }
}
describe('what is exported', () => {
  test('has a row for each tool, and three columns for each kind in its order', async () => {
    const tool = await site.createKnown()
    const { bytes, type } = await exported('facts', 'csv')
    expect(type).toBe('text/csv; charset=utf-8')
    const rows = parse(Buffer.from(bytes), { columns: true, bom: true }) as Row[]
    const row = rows.find((r) => r['Tool Slug'] === tool.slug)!
    expect(row).toMatchObject({
      'Tool Name': tool.name,
      Platforms: 'web; ios',
      'Platforms Source': SOURCE,
      'Free plan': 'yes',
      'Free plan Note': '"-"',
      'Open source': 'no',
      'Open source Source': 'https://docs.example.com/plans | vendor |  | checked 2026-11-20',
      'Free trial': '14',
      Credits: '1234.5',
      Mascot: '"Owl; at night"; the "real" one; """q"""; =1+1',
      'Licence (licence)': '"unknown"',
      'Licence (licence_two)': '"""MIT""; and more"',
      Opened: '2024-05',
      'Single sign-on': '',
    })
    const kinds = await site.app.read<{ label: string }[]>('/api/fact-kinds')
    expect(Object.keys(row)).toHaveLength(2 + 3 * kinds.length)
    expect(Object.keys(row).slice(0, 5)).toEqual([
      'Tool Slug',
      'Tool Name',
      kinds[0]!.label,
      `${kinds[0]!.label} Source`,
      `${kinds[0]!.label} Note`,
    ])
    const bare = rows.find((r) => r['Tool Slug'] === 'bare')!
    expect(Object.values(bare).filter((cell) => cell !== '')).toEqual(['bare', 'Bare'])
  })

  test.each(['csv', 'xlsx'])('changes nothing when it is imported again as %s', async (format) => {
    const tool = await site.createKnown()
    const before = await site.sheetOf(tool)
    for (const [what, by] of [
      ['facts', site.uploader],
      ['plans', site.plans],
    ] as const) {
      const { bytes } = await exported(what, format)
      const again = await site.uploadAll(by, bytes, `again.${format}`)
      expect(await site.reasonsOf(by, again.id)).toSatisfy((rows: unknown[][]) =>
        rows.every(([, outcome]) => outcome === 'unchanged'),
      )
      expect(again).toMatchObject({ status: 'done', counts: { created: 0, updated: 0, refused: 0 } })
      expect(again.counts!.unchanged).toBe(again.row_count)
      expect(again.choices.mapping).not.toContain(null)
    }
    expect(await site.sheetOf(tool)).toEqual(before)
  })

  test('comes back whole where it has gone meanwhile', async () => {
    const tool = await site.createKnown()
    const before = await site.sheetOf(tool)
    const facts = (await exported('facts', 'xlsx')).bytes
    const all = (await exported('plans', 'csv')).bytes
    const none = Object.fromEntries(
      Object.entries(before).flatMap(([key, v]) =>
        v && Object.hasOwn(v as object, 'value') ? [[key, null]] : [],
      ),
    )
    const body = { ...none, plans: [] }
    await site.app.send('PUT', `/api/admin/tools/${tool.id}/facts`, body, site.uploader.headers)
    expect((await site.uploadAll(site.uploader, facts, 'facts.xlsx')).counts).toMatchObject({
      updated: 1,
      refused: 0,
    })
    expect((await site.uploadAll(site.plans, all, 'plans.csv')).counts).toMatchObject({
      created: 5,
      refused: 0,
    })
    const after = JSON.stringify({ ...(await site.sheetOf(tool)), version: 0 })
    expect(after).toBe(JSON.stringify({ ...before, version: 0 }).replaceAll('\\r\\n', '\\n'))
  })

  test('is a workbook that programs open, for administrators alone', async () => {
    const { bytes, type } = await exported('plans', 'xlsx')
    expect(type).toMatch(/spreadsheetml\.sheet$/)
    const sheet = await readSpreadsheet(await temporaryFile('plans.xlsx', bytes), 'plans.xlsx')
    expect(sheet.columns).toContain('Trial Needs Card')
    await expectFailure(
      await site.app.request('/api/admin/facts/export?format=pdf', { headers: site.uploader.headers }),
      'invalid',
    )
    await expectFailure(await site.app.request('/api/admin/facts/export'), 'unauthenticated')
  })
})
