import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'

test('a product that is not listed is said to be so, with what is similar', async ({ page }) => {
  await open(page, '/tools?search=Excel')
  await expect(
    page.getByText('Microsoft Excel (spreadsheet program) is not listed here. Similar:'),
  ).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Suggest Microsoft Excel' }).click()
  await expect(page).toHaveURL(/\/submit-tool/)
  await expect(page.getByLabel('Name of the tool')).toHaveValue('Microsoft Excel')
})

const EXCEL = 'Microsoft Excel (spreadsheet program) is not listed here.'

test('the palette says the same of it, and leads to suggesting it', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/counts'))
  await page.keyboard.type('excel')
  await expect(palette.getByText(`${EXCEL} Similar:`)).toBeVisible()
  const suggest = palette.getByRole('option', { name: 'Suggest Microsoft Excel' })
  await expect(palette.getByRole('option').first()).not.toHaveText('Suggest Microsoft Excel')
  await expectAccessible(page)
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(suggest).toHaveAttribute('data-highlighted', { timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/submit-tool/)
  await expect(page.getByLabel('Name of the tool')).toHaveValue('Microsoft Excel')
  expect((await counted).postDataJSON()).toEqual({ kind: 'search', term: 'excel' })
})

test(
  'the palette shows what is similar together with the word that it is only that',
  ONCE,
  async ({ page }) => {
    const [similar] = (await (await page.request.get('/api/tools?search=excel&limit=1')).json()) as {
      name: string
    }[]
    const found = page.waitForResponse((response) =>
      /\/api\/tools\?.*search=excel(?:&|$)/.test(response.url()),
    )
    await page.route(/\/api\/tools\/facets/, async (route) => {
      await found
      await route.continue()
    })
    await open(page, '/')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Go to' })
    await expect(palette.getByRole('combobox')).toBeFocused()
    /** All that the palette says when the tool first stands in it. */
    const said = palette.evaluate(
      (element, name) =>
        new Promise<string>((resolve) => {
          const look = () => element.textContent.includes(name) && resolve(element.textContent)
          new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true })
        }),
      similar!.name,
    )
    await page.keyboard.type('excel')
    expect(await said).toContain(`${EXCEL} Similar:`)
  },
)

test('the suggestions say the same of it, and lead to suggesting it', async ({ page }) => {
  await open(page, '/')
  const field = page.locator('main').getByRole('combobox', { name: 'Search tools' })
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/counts'))
  await field.pressSequentially('excel')
  const rows = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(rows.filter({ hasText: EXCEL })).toContainText('See similar')
  await expectAccessible(page)
  const suggest = rows.filter({ hasText: 'Suggest Microsoft Excel' })
  await expect(async () => {
    await field.press('ArrowDown')
    await expect(suggest).toHaveAttribute('aria-selected', 'true', { timeout: 50 })
  }).toPass()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/submit-tool/)
  await expect(page.getByLabel('Name of the tool')).toHaveValue('Microsoft Excel')
  expect((await counted).postDataJSON()).toEqual({ kind: 'search', term: 'Microsoft Excel' })
})

test('what nothing is about can be described to the builder, or suggested', ONCE, async ({ page }) => {
  await open(page, '/tools?search=draw+football+drills+on+a+pitch')
  await expect(page.getByText('No tools found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'suggest a tool' })).toHaveAttribute('href', /^\/submit-tool/)
  await page.getByRole('link', { name: 'describe it to the Magic Kit Builder' }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue('draw football drills on a pitch')
})

test('a correction is said, and taken back', ONCE, async ({ page }) => {
  await open(page, '/tools?search=gramarly')
  await expect(page.locator('article h2').first()).toHaveText('Grammarly')
  await page.getByRole('link', { name: 'Search for “gramarly” instead' }).click()
  await expect(page).toHaveURL(/exact=1/)
  await expect(page.getByText('No tools found')).toBeVisible()
})

test(
  'what was understood is shown and taken away, until something else is searched',
  ONCE,
  async ({ page }) => {
    await open(page, '/tools?search=free+logo+maker')
    const parts = page.getByRole('list', { name: 'Understood as' })
    const before = Number((await page.getByText(/^\d+ tools? found$/).textContent())!.split(' ')[0])
    await parts.getByRole('link', { name: /Free of charge/ }).click()
    await expect(page).toHaveURL(/ignore=free/)
    await expect(parts).toHaveCount(0)
    await expect
      .poll(async () => Number((await page.getByText(/^\d+ tools? found$/).textContent())!.split(' ')[0]))
      .toBeGreaterThan(before)
    await page.locator('main').getByRole('combobox', { name: 'Search tools' }).fill('free video editor')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/ignore=/)
    await expect(parts.getByRole('link', { name: /Free of charge/ })).toBeVisible()
  },
)

test('two tools are put side by side, with the way to their comparison', ONCE, async ({ page }) => {
  await open(page, '/tools?search=canva+vs+figma')
  await expect(page.locator('article h2').first()).toHaveText('Canva')
  await expect(page.locator('article h2').nth(1)).toHaveText('Figma')
  await page.getByRole('link', { name: 'Compare Canva and Figma side by side' }).click()
  await expect(page).toHaveURL(/\/compare\/canva-vs-figma$/)
})
