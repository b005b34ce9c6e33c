import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { expect, ONCE, open, test } from './kitly.ts'

const FIVE = 'chatgpt,claude,gemini,perplexity,microsoft-copilot'
const link = (tools: string, more = '') => `/compare?tools=${tools}${more}`

const columns = (page: Page) => page.getByRole('columnheader').getByRole('link')
const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
const bar = (page: Page) => page.getByRole('region', { name: 'Tools to compare' })
const addresses = (page: Page) => new URL(page.url()).searchParams

async function addRow(page: Page, name: string) {
  await page.getByLabel('Add a row of your own').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
}

async function exportCsv(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  expect(download.suggestedFilename()).toBe('ai-tools-comparison.csv')
  const text = await readFile(await download.path(), 'utf8')
  return { text, rows: parse(text, { bom: true }) as string[][] }
}

test('a visitor chooses tools in the directory and compares them', ONCE, async ({ page }) => {
  await open(page, '/tools')
  const buttons = page.locator('article').getByRole('button', { name: /^Compare/ })
  const names = (await page.locator('article h2').allTextContents()).slice(0, 3)
  for (let i = 0; i < 3; i++) await buttons.first().click()
  await bar(page).getByRole('link', { name: 'Compare now' }).click()
  await expect(page.getByRole('heading', { name: 'Compare Tools' })).toBeVisible()
  await expect(columns(page)).toHaveText(names)
  expect(addresses(page).get('tools')?.split(',')).toHaveLength(3)
  await expect(bar(page)).toBeHidden()
  await page.goBack()
  await expect(bar(page)).toContainText('3/5')
})

test(
  'without tools in the address the list of the browser is compared, and nothing leads to the directory',
  ONCE,
  async ({ page }) => {
    await open(page, '/compare')
    await expect(page).toHaveURL(/\/tools$/)
    const buttons = page.locator('article').getByRole('button', { name: /^Compare/ })
    for (let i = 0; i < 2; i++) await buttons.first().click()
    await open(page, '/compare')
    await expect(columns(page)).toHaveCount(2)
    expect(addresses(page).get('tools')?.split(',')).toHaveLength(2)
  },
)

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
    await toggle.click()
    await expect(row(page, 'Pricing Model')).toHaveCount(0)
    await expect(row(page, 'Free plan')).toHaveCount(0)
    await expect(row(page, 'Certificates')).toBeVisible()
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
  'a link shows the same comparison, own rows included, in a fresh browser',
  ONCE,
  async ({ page, browser }) => {
    await open(page, link('chatgpt,claude,gemini'))
    await addRow(page, '  Price - for us  ')
    await expect(page.getByLabel('Price - for us of ChatGPT')).toBeFocused()
    await page.keyboard.type('$20 -. and -_ more')
    await page.getByLabel('Price - for us of Gemini').fill('Grüße, 日本 & 100%')
    await page.getByLabel('Price - for us of Gemini').blur()
    await expect.poll(() => addresses(page).get('fields')).toContain('Gr')
    await page.getByLabel('Add a row of your own').fill('   ')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Give the row a name.')).toBeVisible()
    await page.getByLabel('Add a row of your own').fill('price - FOR us')
    await page.keyboard.press('Enter')
    await expect(page.getByText('There is a row with this name already.')).toBeVisible()

    const other = await browser.newContext({ viewport: page.viewportSize() })
    const fresh = await other.newPage()
    await open(fresh, page.url())
    await expect(columns(fresh)).toHaveText(['ChatGPT', 'Claude', 'Gemini'])
    await expect(fresh.getByLabel('Price - for us of ChatGPT')).toHaveValue('$20 -. and -_ more')
    await expect(fresh.getByLabel('Price - for us of Claude')).toHaveValue('')
    await expect(fresh.getByLabel('Price - for us of Gemini')).toHaveValue('Grüße, 日本 & 100%')
    // What someone else compares does not become this visitor's choice.
    expect(await fresh.evaluate(() => localStorage.getItem('compare'))).toBeNull()
    await other.close()

    await page.getByRole('button', { name: 'Remove the row Price - for us' }).click()
    await expect(page.getByRole('rowheader', { name: 'Price - for us' })).toBeHidden()
    await expect.poll(() => addresses(page).get('fields')).toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Price - for us of ChatGPT')).toHaveValue('$20 -. and -_ more')
    await expect.poll(() => addresses(page).get('fields')).toContain('Price -- for us')
  },
)

