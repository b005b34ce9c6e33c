import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTool } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson } from '../../../../test/people.ts'
import { insertPlans, selectPlans } from '../../facts/server/facts.queries.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { Change } from '../home.contract.ts'

let app: TestApp
let tool: Tool
beforeEach(async () => {
  app = await createTestApp()
  tool = await createTool(app, { name: 'Editor', logo_url: 'https://example.com/editor.svg' })
})

const read = () => app.read<Change[]>('/api/changes/latest')
const said = async () => (await read()).map(({ at, kind, tool: { slug }, now }) => [at, kind, slug, now])

async function update({ id }: Pick<Tool, 'id'>, part: Partial<Tool> & { status?: string }) {
  const { headers } = await createPerson(app, { role: 'admin' })
  expect((await app.send('PUT', `/api/admin/tools/${id}`, part, headers)).status).toBe(200)
}

/** Ends a plan as saving other ones does; with an amount, one with that price comes in its place. */
async function replacePlan(
  name: string,
  part: Partial<{ name: string; amount: number; per: 'year' }>,
  at: string,
) {
  const { db } = app.services.database
  const plan = (await selectPlans(db, tool.id)).find((p) => p.name === name)!
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('plans')
      .set({ until: at })
      .where('name', '=', name)
      .where('until', 'is', null)
      .execute()
    if (part.amount === undefined) return
    await insertPlans(tx, [{ ...plan, ...part, tool_id: tool.id, position: 0, checked_by: 'Ada' }], at)
  })
}

describe('what has changed last', () => {
  test('is nothing where nothing has', async () => {
    expect(await read()).toEqual([])
  })

  test('has endings and names, as far as their month is known', async () => {
    const lives: [string, Partial<Tool>][] = [
      ['Gone', { life_state: 'closed', life_since: '2026-06-02', life_successor: 'Editor' }],
      ['Old', { life_state: 'renamed', life_since: '2026-07', life_successor: 'New' }],
      ['Vague', { life_state: 'closed', life_since: '2026' }],
      ['Timeless', { life_state: 'merged' }],
      ['Fine', { life_state: 'active', life_since: '2026-08' }],
    ]
    for (const [name, life] of lives) await update(await createTool(app, { name }), life)
    expect(await said()).toEqual([
      ['2026-07', 'renamed', 'old', 'New'],
      ['2026-06-02', 'closed', 'gone', 'Editor'],
    ])
  })

  test('has prices that were replaced for the same plan', async () => {
    await createFacts(
      app,
      tool.id,
      [],
      [{ name: 'Pro' }, { name: 'Team' }, { name: 'Solo' }, { name: 'Max' }],
    )
    await replacePlan('Pro', { amount: 25.5 }, '2026-09-01T00:00:00.000Z')
    await replacePlan('Team', { amount: 20 }, '2026-09-02T00:00:00.000Z')
    await replacePlan('Solo', {}, '2026-09-03T00:00:00.000Z')
    await replacePlan('Max', { amount: 200, per: 'year' }, '2026-09-04T00:00:00.000Z')
    const change = {
      at: '2026-09-01T00:00:00.000Z',
      kind: 'price',
      tool: { name: 'Editor', slug: 'editor', logo_url: 'https://example.com/editor.svg', theme_color: null },
      about: 'Pro',
      was: '$20',
      now: '$25.50',
    }
    expect(await read()).toEqual([change])
    await replacePlan('Pro', { amount: 0 }, '2026-10-01T00:00:00.000Z')
    expect((await read())[0]).toMatchObject({ was: '$25.50', now: 'Free' })
    await update(tool, { status: 'inactive' })
    expect(await read()).toEqual([])
  })

  test('has facts that stand otherwise now', async () => {
    const { db } = app.services.database
    await createFacts(app, tool.id, [{ kind: 'api', value: false }])
    await db.updateTable('facts').set({ until: '2026-09-01T00:00:00.000Z' }).execute()
    await createFacts(app, tool.id, [{ kind: 'api', value: true }])
    expect(await read()).toMatchObject([{ kind: 'fact', about: 'API', was: 'No', now: 'Yes' }])
  })

  test('has a few new tools, but not those with which the directory began', async () => {
    const { db } = app.services.database
    const { id } = await createCategory(app, { name: 'Writing' })
    expect(await read()).toEqual([])
    await db.updateTable('tools').set({ created_at: '2026-01-01T00:00:00.000Z' }).execute()
    await update(tool, { name: 'Editor 2' })
    for (const name of ['A', 'B', 'C', 'D']) await createTool(app, { name, category_id: id })
    const changes = await read()
    expect(changes.map(({ kind, about }) => [kind, about])).toEqual(Array(3).fill(['new', 'Writing']))
    expect(changes.map(({ tool: { name } }) => name)).not.toContain('Editor 2')
  })

  test('is at most eight things, newest first', async () => {
    for (let month = 10; month < 22; month++) {
      const at = `20${month}-05`
      await update(await createTool(app, { name: at }), { life_state: 'closed', life_since: at })
    }
    expect((await read()).map(({ at }) => at)).toEqual(
      [21, 20, 19, 18, 17, 16, 15, 14].map((year) => `20${year}-05`),
    )
  })
})
