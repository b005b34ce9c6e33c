import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectFailure } from '../../../../test/app.ts'
import { createReview } from '../../../../test/factories.ts'
import { createMakers, type Maker, type Makers, type Vendor } from '../../../../test/makers.ts'
import { createPerson, deactivate, mailTo } from '../../../../test/people.ts'
import { startClaim } from '../../../../test/vendor-site.ts'
import type { HistoryEntry } from '../../../admin-kit/history/records.contract.ts'
import { endClaims } from './proofs.service.ts'

let all: Makers
let maker: Maker
beforeAll(async () => {
  all = await createMakers()
})
afterAll(() => all.close())
beforeEach(async () => {
  maker = await all.createMaker()
})

/** It is long ago that the proof was looked at. */
async function age({ claim }: Vendor) {
  const { db } = all.app.services.database
  await db
    .updateTable('tool_claims')
    .set({ checked_at: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', claim.id)
    .execute()
}

describe('a decision', () => {
  test('makes the tool one that is claimed, tells the claimant, and is undone', async () => {
    const person = await createPerson(all.app, { email: `ada@${maker.host}` })
    const claim = await startClaim(all.app, maker.tool.slug, person, 'email')
    await expectFailure(await all.decide('claims', claim.id, { status: 'approved' }), 'conflict')
    await all.app.send('POST', `/api/claims/${claim.id}/check`, {}, person.headers)
    expect(await maker.read()).toEqual({ claimed_at: null, says: [] })
    const answers = await Promise.all([
      all.decide('claims', claim.id, { status: 'approved' }),
      all.decide('claims', claim.id, { status: 'approved' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect([await maker.isClaimed(), (await maker.read()).claimed_at !== null]).toEqual([true, true])
    const letters = await mailTo(all.app, person.email)
    expect(letters.map(({ subject }) => subject)).toEqual([`Your claim on ${maker.tool.name} is approved`])
    expect((await all.undo(answers.find(({ status }) => status === 200)!)).status).toBe(200)
    expect([await maker.isClaimed(), (await maker.read()).claimed_at]).toEqual([false, null])
    expect((await maker.readOwn({ ...person, claim })).claim!.status).toBe('proved')
  })

  test('is an administrator’s, and neither a moderator’s nor the claimant’s', async () => {
    const vendor = await maker.approved()
    for (const who of [all.mod, vendor]) {
      await expectFailure(
        await all.decide('claims', vendor.claim.id, { status: 'refused', note: 'x' }, who),
        'forbidden',
      )
      await expectFailure(await all.app.request('/api/admin/claims', { headers: who.headers }), 'forbidden')
      const path = `/api/admin/records/tool_claim/${vendor.claim.id}/history`
      await expectFailure(await all.app.request(path, { headers: who.headers }), 'forbidden')
    }
  })

  test('refuses with a sentence; the last approved claim takes the mark along', async () => {
    const [one, two] = [await maker.approved(), await maker.approved()]
    await expectFailure(await all.decide('claims', one.claim.id, { status: 'refused' }), 'invalid', 'note')
    expect(
      (await all.decide('claims', one.claim.id, { status: 'refused', note: 'You have left.' })).status,
    ).toBe(200)
    expect((await mailTo(all.app, one.email)).at(-1)!.text).toContain('You have left.')
    expect(await maker.isClaimed()).toBe(true)
    await all.app.send('POST', `/api/claims/${two.claim.id}/withdraw`, {}, two.headers)
    expect(await maker.isClaimed()).toBe(false)
    await expectFailure(await maker.propose(two), 'forbidden')
  })

  test('has a bin and a history, in which stands no address and nothing that claimants write', async () => {
    const { claim, email } = await maker.approved()
    const headers = all.admin.headers
    const history = await all.app.request(`/api/admin/records/tool_claim/${claim.id}/history`, { headers })
    const text = await history.text()
    expect(text).toContain('"approved"')
    expect(text).not.toMatch(/founder/)
    expect(text).not.toContain(email)
    const move = (to: string) =>
      all.app.send('POST', `/api/admin/records/tool_claim/${to}`, { ids: [claim.id] }, headers)
    await move('delete')
    expect(await maker.isClaimed()).toBe(false)
    await move('restore')
    expect(await maker.isClaimed()).toBe(true)
  })

  test('approves nothing that does not hold any more', async () => {
    const { claim, email } = await maker.proved('email')
    await deactivate(all.app, email)
    await expectFailure(await all.decide('claims', claim.id, { status: 'approved' }), 'conflict')
    expect(await maker.isClaimed()).toBe(false)
  })

  test('of before says nothing of a claim that is asked for anew', async () => {
    const vendor = await maker.approved()
    await all.app.send('POST', `/api/claims/${vendor.claim.id}/withdraw`, {}, vendor.headers)
    await startClaim(all.app, maker.tool.slug, vendor, 'dns')
    const path = `/api/admin/records/tool_claim/${vendor.claim.id}`
    const history = await all.app.read<HistoryEntry[]>(`${path}/history`, all.admin)
    const approval = history.find(({ fields }) => fields.some(({ after }) => after === 'approved'))!
    const body = { change_id: approval.id, side: 'after' }
    const revert = await all.app.send('POST', `${path}/restore`, body, all.admin.headers)
    await expectFailure(revert, 'conflict')
    expect(await maker.isClaimed()).toBe(false)
  })
})

describe('a claim that is used', () => {
  test('is looked at once a day, and ends when the file is gone', async () => {
    const vendor = await maker.approved('file')
    const before = all.sites.asked.length
    expect((await maker.propose(vendor)).status).toBe(201)
    expect(all.sites.asked).toHaveLength(before)
    await age(vendor)
    expect((await maker.propose(vendor)).status).toBe(201)
    expect(all.sites.asked).toHaveLength(before + 1)
    // A server that does not answer today has not taken the file away.
    await age(vendor)
    all.sites.files.set(maker.host, { status: 503 })
    await expectFailure(await maker.propose(vendor), 'conflict')
    expect(await maker.isClaimed()).toBe(true)
    all.sites.files.delete(maker.host)
    const { message } = await expectFailure(await maker.propose(vendor), 'forbidden')
    expect(message).toContain('There is no file at')
    expect([await maker.isClaimed(), await maker.read()]).toEqual([false, { claimed_at: null, says: [] }])
    expect((await mailTo(all.app, vendor.email)).at(-1)!.subject).toBe(
      `Your claim on ${maker.tool.name} has ended`,
    )
    expect((await maker.readOwn(vendor)).claim).toMatchObject({
      status: 'lapsed',
      note: expect.any(String),
    })
    // It can be claimed again, with another line.
    expect((await startClaim(all.app, maker.tool.slug, vendor, 'file')).line).not.toBe(vendor.claim.line)
  })

  test('ends when its website has moved, at once for everybody', async () => {
    const vendor = await maker.approved()
    await maker.propose(vendor)
    await all.app.send(
      'PUT',
      `/api/admin/tools/${maker.tool.id}`,
      { website_url: 'https://another-maker.com/' },
      all.admin.headers,
    )
    expect(await maker.read()).toEqual({ claimed_at: null, says: [] })
    const { message } = await expectFailure(await maker.propose(vendor), 'forbidden')
    expect(message).toContain(`stands at another-maker.com now; the claim is for ${maker.host}`)
    expect(await maker.isClaimed()).toBe(false)
  })

  test('ends when the address of the account is another, or is not confirmed', async () => {
    const vendor = await maker.approved()
    const { db } = all.app.services.database
    await db.updateTable('users').set({ email: `away@gmail.com` }).where('id', '=', vendor.id).execute()
    const review = await createReview(all.app, maker.tool.slug)
    await expectFailure(await all.reply(vendor, review.id, 'Thank you'), 'forbidden')
    expect((await maker.reviews())[0]!.reply).toBeNull()
  })

  test('ends by itself with the account', async () => {
    const vendor = await maker.approved()
    const { db } = all.app.services.database
    await db.deleteFrom('users').where('id', '=', vendor.id).execute()
    await endClaims(all.app.services)
    expect(await maker.isClaimed()).toBe(false)
    const row = await db
      .selectFrom('tool_claims')
      .selectAll()
      .where('id', '=', vendor.claim.id)
      .executeTakeFirst()
    expect(row).toMatchObject({ status: 'lapsed', role: '', search_key: '' })
  })
})
