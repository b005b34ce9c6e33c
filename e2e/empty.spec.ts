import { expect, expectWellMade, ONCE, open, test } from './kitly.ts'
import { ownServer, startOwnServer } from './own-server.ts'

test.describe('a site on its first day, with nothing in it', () => {
  const server = ownServer(startOwnServer)

  for (const [path, says] of [
    ['/', 'Each tool described plainly'],
    ['/tools', 'There are no tools here yet'],
    ['/categories', 'There are none here yet'],
    ['/bundles', 'No bundles available'],
    ['/blog', 'No articles'],
  ] as const) {
    test(`${path} says what is missing, counts nothing and claims nothing`, async ({ page }) => {
      await expectWellMade(page, `${server.url}${path}`)
      const main = page.getByRole('main')
      await expect(main).toContainText(says)
      expect(await main.innerText()).not.toMatch(/\b0 (tools in|tools,|users|kits)|\b0\+|\bNaN\b|undefined/)
    })
  }

  test('the builder says that it has nothing to choose from', ONCE, async ({ page }) => {
    await open(page, `${server.url}/kit-builder`)
    await page
      .getByRole('main')
      .getByRole('textbox')
      .first()
      .fill('I record a podcast with remote guests and need transcripts.')
    await page.getByRole('button', { name: /^Generate/ }).click()
    await expect(page.getByRole('heading', { name: /No Tools Found/ })).toBeVisible()
  })
})
