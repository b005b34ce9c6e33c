import { expect, expectAccessible, ONCE, open, PHONE, test, waitUntilReady } from './kitly.ts'

const view = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('list', { name: 'View' }).getByRole('link', { name, exact: true })

test(
  'the table is in the address, comes from the server, and this browser remembers it',
  ONCE,
  async ({ page }) => {
    await open(page, '/tools?pricing=free')
    const names = await page.locator('article h2').allTextContents()
    await view(page, 'Table').click()
    await expect(page).toHaveURL(/\/tools\?pricing=free&view=table$/)
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(names.length + 1)
    expect(await page.getByRole('rowheader').getByRole('link').allTextContents()).toEqual(names)
    await expectAccessible(page)
    const html = await (await page.request.get('/tools?pricing=free&view=table')).text()
    expect(html).toContain('<table')
    expect(html).not.toContain('<article')

    await open(page, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse Tools' }).click()
    await expect(page).toHaveURL(/\/tools\?view=table$/)
    await open(page, '/tools?category=video')
    await expect(page).toHaveURL(/category=video&view=table$/)
    await view(page, 'Cards').click()
    await expect(page.locator('article').first()).toBeVisible()
    await open(page, '/tools')
    await expect(page).toHaveURL(/\/tools$/)
  },
)

test('a heading of the table sorts it, and the whole row leads to the tool', ONCE, async ({ page }) => {
  await open(page, '/tools?view=table')
  await page.getByRole('columnheader', { name: 'Tool' }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('columnheader', { name: 'Tool' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('columnheader', { name: 'Tool' }).getByRole('link').click()
  await expect(page).not.toHaveURL(/sort=/)
  const row = page.getByRole('row', { name: /ChatGPT/ })
  await row.getByRole('button', { name: /^Compare ?: ChatGPT$/ }).click()
  await expect(row.getByRole('button', { name: /^Added ?: ChatGPT$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const price = await row.getByRole('cell', { name: 'Freemium' }).boundingBox()
  await page.mouse.click(price!.x + 5, price!.y + 5)
  await expect(page).toHaveURL(/\/tools\/chatgpt$/)
})

test('a phone shows six tools and more at once, each with its buttons', PHONE, async ({ page }) => {
  await open(page, '/tools')
  const rows = page.locator('article')
  const [first, seventh] = await Promise.all([rows.first().boundingBox(), rows.nth(6).boundingBox()])
  expect(seventh!.y - first!.y).toBeLessThan(6 * 102)
  // What a card says of price and tags, a row says, too.
  const row = rows.filter({ has: page.getByRole('heading', { name: 'Cursor' }) })
  for (const text of ['Freemium', /^\$20/, '+3 more']) await expect(row.getByText(text)).toBeVisible()
  await expect(row.getByRole('list', { name: 'Tags' })).toBeVisible()
  for (const name of [/^Compare ?: Cursor$/, /^Save ?: Cursor$/]) {
    const button = await row.getByRole('button', { name }).boundingBox()
    expect(Math.min(button!.width, button!.height)).toBeGreaterThanOrEqual(44)
  }
  // Bars at the lower edge lie above one another.
  await row.getByRole('button', { name: /^Compare ?: Cursor$/ }).click()
  const bar = await page.getByRole('region', { name: 'Tools to compare' }).boundingBox()
  const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox()
  expect(filters!.y + filters!.height).toBeLessThanOrEqual(bar!.y)
})

test('where filters leave nothing, each says what is found without it', ONCE, async ({ page }) => {
  await open(page, '/tools?pricing=paid&facts=open_source:yes,offline:yes,price:..10')
  await expect(page.getByRole('heading', { name: 'No tools found' })).toBeVisible()
  const ways = page.getByRole('list', { name: 'With one filter less' }).getByRole('link')
  const way = ways.filter({ hasText: 'Without Paid' })
  const count = Number(/(\d+) tools?$/.exec((await way.textContent()) ?? '')?.[1])
  expect(count).toBeGreaterThan(0)
  await way.click()
  await expect(page.getByText(`${count} tool${count === 1 ? '' : 's'} found`)).toBeVisible()
  await open(page, '/tools?search=videozzzz')
  await expect(page.getByText('Did you mean')).toBeVisible()
})

test(
  'suggestions and the palette show marks, what tools are for, and what they cost',
  ONCE,
  async ({ page }) => {
    await open(page, '/tools')
    await page.locator('main').getByRole('combobox', { name: 'Search tools' }).fill('curso')
    const option = page.getByRole('option', { name: /^Cursor/ }).first()
    await expect(option).toContainText('Coding & Testing')
    await expect(option).toContainText('$20')
    await expect(option.locator('img')).toHaveAttribute('src', /^\/marks\//)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Go to' })
    await palette.getByRole('combobox').fill('cursor')
    await expect(palette.getByRole('option', { name: /^Cursor/ }).locator('img')).toHaveCount(1)
  },
)

test('a page that does not exist has a search', ONCE, async ({ page }) => {
  await page.goto('/nothing-here')
  await page.locator('main').getByRole('searchbox', { name: 'Search tools' }).fill('podcast')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\?search=podcast$/)
})

test('a table that was sent stays while its code comes', ONCE, async ({ page }) => {
  await page.route(/ToolTable-.*js/, async (route) => {
    await new Promise((done) => setTimeout(done, 300))
    await route.continue()
  })
  await page.goto('/tools?view=table')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('table')) document.documentElement.dataset.gone = ''
    }).observe(document.body, { subtree: true, childList: true })
  })
  await waitUntilReady(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-gone')
})
