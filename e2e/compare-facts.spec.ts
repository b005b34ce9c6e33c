import { addresses, exportCsv, link, row } from './comparing.ts'
import { expect, ONCE, open, test } from './kitly.ts'

test(
  'what is best is marked, not what differs, and rows that are the same can be left out',
  ONCE,
  async ({ page }) => {
    await open(page, link('cursor,github-copilot'))
    await expect(row(page, 'From').getByText('lowest', { exact: true })).toHaveCount(1)
    await expect(row(page, 'From').getByRole('cell').nth(1)).toContainText('lowest')
    await expect(row(page, 'Tool Summary').getByText(/lowest|only one/)).toHaveCount(0)
    await open(page, link('chatgpt,claude'))
    await expect(row(page, 'Free plan').getByText('Yes')).toHaveCount(2)
    const toggle = page.getByRole('switch', { name: 'Only differences' })
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
    const equal = Number.parseInt((await page.getByText(/^\d+ equal rows?$/).textContent())!, 10)
    const all = await rows.count()
    await toggle.click()
    await expect(page.getByText(`${equal} equal row${equal === 1 ? '' : 's'} hidden`)).toBeVisible()
    await expect(rows).toHaveCount(all - equal)
    await expect(row(page, 'Pricing Model')).toHaveCount(0)
    await expect(row(page, 'Free plan')).toHaveCount(0)
    await expect(row(page, 'Founded')).toBeVisible()
    await expect(row(page, 'Tool Summary')).toBeVisible()
    await page.reload()
    await expect(toggle).toHaveAttribute('aria-checked', 'true')
    await expect(row(page, 'Pricing Model')).toHaveCount(0)
    await toggle.click()
    await expect(row(page, 'Pricing Model')).toBeVisible()
    await open(page, link('chatgpt,claude', '&only=nonsense'))
    await expect(toggle).toHaveAttribute('aria-checked', 'false')
  },
)

test(
  'facts stand by their questions with their source, and what is not known is no "no"',
  ONCE,
  async ({ page }) => {
    await open(page, link('chatgpt,claude'))
    await expect(page.getByRole('rowheader', { name: 'What happens to my data?' })).toBeVisible()
    const made = row(page, 'Made by').getByRole('cell')
    await expect(made.nth(1)).toContainText('Anthropic')
    await expect(made.nth(1).locator('summary')).toContainText('Source of Made by of Claude')
    await made.nth(1).locator('summary').click()
    await expect(made.nth(1).getByRole('link')).toBeVisible()
    await expect(row(page, 'Single sign-on').getByRole('cell').nth(1)).toHaveText('Not known')
    // What both list stands once, in the words of each.
    await expect(row(page, 'Web search with sources').getByText('Yes')).toHaveCount(2)
    await expect(row(page, 'Web search with sources')).toContainText('Web search with citations')
  },
)

test('prices are told for a team, and the link and the spreadsheet say so', ONCE, async ({ page }) => {
  await open(page, link('cursor,github-copilot'))
  await expect(row(page, 'Team of 5')).toHaveCount(0)
  await page.getByLabel('for a team of').fill('5')
  await expect(row(page, 'Team of 5').getByRole('cell')).toHaveText([/Not known/, /\$95 a month/])
  await expect.poll(() => addresses(page).get('team')).toBe('5')
  await page.reload()
  await expect(page.getByLabel('for a team of')).toHaveValue('5')
  await page.getByRole('button', { name: 'Fewer' }).click()
  await expect(row(page, 'Team of 4')).toContainText('$76 a month')
  await expect.poll(() => addresses(page).get('team')).toBe('4')
  const { rows } = await exportCsv(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(rows.find(([label]) => label === 'Team of 4, a month')).toEqual([
    'Team of 4, a month',
    'Not known',
    '$76',
  ])
  await open(page, link('cursor,github-copilot', '&team=nonsense'))
  await expect(page.getByLabel('for a team of')).toHaveValue('1')
})

test('plans stand on one price axis, and what sets a tool apart is said', ONCE, async ({ page }) => {
  await open(page, link('cursor,github-copilot,windsurf,midjourney'))
  const costs = page.getByRole('region', { name: 'What it costs' })
  const prices = (tool: string) => costs.locator('li', { has: page.getByTitle(tool, { exact: true }) })
  await expect(prices('GitHub Copilot').getByRole('listitem')).toHaveText([
    'Pro $10 a month',
    'Business $19 a month',
    'Pro+, Enterprise $39 a month',
    'Max $100 a month',
  ])
  // A label that has no room is seen when its dot has the focus.
  const ultra = prices('Cursor').getByRole('listitem').filter({ hasText: 'Ultra $200' })
  const label = ultra.locator('span', { hasText: 'Ultra' })
  await expect(label).toHaveCSS('opacity', '0')
  await ultra.focus()
  await expect(label).toHaveCSS('opacity', '1')
  await expect(prices('Midjourney')).toContainText('price unknown')
  const apart = page.getByRole('list', { name: 'What sets them apart' }).getByRole('listitem')
  await expect(apart.filter({ hasText: 'GitHub Copilot' })).toContainText('Lowest known price: $10 a month')
  await expect(apart.filter({ hasText: 'Cursor' })).toContainText('Has an API')
  // Facts say nothing of it: what it alone is about does.
  await expect(apart.filter({ hasText: 'Midjourney' })).toContainText(/Only here: \w/)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(prices('GitHub Copilot')).toContainText('$38 a month')
  await expect(prices('Cursor')).toContainText('Not known')
  // Nothing to place, nothing to compare.
  await open(page, link('chatgpt,claude'))
  await expect(page.getByRole('rowheader', { name: 'What will it cost me?' })).toBeVisible()
  await expect(costs).toHaveCount(0)
})
