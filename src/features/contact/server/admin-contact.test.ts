import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createPerson, mailTo, type Person } from '../../../../test/people.ts'
import type { Inquiry } from '../admin-contact.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'moderator', name: 'Mod' })
})

const PATH = '/api/admin/contact-inquiries'
const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
const list = (query = '') => app.read<Inquiry[]>(`${PATH}?${query}`, { headers: boss.headers })
async function ask(given: object = {}) {
  const input = { email: 'asker@example.com', query_type: 'general', message: 'How much is it?', ...given }
  const { reference } = (await (await app.send('POST', '/api/contact', input)).json()) as {
    reference: string
  }
  return (await list(`search=${reference}`))[0]!
}

describe('inquiries', () => {
  test('are filtered by status and query type, and searched by address and reference', async () => {
    const bug = await ask({ query_type: 'bug_report', email: 'bug@example.com', mobile: '+49 1' })
    const other = await ask({ query_type: 'partnership', email: 'partner@example.com' })
    expect((await list('query_type=bug_report')).map((i) => i.id)).toEqual([bug.id])
    expect((await list('search=PARTNER')).map((i) => i.id)).toEqual([other.id])
    await send('PUT', `${PATH}/${bug.id}`, { status: 'in_progress', admin_notes: 'Looking' })
    expect(await list('status=in_progress')).toMatchObject([{ id: bug.id, admin_notes: 'Looking' }])
    await expectFailure(
      await app.request(`${PATH}?status=open`, { headers: boss.headers }),
      'invalid',
      'status',
    )
  })

  test('are not written over when two change one', async () => {
    const { id, version } = await ask()
    expect((await send('PUT', `${PATH}/${id}`, { status: 'resolved', version })).status).toBe(200)
    await expectFailure(await send('PUT', `${PATH}/${id}`, { admin_notes: 'late', version }), 'conflict')
    await expectFailure(await send('PUT', `${PATH}/${id}`, { status: 'gone' }), 'invalid', 'status')
    await expectFailure(await send('PUT', `${PATH}/999999`, { status: 'new' }), 'not_found')
  })

  test('are answered by mail, and not twice by mistake', async () => {
    const { id, version, reference } = await ask({ email: 'twice@example.com' })
    const answer = (body: object) => send('POST', `${PATH}/${id}/answer`, body)
    const answers = await Promise.all([
      answer({ message: 'It costs nothing.', version }),
      answer({ message: 'Nothing.', version }),
    ])
    expect(answers.map((r) => r.status).toSorted()).toEqual([200, 409])
    const failure = await expectFailure(await answer({ message: 'Third' }), 'conflict')
    expect(failure.message).toMatch(/answered .*Nothing was sent/)
    const letters = await mailTo(app, 'twice@example.com')
    expect(letters).toHaveLength(1)
    expect(letters[0]!.subject).toBe(`Re: General question (${reference})`)
    expect(letters[0]!.text).toContain('How much is it?')
    const read = await app.read<Inquiry & { answers: object[] }>(`${PATH}/${id}`, { headers: boss.headers })
    expect(read).toMatchObject({ status: 'resolved', answers: [{ actor_name: 'Mod' }] })
    // Whoever has seen the first answer may send another one.
    expect((await answer({ message: 'And more', version: read.version, status: 'closed' })).status).toBe(200)
    expect(await list(`search=${reference}`)).toMatchObject([{ status: 'closed', answer_count: 2 }])
    await expectFailure(await answer({ message: '  ' }), 'invalid', 'message')
  })

  test('are downloaded as CSV that no spreadsheet runs', async () => {
    await ask({ query_type: 'support', message: '=HYPERLINK("x"),\n"quoted"' })
    const response = await app.request(`${PATH}/export?query_type=support`, { headers: boss.headers })
    const date = new Date().toISOString().slice(0, 10)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="contact_inquiries_${date}.csv"`,
    )
    const [head, ...rows] = (await response.text()).split('\r\n')
    expect(head).toContain('Reference,Email,Mobile,Query Type,Message,Status,Admin Notes,Created')
    expect(rows.join('\n')).toContain(`support,"'=HYPERLINK(""x""),\n""quoted""",new`)
    expect(rows.filter((r) => r.startsWith('K-'))).toHaveLength(1)
  })

  test('are all in an export of many pages, each once', async () => {
    const own = await createTestApp()
    const { headers } = await createPerson(own, { role: 'admin' })
    const row = { email: 'x@example.com', query_type: 'general', message: 'm', updated_at: '2026' }
    const rows = Array.from({ length: 1203 }, (_, i) => {
      // Many at the same moment: the id tells them apart.
      return { ...row, reference: `R${i}`, created_at: `2026-01-0${1 + (i % 3)}` }
    })
    for (let i = 0; i < rows.length; i += 500) {
      await own.services.database.db
        .insertInto('contact_inquiries')
        .values(rows.slice(i, i + 500))
        .execute()
    }
    const text = await (await own.request(`${PATH}/export`, { headers })).text()
    const references = text.match(/^R\d+/gm)!
    expect(references).toHaveLength(1203)
    expect(new Set(references).size).toBe(1203)
  })
})
