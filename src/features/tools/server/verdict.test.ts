import { beforeAll, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { AdminTool } from '../admin-tools.contract.ts'
import type { Tool } from '../tools.contract.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await createPerson(app, { role: 'admin', name: 'Edith' })
})

const NEW = { name: 'Judged', short_description: 'Judges', website_url: 'https://judged.example' }
const send = (method: string, path: string, body: object) => app.send(method, path, body, admin.headers)

test('a rating by hand needs a verdict, which is signed and dated', async () => {
  await expectFailure(await send('POST', '/api/admin/tools', { ...NEW, rating: 4.6 }), 'invalid', 'verdict')
  const { id, rating } = (await (await send('POST', '/api/admin/tools', NEW)).json()) as AdminTool
  expect(rating).toBe(4)
  const put = (body: object) => send('PUT', `/api/admin/tools/${id}`, body)
  await expectFailure(await put({ rating: 3 }), 'invalid', 'verdict')
  expect((await put({ rating: 3, verdict: 'Slow, and it forgets.' })).status).toBe(200)
  const shown = () => app.read<Tool>('/api/tools/judged')
  expect(await shown()).toMatchObject({
    rating: 3,
    is_rated: false,
    verdict: 'Slow, and it forgets.',
    verdict_by: 'Edith',
    verdict_at: new Date().toISOString().slice(0, 10),
  })
  // What stands is not signed anew by whoever changes something else.
  const other = await createPerson(app, { role: 'admin', name: 'Otto' })
  await app.send('PUT', `/api/admin/tools/${id}`, { short_description: 'Still' }, other.headers)
  expect(await shown()).toMatchObject({ verdict_by: 'Edith' })
  await put({ verdict: '', rating: 4 })
  expect(await shown()).toMatchObject({ verdict: null, verdict_by: null, verdict_at: null })
})
