import type { AdminFactSheet } from '../src/features/facts/admin-facts.contract.ts'
import type { ImportRow } from '../src/features/imports/imports.contract.ts'
import { csvLine } from '../src/shared/csv.ts'
import { createTestApp } from './app.ts'
import { createTool } from './factories.ts'
import { createFacts } from './facts.ts'
import { createUploader, type Row, type Uploader } from './imports.ts'

/** A site whose facts and plans are exported and imported, with kinds of its own. */

const KINDS = [
  { key: 'credits_price', label: 'Credits', type: 'amount', unit: 'EUR' },
  { key: 'mascot', label: 'Mascot', type: 'several' },
  // The same to whoever reads a heading.
  { key: 'licence_two', label: 'Licence', type: 'text' },
  { key: 'opened', label: 'Opened', type: 'date' },
  { key: 'forum', label: 'Forum', type: 'address' },
]

export async function createSheetSite() {
  const app = await createTestApp()
  const uploader = await createUploader(app, 'facts@kitly.example', 'facts')
  const plans = await createUploader(app, 'plans@kitly.example', 'plans')
  await createFacts(app, (await createTool(app, { name: 'Bare', slug: 'bare' })).id, [])
  for (const kind of KINDS) {
    const asked = { question: `What of ${kind.label}?`, group: 'company', ...kind }
    const { status } = await app.send('POST', '/api/admin/fact-kinds', asked, uploader.headers)
    if (status !== 201) throw new Error(`${kind.key}: ${status}`)
  }
  let count = 0
  /** A tool of which something of each type is known. */
  const createKnown = async () => {
    const name = `Known ${++count}`
    const tool = await createTool(app, {
      name,
      slug: `known-${count}`,
      website_url: 'https://www.known.example/x',
    })
    await createFacts(
      app,
      tool.id,
      [
        { kind: 'platforms', value: ['web', 'ios'], note: 'Android "soon", they say;\r\nno day' },
        { kind: 'free_plan', value: true, note: '-' },
        { kind: 'open_source', value: false, source_date: null },
        { kind: 'trial_days', value: 14 },
        { kind: 'credits_price', value: 1234.5 },
        { kind: 'mascot', value: ['Owl; at night', 'the "real" one', '"q"', '=1+1'] },
        { kind: 'licence', value: 'unknown' },
        { kind: 'licence_two', value: '"MIT"; and more', source_kind: 'editor' },
        { kind: 'opened', value: '2024-05' },
        { kind: 'forum', value: 'https://forum.known.example/a?b=c;d|e' },
      ],
      [
        { name: 'Free', amount: 0, per: null, currency: null, limits: 'a\nb', trial_needs_card: false },
        { name: 'Pro', amount: 20, seats_from: 1, seats_to: 5, trial_days: 7, unit: 'a desk' },
        { name: 'Pro', amount: 200, per: 'year' },
        { name: 'Pro', amount: 15, is_billed_yearly: true, per_seat: true, trial_needs_card: true },
        { name: 'Whole house', amount: null, per: null, currency: null, source_date: null },
      ],
    )
    return tool
  }
  const sheetOf = (tool: { id: number }) =>
    app.read<AdminFactSheet>(`/api/admin/tools/${tool.id}/facts`, { headers: uploader.headers })
  const uploadAll = async (by: Uploader, content: string | Uint8Array, file = 'sheet.csv') => {
    const { id } = await by.upload(content, file)
    return await by.run(id, 'apply')
  }
  /** Number, outcome and reason of each row. */
  const reasonsOf = async (by: Uploader, id: string) =>
    (await app.read<ImportRow[]>(`${by.base}/${id}/rows`, { headers: by.headers })).map(
      ({ row, outcome, reason }) => [row, outcome, reason] as const,
    )
  const importRows = async (by: Uploader, rows: Row[]) => {
    const done = await uploadAll(by, csvOf(rows))
    return { ...done, reasons: await reasonsOf(by, done.id) }
  }
  return { app, uploader, plans, createKnown, sheetOf, uploadAll, reasonsOf, importRows }
}
export type SheetSite = Awaited<ReturnType<typeof createSheetSite>>

const csvOf = (rows: Row[]) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return csvLine(columns) + rows.map((row) => csvLine(columns.map((name) => row[name] ?? ''))).join('')
}
