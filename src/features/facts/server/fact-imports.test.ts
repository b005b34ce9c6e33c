import { beforeAll, describe, expect, test } from 'vitest'
import { createSheetSite, type SheetSite } from '../../../../test/fact-sheets.ts'
import type { Row } from '../../../../test/imports.ts'
import type { AdminFactSheet } from '../admin-facts.contract.ts'

let site: SheetSite
beforeAll(async () => {
  site = await createSheetSite()
})

const today = () => new Date().toISOString().slice(0, 10)

describe('an import of facts', () => {
  test('changes what is another, with its source and a history', async () => {
    const tool = await site.createKnown()
    const row = {
      'Tool Slug': tool.slug,
      Platforms: 'Web; "android"',
      'Platforms Source': 'https://help.known.example/apps',
      'Free plan': 'no',
      'Free plan Source': 'https://reviews.example/known | test | 2026-09 | checked 2026-10-01',
      'Free plan Note': '-',
      'Free trial': '14',
      'Free trial Source': 'https://docs.example.com/plans | | | checked 2026-11-21',
      Credits: '12,5',
      'Credits Source': 'https://elsewhere.example/',
      Opened: 'Unknown',
      'Single sign-on': 'yes',
      'Single sign-on Source': 'https://known.example/sso',
    }
    const done = await site.importRows(site.uploader, [row, { 'Tool Slug': 'bare' }])
    expect(done).toMatchObject({ status: 'done', counts: { updated: 1, unchanged: 1, refused: 0 } })
    expect(done.reasons[0]![2]).toMatch(/^Changes Free plan, /)
    const sheet = await site.sheetOf(tool)
    expect(sheet).toMatchObject({
      platforms: {
        value: ['web', 'android'],
        note: expect.stringContaining('soon'),
        source_url: 'https://help.known.example/apps',
        source_kind: 'vendor',
        source_date: null,
        checked_at: today(),
      },
      free_plan: {
        value: false,
        note: null,
        source_url: 'https://reviews.example/known',
        source_kind: 'test',
        source_date: '2026-09',
        checked_at: '2026-10-01',
      },
      trial_days: { value: 14, source_kind: 'vendor', source_date: null, checked_at: '2026-11-21' },
      credits_price: { value: 12.5, source_kind: 'independent' },
      opened: null,
      sso: { value: true, source_kind: 'vendor' },
    })
    const [entry] = await site.app.read<{ action: string; fields: { field: string }[] }[]>(
      `/api/admin/records/fact_sheet/${tool.id}/history`,
      { headers: site.uploader.headers },
    )
    expect(entry!.action).toBe('import')
    expect(entry!.fields.map(({ field }) => field).sort()).toEqual([
      'credits_price',
      'free_plan',
      'opened',
      'platforms',
      'sso',
      'trial_days',
    ])
    expect((await site.importRows(site.uploader, [row])).counts).toMatchObject({ updated: 0, unchanged: 1 })
  })

  test('says row and column of what is wrong, and then changes nothing', async () => {
    const tool = await site.createKnown()
    const before = await site.sheetOf(tool)
    const slug = { 'Tool Slug': tool.slug }
    const wrong: [Row, string][] = [
      [{ ...slug, 'Free plan': 'no' }, 'Free plan Source is missing: Free plan is another than before'],
      [{ 'Tool Slug': 'nobody' }, 'Tool Slug: there is no tool “nobody”'],
      [{ 'Tool Slug': '', Platforms: 'web' }, 'Tool Slug is required'],
      [{ ...slug }, 'The file has this tool in row 2 already'],
    ]
    const done = await site.importRows(site.uploader, [
      ...wrong.map(([row]) => row),
      {
        'Tool Slug': 'bare',
        Platforms: 'fridge',
        'Platforms Source': 'their site',
        'Free plan': 'perhaps',
        'Free trial': '1,000',
        Opened: 'lately',
        'Opened Source': 'https://a.example | rumour',
        Forum: 'https://a.example',
        'Forum Source': 'https://a.example | 2999',
        'Single sign-on Note': 'only a note',
      },
    ])
    expect(done).toMatchObject({ status: 'checked', counts: { updated: 0, refused: 5 } })
    expect(done.reasons.slice(0, 4).map(([row, , reason]) => [row, reason])).toEqual(
      wrong.map(([, reason], i) => [i + 2, reason]),
    )
    const sentences = String(done.reasons[4]![2])
    for (const sentence of [
      'Platforms: fridge is no value of platforms',
      'Platforms Source: The source must be the address of a page',
      'Free plan must be yes or no',
      'Free trial must be a number such as 1000 or 4.5',
      'Opened Source has “rumour”, which is none of vendor, documentation, independent, test, editor',
      'Forum Source: A date must not be in the future',
      'Single sign-on is empty, and nothing was known of it',
    ]) {
      expect(sentences).toContain(sentence)
    }
    expect(await site.sheetOf(tool)).toEqual(before)
  })

  test('is undone as a whole, but for what others have changed since', async () => {
    const tool = await site.createKnown()
    const before = await site.sheetOf(tool)
    const said = { 'Tool Slug': tool.slug, 'Open source': 'yes', Credits: '7', Opened: 'unknown' }
    const source = 'https://known.example/'
    const done = await site.importRows(site.uploader, [
      { ...said, 'Open source Source': source, 'Credits Source': source },
    ])
    const credits = { ...(before.credits_price as object), value: 8 }
    await site.app.send(
      'PUT',
      `/api/admin/tools/${tool.id}/facts`,
      { credits_price: credits },
      site.uploader.headers,
    )
    const undone = await site.uploader.run(done.id, 'undo')
    expect(undone).toMatchObject({ status: 'undone', undone: { removed: 0, kept: 1 } })
    expect(await site.sheetOf(tool)).toMatchObject({
      open_source: before.open_source,
      opened: before.opened,
      credits_price: { value: 8 },
    })
    const nothing = await site.importRows(site.uploader, [{ 'Tool Slug': tool.slug }])
    expect(await site.uploader.run(nothing.id, 'undo')).toMatchObject({
      status: 'undone',
      undone: { restored: 0 },
    })
  })
})

