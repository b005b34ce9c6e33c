import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, expectFailure, type TestApp } from '../../../../test/app.ts'
import { createTools } from '../../../../test/factories.ts'
import { metaOf, ORIGIN, renderPage } from '../../../../test/pages.ts'
import { createPerson } from '../../../../test/people.ts'
import type { Tool } from '../../tools/tools.contract.ts'

/** What networks are told of a shared kit, which run no script: the head of its page, and its picture. */

let app: TestApp
let tools: Tool[]
beforeAll(async () => {
  app = await createTestApp()
  tools = await createTools(app, ['Recorder', 'Cutter', 'Scribe', 'Poster', 'Mixer', 'Sixth'].map(named))
})
const named = (name: string) => ({ name })

async function share(given = {}): Promise<{ token: string; secret: string; picture: string }> {
  const response = await app.send('POST', '/api/kits/shared', {
    name: 'Podcast & "Clips" Kit',
    description: 'Six tools for a <b>podcast</b>.',
    prompt: 'I record a podcast with remote guests',
    preferences: { budget: 'mixed', complexity: 'beginner', kit_size: 7 },
    items: tools.map((t) => ({ tool_id: t.id, job: 'clips' })),
    ...given,
  })
  expect(response.status).toBe(201)
  const { token, secret } = (await response.json()) as { token: string; secret: string }
  return { token, secret, picture: `/og/kits/${token}.png` }
}
const withdraw = ({ token, secret }: { token: string; secret: string }) =>
  app.send('POST', `/api/kits/shared/${token}/withdraw`, { secret })

test('the page names the kit, its own address and its picture, and is not listed', async () => {
  const { token, picture } = await share()
  const page = await renderPage(app, `/kits/${token}`)
  expect(page.status).toBe(200)
  expect(metaOf(page, 'og:title')).toBe('Podcast & "Clips" Kit')
  expect(metaOf(page, 'og:description')).toBe('Six tools for a <b>podcast</b>.')
  expect(metaOf(page, 'og:url')).toBe(`${ORIGIN}/kits/${token}`)
  expect(metaOf(page, 'og:image')).toMatch(new RegExp(`^${ORIGIN}${picture}\\?v=\\w+$`))
  expect(metaOf(page, 'og:image:alt')).toContain('a kit of 6 AI tools')
  expect([page.isListed, page.canonical]).toEqual([false, null])
  // Who runs no script reads the kit all the same.
  expect(page.html).toContain('Recorder')
})

test('the picture is a PNG that nobody on the way keeps', async () => {
  const { picture } = await share()
  const response = await app.request(picture)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('etag')).toBeNull()
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(200_000)
})

test.each([
  ['of other letters', { name: '日本語 🎬', description: '' }],
  ['as long as it may be', { name: 'W'.repeat(120), description: 'Word '.repeat(200) }],
])('a kit with a name %s has a picture', async (_, given) => {
  expect((await app.request((await share(given)).picture)).status).toBe(200)
})

test('two kits have two pictures, also of one tool each', async () => {
  const { token } = await share({ items: [{ tool_id: tools[0]!.id, job: 'clips' }] })
  expect((await app.request(`/og/kits/${token}.png`)).status).toBe(200)
  const other = await share({ items: [{ tool_id: tools[1]!.id, job: 'clips' }] })
  const image = async (path: string) => Buffer.from(await (await app.request(path)).arrayBuffer())
  expect((await image(`/og/kits/${token}.png`)).equals(await image(other.picture))).toBe(false)
})

test('page and picture are gone at once when the link is withdrawn', async () => {
  const shared = await share()
  const other = await share()
  expect((await app.request(shared.picture)).status).toBe(200)
  expect((await withdraw(shared)).status).toBe(200)
  await expectFailure(await app.request(shared.picture), 'not_found')
  const page = await renderPage(app, `/kits/${shared.token}`)
  expect(page.status).toBe(404)
  expect(page.html).toContain('This kit is not shared, or not any more')
  expect(page.html).not.toContain('Podcast')
  expect(metaOf(page, 'og:image')).toMatch(new RegExp(`^${ORIGIN}/og/site\\.png`))
  expect([page.isListed, page.canonical]).toEqual([false, null])
  // Another link to the same kit is another one's.
  expect((await app.request(other.picture)).status).toBe(200)
})

test('nothing but the link itself leads to the picture, whoever asks', async () => {
  const { token, secret } = await share()
  const row = await app.services.database.db
    .selectFrom('shared_kits')
    .select(['id', 'token_hash', 'secret_hash'])
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const { headers } = await createPerson(app, { role: 'admin' })
  const guesses = [row.id, row.token_hash, row.secret_hash, secret, token.slice(0, -1), `${token}x`, '1']
  for (const guess of guesses) {
    for (const path of [`/og/kits/${guess}.png`, `/og/kits/${encodeURIComponent(`${guess}%`)}.png`]) {
      await expectFailure(await app.request(path), 'not_found')
      await expectFailure(await app.request(path, { headers }), 'not_found')
    }
  }
})
