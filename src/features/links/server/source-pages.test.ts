import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createTool } from '../../../../test/factories.ts'
import { createFacts } from '../../../../test/facts.ts'
import { createPerson } from '../../../../test/people.ts'
import { isStrangeSite, type StrangeSites, startStrangeSites } from '../../../../test/strange-sites.ts'
import { hashOfText } from './source-pages.service.ts'

/** A host that nobody has any more. */
const GONE = 'http://gone.invalid/docs'

let sites: StrangeSites
let app: TestApp
let headers: Record<string, string>
const page = (text: string) => ({ status: 200, html: `<title>x</title><h1>Prices</h1><p>${text}</p>` })

beforeAll(async () => {
  sites = await startStrangeSites()
  app = await createTestApp(
    {},
    {
      links: {
        visits: { allows: isStrangeSite, timeoutMs: 300 },
        pace: { hosts: 4, gapMs: 0, pause: { factor: 0, leastMs: 0, mostMs: 0 } },
      },
    },
  )
  headers = (await createPerson(app, { role: 'admin' })).headers
  const { id } = await createTool(app, { website_url: `${sites.origin}/fine` })
  const at = (path: string) => ({ source_url: sites.origin + path })
  await createFacts(
    app,
    id,
    [
      { kind: 'api', value: true, ...at('/status/404') },
      { kind: 'sso', value: true, ...at('/hangs') },
      { kind: 'offline', value: true, ...at('/docs') },
      { kind: 'mcp_server', value: true, source_url: GONE },
    ],
    [
      { name: 'Pro', ...at('/prices') },
      { name: 'Team', ...at('/prices') },
    ],
  )
  sites.set('/prices', page('$20 a month'))
  sites.set('/docs', page('Offline'))
})
afterAll(() => sites.close())

/** All addresses are visited, and what is known of the sources then. */
async function round() {
  sites.asked.length = 0
  await app.send('POST', '/api/admin/links/run', { all: true }, headers)
  await app.services.links.settle()
  const rows = await app.services.database.db.selectFrom('source_pages').selectAll().orderBy('url').execute()
  return Object.fromEntries(rows.map(({ url, ...row }) => [url.replace(sites.origin, ''), row]))
}

describe('pages that facts come from', () => {
  test('are visited with the tools, and those with prices are read', async () => {
    const found = await round()
    expect(found).toMatchObject({
      '/docs': { outcome: 'alive', text_hash: null, changed_at: null },
      '/hangs': { outcome: 'dead', failure: 'time_out' },
      '/prices': { outcome: 'alive', text_hash: hashOfText(page('$20 a month').html), changed_at: null },
      '/status/404': { outcome: 'dead', http_status: 404 },
      // Without a server of names it is not known what became of it.
      [GONE]: { http_status: null },
    })
    // One page is visited once, however much comes from it; what is not compared is not read.
    expect(sites.asked.filter((asked) => /prices|docs/.test(asked)).sort()).toEqual([
      'GET /prices',
      'HEAD /docs',
    ])
  })

  test('are found changed when readers see another text', async () => {
    sites.set('/prices', { ...page('$20 a month'), html: `<script>1</script>${page('$20 \n a month').html}` })
    expect((await round())['/prices']!.changed_at).toBeNull()
    sites.set('/prices', page('$25 a month'))
    const first = (await round())['/prices']!
    expect(first.changed_at).not.toBeNull()
    // For once it cannot be read: what it said last is compared with.
    sites.set('/prices', { status: 503 })
    expect((await round())['/prices']).toMatchObject({ outcome: 'unclear', text_hash: first.text_hash })
    sites.set('/prices', page('$25 a month'))
    expect((await round())['/prices']!.changed_at).toBe(first.changed_at)
  })
})

test('the text that readers see is compared, not the code of the page', () => {
  const same = hashOfText('<head><title>a</title></head><body><p>Pro</p> <b>$20</b></body>')
  expect(hashOfText('<body class="x"><style>p{}</style><p>Pro</p>\n<b id="1">$20</b><!-- 1 --></body>')).toBe(
    same,
  )
  expect(hashOfText('<p>Pro</p> <b>$21</b>')).not.toBe(same)
})
