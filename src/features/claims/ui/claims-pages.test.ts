import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReview } from '../../../../test/factories.ts'
import { createMakers, type Maker, type Makers } from '../../../../test/makers.ts'
import { renderPage } from '../../../../test/pages.ts'

let all: Makers
let maker: Maker
beforeAll(async () => {
  all = await createMakers()
  maker = await all.createMaker()
})
afterAll(() => all.close())

/** What stands on a page, without its scripts. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const render = async (path = '') => await renderPage(all.app, `/tools/${maker.tool.slug}${path}`)

test('a tool’s page leads to its claim, and says what its maker says without counting it', async () => {
  const before = await render()
  expect(textOf(before.html)).toContain('Is this your product? Claim it')
  expect(before.html).toContain(`/tools/${maker.tool.slug}/claim`)
  const vendor = await maker.approved()
  await maker.propose(vendor)
  await maker.propose(vendor, { kind: 'sso', value: true })
  const { html, data } = await render()
  const text = textOf(html)
  expect(text).toMatch(/Claimed by its maker, [A-Z][a-z]{2} 20\d\d/)
  // Beside the fact that stands, and in a place of its own where nothing is known.
  expect(text).toContain(
    'API No The vendor says: Yes (where it says so about API, opens in a new tab) . Not checked',
  )
  expect(text).toContain(
    'The vendor says Not checked by us yet. It counts in no filter and no comparison. Single',
  )
  expect(data).toEqual(before.data)
})

test('an answer says whose it is', async () => {
  const vendor = await maker.approved()
  const { id } = await createReview(all.app, maker.tool.slug)
  await all.reply(vendor, id, 'Thank you for that')
  expect(textOf((await render('?tab=reviews')).html)).toContain('Answer of the maker Thank you for that')
})

test('the page of a claim is for makers, not for search engines; there is none without its tool', async () => {
  const { status, isListed, html } = await render('/claim')
  expect([status, isListed]).toEqual([200, false])
  expect(textOf(html)).toContain(`Claim ${maker.tool.name}`)
  expect((await renderPage(all.app, '/tools/nothing/claim')).status).toBe(404)
})