test(
  'facts stand by their questions with their source, and what is not known is no "no"',
  ONCE,
  async ({ page }) => {
    await open(page, link('chatgpt,claude'))
    await expect(page.getByRole('rowheader', { name: 'What happens to my data?' })).toBeVisible()
    const made = row(page, 'Made by').getByRole('cell')
    await expect(made.first()).toHaveText('Not known')
    await expect(made.nth(1)).toContainText('Anthropic')
    await expect(made.nth(1).locator('summary')).toContainText('Source of Made by of Claude')
    await made.nth(1).locator('summary').click()
    await expect(made.nth(1).getByRole('link')).toBeVisible()
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

test('markup in own rows and in the address stays text everywhere', ONCE, async ({ page }) => {
  const name = '<img src=x onerror=hacked=1>'
  const value = '</textarea><script>hacked=1</script>'
  const fields = encodeURIComponent(`${name}-.${value}`)
  await open(page, link(`chatgpt,${encodeURIComponent('<b>x</b>')},claude`, `&fields=${fields}`))
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  await expect(page.getByLabel(`${name} of ChatGPT`)).toHaveValue(value)
  await expect(page.getByRole('status').filter({ hasText: '<b>x</b>' })).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  const { rows } = await exportCsv(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(rows.at(-1)).toEqual([name, value, ''])
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(blocks.join()).not.toContain('hacked')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('the comparison is exported as a spreadsheet in which nothing runs', ONCE, async ({ page }) => {
  await open(page, link('chatgpt,claude'))
  await addRow(page, 'Our note')
  await page.keyboard.type('=HYPERLINK("http://evil.example")')
  const { text, rows } = await exportCsv(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(text.startsWith('\uFEFF')).toBe(true)
  const labels = rows.map((r) => r[0])
  expect(labels.slice(0, 7)).toEqual([
    'Feature',
    'Tool Summary',
    'Pricing Model',
    'Free Credits',
    'Rating',
    'Category',
    'Website',
  ])
  expect(labels.slice(7)).toEqual(expect.arrayContaining(['From, a month', 'Plans', 'Free plan', 'Made by']))
  expect(labels.slice(-2)).toEqual(['Facts checked', 'Our note'])
  expect(rows.find(([label]) => label === 'Made by')).toEqual(['Made by', 'Not known', 'Anthropic'])
  expect(rows.at(-2)![1]).toMatch(/^20\d\d-\d\d-\d\d/)
  expect(rows[0]).toEqual(['Feature', 'ChatGPT', 'Claude'])
  expect(rows[2]).toEqual(['Pricing Model', 'Freemium', 'Freemium'])
  expect(rows.at(-1)).toEqual(['Our note', `'=HYPERLINK("http://evil.example")`, ''])
})

test(
  'a link with unknown, repeated and too many tools shows what it can and says what it left out',
  ONCE,
  async ({ page }) => {
    await open(page, link('chatgpt,no-such-tool,chatgpt,claude,gemini,perplexity,canva,notion'))
    await expect(columns(page)).toHaveText(['ChatGPT', 'Claude', 'Gemini', 'Perplexity', 'Canva'])
    const notice = page.getByRole('status').filter({ hasText: 'Not in the directory' })
    await expect(notice).toContainText('Not in the directory: no-such-tool.')
    await expect(notice).toContainText('Named more than once, shown once: ChatGPT.')
    await expect(notice).toContainText('More than 5 cannot be compared, so these are left out: notion.')
    const many = Array.from({ length: 80 }, (_, i) => `x${i}`).join(',')
    expect((await open(page, link(`${many},chatgpt`)))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'None of these tools is in the directory' })).toBeVisible()
    expect((await page.request.get(link('chatgpt', `&fields=${'-_'.repeat(2000)}`))).status()).toBe(200)
  },
)

test('a tool is taken out of the address and the list, and comes back', ONCE, async ({ page }) => {
  await open(page, '/tools?search=chatgpt')
  await page
    .locator('article')
    .filter({ has: page.getByRole('link', { name: 'ChatGPT', exact: true }) })
    .getByRole('button', { name: /^Compare/ })
    .click()
  await open(page, link('chatgpt,claude,gemini', '&fields=Note-.one-.two-.three'))
  await page.getByRole('button', { name: 'Remove Claude' }).click()
  await expect(columns(page)).toHaveText(['ChatGPT', 'Gemini'])
  await expect(page.getByRole('button', { name: 'Remove Gemini' })).toBeFocused()
  expect(addresses(page).get('tools')).toBe('chatgpt,gemini')
  expect(addresses(page).get('fields')).toBe('Note-.one-.three')
  await expect(page.getByLabel('Note of Gemini')).toHaveValue('three')
  await page.goBack()
  await expect(columns(page)).toHaveText(['ChatGPT', 'Claude', 'Gemini'])
  await expect(page.getByLabel('Note of Claude')).toHaveValue('two')

  await page.getByRole('button', { name: 'Remove ChatGPT' }).click()
  await expect(columns(page)).toHaveText(['Claude', 'Gemini'])
  const listed = () => page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]').length)
  expect(await listed()).toBe(0)
  await page.getByRole('dialog', { name: 'ChatGPT removed' }).getByRole('button', { name: 'Undo' }).click()
  await expect(columns(page)).toHaveText(['ChatGPT', 'Claude', 'Gemini'])
  expect(await listed()).toBe(1)
})

test('Clear All leads to the directory and can be undone', ONCE, async ({ page }) => {
  await open(page, link('chatgpt,claude', '&fields=Note-.one'))
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(/\/tools$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(columns(page)).toHaveText(['ChatGPT', 'Claude'])
  await expect(page.getByLabel('Note of ChatGPT')).toHaveValue('one')
})

test('the link is copied where the device has no sharing of its own', ONCE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(page, link('chatgpt,claude'))
  await addRow(page, 'Note')
  await page.keyboard.type('fresh')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())
  expect(new URL(copied).searchParams.get('fields')).toBe('Note-.fresh')
})

test('the device’s own sharing is given the link', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) })
  })
  await open(page, link('chatgpt,claude'))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared[0]?.url))
    .toBe(page.url())
})

