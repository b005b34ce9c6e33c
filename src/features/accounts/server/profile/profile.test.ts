import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../../test/app.ts'
import { createPerson, type Person } from '../../../../../test/people.ts'
import type { Profile } from '../../profile.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})

const get = async <T>({ headers }: Person, path: string) =>
  (await (await app.request(`/api/users/${path}`, { headers })).json()) as T
const send = ({ headers }: Person, method: string, path: string, body: unknown = {}) =>
  app.send(method, `/api/users/${path}`, body, headers)

describe('the profile', () => {
  test('is read in three parts', async () => {
    const person = await createPerson(app, { name: 'Ada', mobile: '+44 1' })
    expect(await get<Profile>(person, 'profile')).toEqual({
      user: { name: 'Ada', email: person.email, avatar_url: null },
      profile: {
        mobile_number: '+44 1',
        date_of_birth: null,
        location: null,
        bio: null,
        profile_image_url: null,
      },
      kitly_user: {
        id: person.id,
        user_role: 'user',
        email_verified: true,
        created_at: expect.stringMatching(/Z$/),
        // Noted a moment later.
        last_login_at: expect.toBeOneOf([null, expect.stringMatching(/Z$/)]),
        delete_after: null,
      },
    })
  })

  test('says when its owner signed in last', async () => {
    const person = await createPerson(app)
    await expect
      .poll(async () => (await get<Profile>(person, 'profile')).kitly_user.last_login_at)
      .toMatch(/^20\d\d-.*Z$/)
  })

  test('changes in what is given, and shows everywhere at once', async () => {
    const person = await createPerson(app)
    await get(person, 'me')
    const body = {
      name: ' Augusta ',
      bio: 'Counts.',
      date_of_birth: '1990-02-28',
      location: 'London',
      mobile_number: '',
    }
    expect((await send(person, 'PUT', 'profile', body)).status).toBe(200)
    expect(await get(person, 'me')).toMatchObject({ name: 'Augusta' })
    expect((await get<Profile>(person, 'profile')).profile).toMatchObject({
      bio: 'Counts.',
      date_of_birth: '1990-02-28',
      location: 'London',
      mobile_number: null,
    })
    await send(person, 'PUT', 'profile', { bio: null })
    expect((await get<Profile>(person, 'profile')).profile).toMatchObject({ bio: null, location: 'London' })
  })

  test('takes no role, no verified mark and no other person’s id', async () => {
    const person = await createPerson(app)
    const victim = await createPerson(app)
    const forged = {
      id: victim.id,
      user_id: victim.id,
      name: 'Forged',
      user_role: 'admin',
      is_active: 0,
      email_verified: false,
      profile_image_url: 'https://evil.example/x.png',
      kitly_user: { user_role: 'admin' },
    }
    expect((await send(person, 'PUT', 'profile', forged)).status).toBe(200)
    const { profile, kitly_user } = await get<Profile>(person, 'profile')
    expect([kitly_user.user_role, kitly_user.email_verified, profile.profile_image_url]).toEqual([
      'user',
      true,
      null,
    ])
    expect(await get(victim, 'me')).toMatchObject({ name: victim.name })
  })

  test.each([
    [{ name: ' ' }, 'name', 'Full name is required'],
    [{ email: 'nowhere' }, 'email', 'Please enter a valid email address'],
    [{ date_of_birth: '1990-02-30' }, 'date_of_birth', 'Please enter a valid date of birth'],
    [{ date_of_birth: '2190-01-01' }, 'date_of_birth', 'Please enter a valid date of birth'],
    [{ date_of_birth: 'yesterday' }, 'date_of_birth', 'Please enter a valid date of birth'],
    [{ bio: 'x'.repeat(1001) }, 'bio', 'Bio must have at most 1,000 characters'],
  ])('refuses %j', async (body, field, message) => {
    const person = await createPerson(app)
    const { fields } = await expectFailure(await send(person, 'PUT', 'profile', body), 'invalid', field)
    expect(fields?.[field]).toBe(message)
  })
})
