import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createCategory, createTool } from '../../../../test/factories.ts'
import { createPerson, mailTo, type Person } from '../../../../test/people.ts'
import type { AdminTool } from '../../tools/admin-tools.contract.ts'
import type { Submission } from '../admin-submissions.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss' })
})

const PATH = '/api/admin/submissions'
const send = (method: string, path: string, body: unknown = {}) => app.send(method, path, body, boss.headers)
const list = (query = '') => app.read<Submission[]>(`${PATH}?${query}`, { headers: boss.headers })
async function suggest(name: string, given: object = {}) {
  const input = {
    name,
    website_url: `https://${name.toLowerCase()}.example`,
    email: 'sender@example.com',
    short_description: 'Does it',
    ...given,
  }
  await app.send('POST', '/api/submissions', input)
  return (await list(`search=${name}`))[0]!
}
const toolOf = ({ name, website_url, short_description, category_id }: Submission) => ({
  name,
  website_url,
  short_description,
  category_id,
})

describe('a suggestion', () => {
  test('is approved with the tool it becomes, and the sender hears of it', async () => {
    const category = await createCategory(app, { name: 'Writing' })
    const row = await suggest('Penna', {
      category: category.slug,
      email: 'penna@example.com',
      note: 'Please',
    })
    expect(row).toMatchObject({ category_id: category.id, note: 'Please', status: 'new', duplicate: null })
    const response = await send('POST', `${PATH}/${row.id}/approve`, {
      tool: toolOf(row),
      version: row.version,
    })
    expect(response.status).toBe(201)
    const tool = (await response.json()) as AdminTool
    expect(await app.read('/api/tools/penna')).toMatchObject({ id: tool.id, category_name: 'Writing' })
    expect(await list('status=approved')).toMatchObject([{ id: row.id, tool_id: tool.id, duplicate: null }])
    const [letter] = await mailTo(app, 'penna@example.com')
    expect(letter!.subject).toBe('Penna is listed')
    expect(letter!.text).toContain('/tools/penna')
  })

  test('is not approved with a tool that is wrong: nothing is half done', async () => {
    const row = await suggest('Halfway', { email: 'half@example.com' })
    const wrong = { tool: { ...toolOf(row), website_url: 'nowhere' } }
    await expectFailure(await send('POST', `${PATH}/${row.id}/approve`, wrong), 'invalid')
    const other = { tool: { ...toolOf(row), category_id: 999_999 } }
    await expectFailure(await send('POST', `${PATH}/${row.id}/approve`, other), 'invalid')
    expect(await list('search=halfway')).toMatchObject([{ status: 'new' }])
    expect(await mailTo(app, 'half@example.com')).toEqual([])
    expect((await app.request('/api/tools/halfway')).status).toBe(404)
  })

  test('is rejected with a reason, once, by a moderator too', async () => {
    const row = await suggest('Nope', { email: 'nope@example.com' })
    const { headers } = await createPerson(app, { role: 'moderator' })
    const reject = (reason: string) => app.send('POST', `${PATH}/${row.id}/reject`, { reason }, headers)
    await expectFailure(await reject(' '), 'invalid', 'reason')
    const answers = await Promise.all([reject('It is a game'), reject('It is a game')])
    expect(answers.map((r) => r.status).toSorted()).toEqual([200, 409])
    const letters = await mailTo(app, 'nope@example.com')
    expect(letters.map((l) => l.subject)).toEqual(['About your suggestion Nope'])
    expect(letters[0]!.text).toContain('It is a game')
    const late = await send('POST', `${PATH}/${row.id}/approve`, { tool: toolOf(row) })
    expect((await expectFailure(late, 'conflict')).message).toContain('rejected already')
    expect((await app.request('/api/tools/nope')).status).toBe(404)
    await expectFailure(
      await app.send('POST', `${PATH}/${row.id}/approve`, { tool: toolOf(row) }, headers),
      'forbidden',
    )
  })

  test('shows what is listed under its name or address by now', async () => {
    const row = await suggest('Sametool')
    await createTool(app, { name: 'Another name', website_url: 'http://www.sametool.example/?utm=1' })
    expect(await app.read(`${PATH}/${row.id}`, { headers: boss.headers })).toMatchObject({
      duplicate: { slug: 'another-name', same: 'address' },
    })
    await expectFailure(await app.request(`${PATH}/999999`, { headers: boss.headers }), 'not_found')
  })
})
