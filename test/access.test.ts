import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../src/api.ts'
import type { Handler } from '../src/kernel/http/context.ts'
import { guard } from '../src/kernel/http/guard.ts'
import { createHttpApp } from '../src/kernel/http/http.ts'
import { callPath } from '../src/shared/client.ts'
import { type Access, type Endpoint, endpoint } from '../src/shared/contract.ts'
import { createTestApp, expectFailure, type TestApp } from './app.ts'
import { createTool } from './factories.ts'
import { createPerson, deactivate, takeOffList } from './people.ts'

interface Caller {
  /** What the caller sends to say who they are. */
  headers: Record<string, string>
  /** What the caller may use. */
  may: Access[]
  /** How the rest is refused: nobody is signed in, or somebody is who may not. */
  refusal: 'unauthenticated' | 'forbidden'
}

const nobody = (headers: Record<string, string>): Caller => ({
  headers,
  may: ['public'],
  refusal: 'unauthenticated',
})

/** Every kind of caller that is nobody. */
const NOBODIES: Record<string, Caller> = {
  'a visitor': nobody({}),
  'a forged session cookie': nobody({
    cookie: `kitly.session_token=${'a'.repeat(32)}.${'A'.repeat(43)}%3D; kitly_signed_in=1; kitly=admin`,
  }),
  'a forged token': nobody({ authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJ1c2VyX3JvbGUiOiJhZG1pbiJ9.' }),
  'headers that claim a role': nobody({
    'x-user-role': 'admin',
    'x-user-id': '1',
    'x-forwarded-user': 'admin',
  }),
}
const somebody = (headers: Record<string, string>, ...may: Access[]): Caller => ({
  headers,
  may: ['public', 'user', ...may],
  refusal: 'forbidden',
})

let app: TestApp
let slug: string
beforeAll(async () => {
  app = await createTestApp()
  slug = (await createTool(app)).slug
})

/** Every kind of caller there is, each on a fresh session: some calls end it, or the account. */
async function callers(): Promise<[string, Caller][]> {
  const signedIn = async (role: 'user' | 'moderator' | 'admin' = 'user') =>
    (await createPerson(app, { role, password: null })).headers
  const afterDeactivation = async (role: 'user' | 'admin') => {
    const { headers, email } = await createPerson(app, { role, password: null })
    // Known to be signed in before: what was remembered of that must not help.
    await app.request('/api/users/me', { headers })
    await deactivate(app, email)
    return headers
  }
  const offTheList = async () => {
    const { headers, email } = await createPerson(app, { role: 'admin', password: null })
    await app.request('/api/users/me', { headers })
    await takeOffList(app, email)
    return headers
  }
  return Object.entries({
    ...NOBODIES,
    'a signed-in person': somebody(await signedIn()),
    'a moderator': somebody(await signedIn('moderator'), 'moderator'),
    'an administrator': somebody(await signedIn('admin'), 'moderator', 'admin'),
    'an administrator who was taken off the list': somebody(await offTheList()),
    'a deactivated person': nobody(await afterDeactivation('user')),
    'a deactivated administrator': nobody(await afterDeactivation('admin')),
  })
}

/** Sends what reaches an endpoint's handler or its checks: existing names in the path, an empty body. */
function call({ method, path }: Endpoint, headers: Caller['headers'], send = app.request): Promise<Response> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!)
  const params = Object.fromEntries(names.map((name) => [name, name === 'slug' ? slug : '1']))
  const hasBody = method === 'POST' || method === 'PUT'
  return send(callPath(path, { params }), {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  })
}

/** Open to everyone who asks, with a key of their own; without one it refuses everyone alike. */
const JUDGES_ITSELF = ['/api/admin/direct-access']

describe('every endpoint', () => {
  test.each(Object.entries<Endpoint>(endpoints))(
    'lets in whom the contract of %s lets in',
    async (_, target) => {
      for (const [name, { headers, may, refusal }] of await callers()) {
        const response = await call(target, headers)
        if (may.includes(target.access) && !JUDGES_ITSELF.includes(target.path)) {
          // What is wrong with the call itself is another matter.
          expect([name, response.status]).not.toEqual([name, 401])
          expect([name, response.status]).not.toEqual([name, 403])
        }
        if (!may.includes(target.access)) await expectFailure(response, refusal)
        expect([name, response.status]).not.toEqual([name, 500])
      }
    },
  )
})

describe('the guard', () => {
  const madeUp = (access: Access, method: Endpoint['method']) =>
    endpoint(`${method} /api/made-up/${access}/{id}`, {
      access,
      tag: 'Test',
      summary: 'Made up',
      params: z.object({ id: z.string() }),
      output: z.object({ reached: z.boolean() }),
      ...(method !== 'GET' && { body: z.object({ needed: z.string() }) }),
    })
  const kinds: Access[] = ['public', 'user', 'moderator', 'admin']
  const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
  const table: Record<string, Endpoint> = Object.fromEntries(
    kinds.flatMap((access) => methods.map((method) => [`${method} ${access}`, madeUp(access, method)])),
  )
  let reached = 0
  const handlers = Object.fromEntries(
    Object.keys(table).map((name) => [
      name,
      () => {
        reached++
        return { reached: true }
      },
    ]),
  ) as unknown as Record<string, Handler<never>>

  test('refuses what is not public before it reads a body, whatever is sent', async () => {
    const { app: router } = createHttpApp(app.services, { endpoints: table, handlers }, guard)
    const send: TestApp['request'] = async (path, init) => await router.request(path, init)
    const everyone = await callers()
    for (const target of Object.values(table).filter((e) => e.access !== 'public')) {
      for (const [, { headers, refusal }] of everyone.filter(([, c]) => !c.may.includes(target.access))) {
        await expectFailure(await call(target, headers, send), refusal)
      }
      const path = callPath(target.path, { params: { id: '1' } })
      await expectFailure(await send(path, { method: target.method }), 'unauthenticated')
      if (target.method === 'GET') expect((await send(path, { method: 'HEAD' })).status).toBe(401)
    }
    expect(reached).toBe(0)
    expect((await call(table['GET public']!, {}, send)).status).toBe(200)
    expect(reached).toBe(1)
  })
})