test(
  'more text than a link can hold is said, and nothing that was written is lost',
  ONCE,
  async ({ page }) => {
    const long = 'ü'.repeat(200)
    await open(page, link(FIVE))
    for (const name of ['One', 'Two']) {
      await addRow(page, name)
      for (const tool of ['ChatGPT', 'Claude', 'Gemini', 'Perplexity']) {
        await page.getByLabel(`${name} of ${tool}`).fill(long)
      }
    }
    await expect(page.getByText('more text than a link can carry')).toBeVisible()
    await expect(page.getByLabel('Two of Perplexity')).toHaveValue(long)
    expect(page.url().length).toBeLessThan(7000)
    await page.getByRole('button', { name: 'Remove the row One' }).click()
    await expect(page.getByText('more text than a link can carry')).toBeHidden()
    await expect(page.getByLabel('Two of Perplexity')).toHaveValue(long)
  },
)

test('with the keyboard alone: from home to an exported comparison', ONCE, async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 300; i++) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement | null
        // As it is seen: the label of the other state is there, too, and hidden.
        return focused?.getAttribute('aria-label') ?? focused?.innerText.trim() ?? ''
      })
      if (name.test(text)) return
    }
    throw new Error(`No way to ${name} with the Tab key`)
  }
  await open(page, '/')
  await page.keyboard.press('/')
  await page.keyboard.type('chatgpt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\?search=chatgpt/)
  await tabTo(/^Compare\s*:/)
  await page.keyboard.press('Enter')
  await tabTo(/^Compare\s*:/)
  await page.keyboard.press('Space')
  await tabTo(/^Compare now$/)
  await page.keyboard.press('Enter')
  await expect(columns(page)).toHaveCount(2)
  await tabTo(/^Only differences$/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await tabTo(/^Export CSV$/)
  const { rows } = await exportCsv(page, () => page.keyboard.press('Enter'))
  expect(rows[0]).toHaveLength(3)
})