describe('an import of plans', () => {
  test('changes the plan of its name, adds what is new at the end, and takes none away', async () => {
    const tool = await site.createKnown()
    const before = await site.sheetOf(tool)
    const slug = { 'Tool Slug': tool.slug, Source: 'https://known.example/pricing' }
    const done = await site.importRows(site.plans, [
      { ...slug, Plan: 'pro', 'Billed Yearly': 'yes', Amount: '16', Currency: 'usd', Per: 'Month' },
      { ...slug, Plan: 'Pro', 'Billed Yearly': 'no', Amount: '210', Currency: 'USD', Per: 'year' },
      { ...slug, Plan: 'Team', 'Billed Yearly': '', Amount: '30', Currency: 'EUR', Per: 'month' },
    ])
    expect(done).toMatchObject({ status: 'done', counts: { created: 1, updated: 2, refused: 0 } })
    const after = await site.sheetOf(tool)
    const told = (sheet: AdminFactSheet) => sheet.plans.map(({ name, amount, per }) => [name, amount, per])
    expect(told(after)).toEqual(
      [
        ['Free', 0, null],
        ['Pro', 20, 'month'],
        ['Pro', 210, 'year'],
        ['pro', 16, 'month'],
        ['Team', 30, 'month'],
      ].toSpliced(4, 0, ['Whole house', null, null]),
    )
    expect(after.plans[3]).toMatchObject({
      currency: 'USD',
      per_seat: true,
      trial_needs_card: true,
      source_kind: 'vendor',
      source_date: null,
      checked_at: today(),
    })
    expect(after.version).toBe(before.version + 1)
    await site.plans.run(done.id, 'undo')
    expect((await site.sheetOf(tool)).plans).toEqual(before.plans)
  })

  test('says row and column of what is wrong', async () => {
    const tool = await site.createKnown()
    const slug = { 'Tool Slug': tool.slug }
    const source = 'https://known.example/pricing'
    const { reasons } = await site.importRows(site.plans, [
      { ...slug, Plan: 'Free', Amount: '1', Currency: 'USD', Per: 'month' },
      { ...slug, Plan: '', Amount: '1' },
      { ...slug, Plan: 'Gold', Amount: '5', Currency: 'ZZZ', Per: 'week', Source: source },
      { ...slug, Plan: 'Gold', Amount: 'much', Source: source },
      { ...slug, Plan: 'Gold', Amount: '9', Source: source },
      { ...slug, Plan: 'Silver', Amount: '3', Currency: 'USD', Per: 'month', Source: source },
      { ...slug, Plan: 'Silver', Amount: '4', Currency: 'USD', Per: 'month', Source: source },
    ])
    expect(reasons.map(([, , reason]) => reason)).toEqual([
      'Source is missing: the plan is another than before',
      'Plan is required',
      expect.stringMatching(/Currency: A currency must be a code of three letters.*Per: .*month/),
      'Amount must be a number such as 1000 or 4.5',
      'Amount: A price needs its currency and what it is paid for',
      null,
      'The file has this plan in row 7 already',
    ])
  })
})
