import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { acceptInvitation, cookieHeader, createPerson, type Person } from '../../../../test/people.ts'
import type { RegisteredUser } from '../people.contract.ts'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await createTestApp()
  boss = await createPerson(app, { role: 'admin', name: 'Boss', email: 'boss@example.com' })
})

const PATH = '/api/admin/registered-users'
const put = (id: string, body: object) => app.send('PUT', `${PATH}/${id}`, body, boss.headers)
const list = (query = '') => app.read<RegisteredUser[]>(`${PATH}?${query}`, { headers: boss.headers })
const names = async (query: string) => (await list(query)).map((u) => u.name)

describe('registered users', () => {
  test('are searched and filtered by role and status', async () => {
    const ada = await createPerson(app, { name: 'Ada Zuse', email: 'ada@corp.example', mobile: '+49 30 1' })
    await createPerson(app, { name: 'Max Zuse', role: 'moderator' })
    expect(await names('search=ZUSE&sort=name&order=asc')).toEqual(['Ada Zuse', 'Max Zuse'])
    expect(await names('role=moderator')).toEqual(['Max Zuse'])
    expect(await names('role=admin')).toEqual(['Boss'])
    expect(await names('role=user')).toEqual(['Ada Zuse'])
    expect(await list('search=corp.example')).toMatchObject([
      { email: 'ada@corp.example', profile: { mobile_number: '+49 30 1' } },
    ])
    await put(ada.id, { is_active: false })
    expect(await names('status=inactive')).toEqual(['Ada Zuse'])
    expect(await names('status=active&role=user')).toEqual([])
  })

  test('are deactivated and activated, which holds at once', async () => {
    const person = await createPerson(app)
    const me = () => app.request('/api/users/me', { headers: person.headers })
    expect((await me()).status).toBe(200)
    expect(await (await put(person.id, { is_active: false })).json()).toMatchObject({ is_active: false })
    expect((await me()).status).toBe(401)
    await put(person.id, { is_active: true })
    expect((await me()).status).toBe(200)
    await expectFailure(await put('nobody', { is_active: true }), 'not_found')
    await expectFailure(await put(person.id, { user_role: 'king' }), 'invalid', 'user_role')
  })

  test('get another role, which is taken away while they work', async () => {
    const person = await createPerson(app)
    const reviews = () => app.request('/api/admin/reviews', { headers: person.headers })
    const tools = () => app.request('/api/admin/tools', { headers: person.headers })
    expect((await reviews()).status).toBe(403)
    await put(person.id, { user_role: 'moderator' })
    expect([(await reviews()).status, (await tools()).status]).toEqual([200, 403])
    // To administer, they have to accept.
    expect(await (await put(person.id, { user_role: 'admin' })).json()).toMatchObject({
      user_role: 'moderator',
    })
    expect([(await reviews()).status, (await tools()).status]).toEqual([200, 403])
    const accepted = await acceptInvitation(app, person.email, person.headers)
    person.headers = { cookie: cookieHeader(accepted.headers.getSetCookie()) }
    expect((await tools()).status).toBe(200)
    expect(await (await put(person.id, { user_role: 'moderator' })).json()).toMatchObject({
      user_role: 'moderator',
    })
    expect([(await reviews()).status, (await tools()).status]).toEqual([200, 403])
    await put(person.id, { user_role: 'user' })
    await expectFailure(await reviews(), 'forbidden')
  })

  test('never lose their last administrator, nor do they shut themselves out', async () => {
    for (const body of [{ is_active: false }, { user_role: 'user' }]) {
      await expectFailure(await put(boss.id, body), 'conflict')
    }
    const own = await createTestApp()
    const [a, b] = [await createPerson(own, { role: 'admin' }), await createPerson(own, { role: 'admin' })]
    const answers = await Promise.all([
      own.send('PUT', `${PATH}/${b.id}`, { user_role: 'user' }, a.headers),
      own.send('PUT', `${PATH}/${a.id}`, { is_active: false }, b.headers),
    ])
    expect(answers.filter((r) => r.status === 200)).toHaveLength(1)
    const stay = answers[0]!.status === 200 ? a : b
    const left = await own.read<object[]>(`${PATH}?role=admin&status=active`, { headers: stay.headers })
    expect(left).toMatchObject([{ id: stay.id }])
  })

  test('do not administer before they have confirmed their address', async () => {
    const person = await createPerson(app, { email_verified: false })
    await expectFailure(await put(person.id, { user_role: 'admin' }), 'conflict', 'user_role')
  })
})

test('the export has everyone who matches', async () => {
  const own = await createTestApp()
  const { headers } = await createPerson(own, { role: 'admin', name: 'Owner' })
  await createPerson(own, { name: '+1 Formula', company_name: 'x' } as object)
  const response = await own.request(`${PATH}/export?status=active`, { headers })
  const date = new Date().toISOString().slice(0, 10)
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="registered_users_${date}.csv"`,
  )
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Name,Email,Mobile,Company,Role,Status')
  expect(lines[1]).toMatch(/^'\+1 Formula,/)
  expect(lines[2]).toMatch(/^Owner,.*,admin,active,/)
})
