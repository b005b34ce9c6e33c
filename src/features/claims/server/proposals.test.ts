import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../../test/app.ts'
import { createMakers, type Maker, type Makers, type Vendor } from '../../../../test/makers.ts'
import { mailTo } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import type { FactProposal } from '../admin-claims.contract.ts'
import type { OwnProposal } from '../claims.contract.ts'

let all: Makers
let maker: Maker
beforeAll(async () => {
  all = await createMakers()
})
afterAll(() => all.close())
beforeEach(async () => {
  maker = await all.createMaker()
})

describe('a proposal', () => {
  const facts = async () =>
    await all.app.read<{
      facts: { kind: string; value: unknown; source_kind: string }[]
      plans: { name: string }[]
    }>(`/api/tools/${maker.tool.slug}/facts`)
  const open = async () =>
    (await all.app.read<FactProposal[]>('/api/admin/fact-proposals?status=open', all.admin)).filter(
      (row) => row.tool_id === maker.tool.id,
    )

  test('stands beside the facts as what the vendor says, and counts nowhere', async () => {
    const vendor = await maker.approved()
    const known = await all.app.read<Tool>(`/api/tools/${maker.tool.slug}`)
    expect((await maker.propose(vendor, { note: 'For editors' })).status).toBe(201)
    expect((await maker.read()).says).toMatchObject([
      { kind: 'api', subject: 'API', text: 'Yes', source_url: `https://${maker.host}/api` },
    ])
    expect(JSON.stringify(await maker.read())).not.toContain('For editors')
    expect((await facts()).facts).toMatchObject([{ kind: 'api', value: false }])
    // What lists, filters, comparisons and structured data read.
    expect(await all.app.read<Tool>(`/api/tools/${maker.tool.slug}`)).toEqual(known)
    expect(await open()).toMatchObject([{ text: 'Yes', stands: 'No', claim_status: 'approved' }])
    // The same question asked again takes its place.
    await maker.propose(vendor, { source_url: `https://${maker.host}/docs` })
    expect((await maker.read()).says.map(({ source_url }) => source_url)).toEqual([
      `https://${maker.host}/docs`,
    ])
  })

  test('accepted becomes a fact of the vendor, and is undone together with it', async () => {
    const vendor = await maker.approved()
    const { id } = (await (await maker.propose(vendor)).json()) as OwnProposal
    await expectFailure(await all.decide('fact-proposals', id, { status: 'accepted' }, all.mod), 'forbidden')
    await expectFailure(await all.decide('fact-proposals', id, { status: 'accepted' }, vendor), 'forbidden')
    const accepted = await all.decide('fact-proposals', id, { status: 'accepted' })
    expect((await facts()).facts).toMatchObject([{ kind: 'api', value: true, source_kind: 'vendor' }])
    expect((await maker.read()).says).toEqual([])
    await expectFailure(await all.decide('fact-proposals', id, { status: 'accepted' }), 'conflict')
    expect((await mailTo(all.app, vendor.email)).at(-1)!.subject).toContain('is accepted')
    await all.undo(accepted)
    expect((await facts()).facts).toMatchObject([{ kind: 'api', value: false }])
    expect(await open()).toHaveLength(1)
    await expectFailure(await all.decide('fact-proposals', id, { status: 'refused' }), 'invalid', 'note')
    await all.decide('fact-proposals', id, { status: 'refused', note: 'The page says no.' })
    expect((await mailTo(all.app, vendor.email)).at(-1)!.text).toContain('The page says no.')
    expect((await maker.readOwn(vendor)).proposals).toMatchObject([
      { status: 'refused', answer: 'The page says no.' },
    ])
  })

  test('of a plan takes the place of the one of its name, or comes to the others', async () => {
    const vendor = await maker.approved()
    const plan = (name: string) => ({
      kind: 'plans',
      plan: { name, amount: 10, currency: 'USD', per: 'month', limits: 'All' },
    })
    for (const name of ['Team', 'Pro']) {
      const { id } = (await (await maker.propose(vendor, plan(name))).json()) as OwnProposal
      expect((await maker.read()).says).toMatchObject([{ subject: `Plan ${name}`, text: '$10 a month' }])
      await all.decide('fact-proposals', id, { status: 'accepted' })
    }
    expect((await facts()).plans).toMatchObject([
      { name: 'Team', amount: 10, source_kind: 'vendor' },
      { name: 'Pro', amount: 10 },
    ])
  })

  test.each([
    [{ kind: 'colour' }, 'kind'],
    [{ value: 'perhaps' }, 'value'],
    [{ value: null }, 'value'],
    [{ source_url: 'javascript:alert(1)' }, 'source_url'],
    [{ source_url: '' }, 'source_url'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ kind: 'plans', plan: { name: '' } }, 'name'],
    [{ kind: 'plans', plan: { name: 'Pro', amount: -1 } }, 'amount'],
  ])('with something wrong is refused: %j', async (body, field) => {
    const vendor = await maker.approved()
    await expectFailure(await maker.propose(vendor, body), 'invalid', field)
    expect((await maker.read()).says).toEqual([])
  })

  test('is taken back by whoever has made it alone', async () => {
    const [vendor, other] = [await maker.approved(), await maker.approved()]
    const { id } = (await (await maker.propose(vendor)).json()) as OwnProposal
    const remove = ({ headers }: Vendor) =>
      all.app.send('DELETE', `/api/claims/proposals/${id}`, undefined, headers)
    await expectFailure(await remove(other), 'not_found')
    expect((await remove(vendor)).status).toBe(200)
    expect((await maker.read()).says).toEqual([])
  })
})
