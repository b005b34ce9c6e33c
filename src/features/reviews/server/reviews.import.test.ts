import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { workbook } from '../../../../test/spreadsheets.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { AdminReview } from '../admin-reviews.contract.ts'
import { DateReader } from './reviews.csv.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'moderator' })
})

const HEADER = 'Tool Name,Reviewer Name,Email,Rating,Review Title,Review Text,Use Case Description,Date'
interface Answer {
  message: string
  successCount: number
  unchangedCount: number
  errorCount: number
  errors: { row: number; message: string }[]
  importId: string
}
async function upload(content: string | Buffer): Promise<Answer> {
  const form = new FormData()
  const isText = typeof content === 'string'
  const file = new File([isText ? content : new Uint8Array(content)], isText ? 'reviews.csv' : 'reviews.xlsx')
  form.set('csvFile', file)
  const response = await app.request('/api/admin/reviews/bulk-upload', {
    method: 'POST',
    body: form,
    headers: boss.headers,
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}
const shown = (slug: string) => app.read<Tool>(`/api/tools/${slug}`)
const list = (query: string) =>
  app.read<AdminReview[]>(`/api/admin/reviews?${query}`, { headers: boss.headers })

describe('a spreadsheet of reviews', () => {
  test('may be a workbook, whose dates are dates', async () => {
    await createTool(app, { name: 'Workbooked' })
    const rows = [
      HEADER.split(','),
      ['Workbooked', 'Ada', 'ada@example.com', 5, 'Good', 'It writes well.', '', new Date('2025-03-31')],
      ['Workbooked', 'Bea', '', 4, '', 'It reads well, too.', '', '2025-04-01'],
      ['Nobody knows it', 'Cid', '', 4, '', 'Fine.', '', ''],
    ]
    const refused = await upload(workbook({ Reviews: rows }))
    expect(refused).toMatchObject({ successCount: 0, errorCount: 1 })
    expect(refused.errors[0]).toMatchObject({ row: 4, message: expect.stringContaining('Nobody knows it') })
    const answer = await upload(workbook({ Reviews: rows.slice(0, 3) }))
    expect(answer).toMatchObject({ message: '2 reviews added.', successCount: 2 })
    const stored = await list('search=workbooked&sort=created_at&order=asc')
    expect(stored.map((r) => [r.user_name, r.rating, r.created_at.slice(0, 10)])).toEqual([
      ['Ada', 5, '2025-03-31'],
      ['Bea', 4, '2025-04-01'],
    ])
  })

  test('is stored once, with the ratings, and taken back as a whole', async () => {
    await createTool(app, { name: 'Quillwright' })
    const file = `${HEADER}
quillwright,Ada,ada@example.com,5,Good,It writes well.,Letters,2025-03-31
 Quillwright ,Bea,,4,,"Two
lines",,31.03.2025
Quillwright,Cid,,,,Three,,3/31/2025`
    expect(await upload(file)).toMatchObject({ message: '3 reviews added.', successCount: 3, errorCount: 0 })
    expect(await shown('quillwright')).toMatchObject({ review_count: 3, rating: 4.2 })
    const rows = await list('search=quillwright')
    expect(rows.map((r) => r.created_at)).toEqual(Array(3).fill('2025-03-31T00:00:00.000Z'))
    expect(rows.find((r) => r.user_name === 'Ada')).toMatchObject({ use_case: 'Letters', title: 'Good' })
    const again = await upload(file)
    expect(again).toMatchObject({ successCount: 0, unchangedCount: 3 })
    const [first] = (
      await app.read<{ id: string; counts: { created: number } }[]>('/api/admin/reviews/imports', {
        headers: boss.headers,
      })
    ).filter((i) => i.counts.created === 3)
    const undo = `/api/admin/reviews/imports/${first!.id}`
    await app.send('POST', `${undo}/undo`, {}, boss.headers)
    await expect
      .poll(() => app.read<{ status: string }>(undo, { headers: boss.headers }))
      .toMatchObject({ status: 'undone', undone: { removed: 3 } })
    expect(await shown('quillwright')).toMatchObject({ review_count: 0 })
  })

  test('with unknown tools and wrong cells changes nothing and lists them', async () => {
    await createTool(app, { name: 'Listed' })
    const answer = await upload(`${HEADER}
Listed,Ada,,5,,Fine,,
Nowhere,Ada,,5,,Fine,,
Listed,,x,9,,,,32.01.2025
Listed,Dan,,5,,Soon,,2999-01-01`)
    expect(answer).toMatchObject({ successCount: 0, errorCount: 3 })
    expect(answer.message).toBe('Nothing is imported: 3 rows are refused. Row 3: There is no tool “Nowhere”.')
    expect(answer.errors.map((e) => e.message)).toEqual([
      'There is no tool “Nowhere”',
      'Reviewer name is required. Please enter a valid email address. Rating must be a whole number from 1 to 5. Review content is required. Date must be a day that has been',
      'Date must be a day that has been',
    ])
    expect(await shown('listed')).toMatchObject({ review_count: 0 })
  })

  test('with other columns is refused with the names of those that are missing', async () => {
    const form = new FormData()
    form.set('csvFile', new File(['Foo,Bar\n1,2'], 'reviews.csv'))
    const init = { method: 'POST', body: form, headers: boss.headers }
    const failure = await expectFailure(await app.request('/api/admin/reviews/bulk-upload', init), 'invalid')
    expect(failure.message).toBe('No column fills Tool Name, Reviewer Name, Review Text: choose one for each')
  })

  test('has a template with its columns', async () => {
    const response = await app.request('/api/admin/reviews/imports/template', { headers: boss.headers })
    expect(response.headers.get('content-disposition')).toContain('reviews_upload_template.csv')
    expect(await response.text()).toContain(HEADER)
  })
})

describe('dates of one file', () => {
  const day = (reader: DateReader, text: string) => reader.read(text)?.slice(0, 10)
  test('are read in three forms', () => {
    const reader = new DateReader()
    expect(['2025-03-04', '4.3.2025', '3/4/2025', '2025-03-04T10:00:00'].map((t) => day(reader, t))).toEqual(
      Array(4).fill('2025-03-04'),
    )
    expect(reader.read(' ')).toBeNull()
    for (const wrong of ['yesterday', '2025-02-30', '1/2/25', '45678'])
      expect(() => reader.read(wrong)).toThrow('Date')
  })

  test('with slashes mean the day first once the file shows so, and are never mixed', () => {
    const reader = new DateReader()
    expect(day(reader, '25/3/2025')).toBe('2025-03-25')
    expect(day(reader, '4/3/2025')).toBe('2025-03-04')
    expect(() => reader.read('3/25/2025')).toThrow('day first')
    const other = new DateReader()
    expect(day(other, '4/3/2025')).toBe('2025-04-03')
    expect(() => other.read('25/3/2025')).toThrow('month first')
  })
})
