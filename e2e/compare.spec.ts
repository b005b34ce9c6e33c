import type { Page } from '@playwright/test'
import { addresses, exportCsv, link } from './comparing.ts'
import { expect, ONCE, open, test } from './kitly.ts'

const FIVE = 'chatgpt,claude,gemini,perplexity,microsoft-copilot'
const columns = (page: Page) => page.getByRole('columnheader').getByRole('link')
const bar = (page: Page) => page.getByRole('region', { name: 'Tools to compare' })

async function addRow(page: Page, name: string) {
  await page.getByLabel('Add a row of your own').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  // One goes on in its first cell: what is typed before that is nowhere.
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .locator(':focus'),
  ).toBeVisible()
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
  await expect(bar(page)).toContainText('3 of 5 chosen')
})

test('a tool flies from its card into the bar, unless less movement is wished for', async ({ page }) => {
  // What is moved, and for how long.
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      if (this instanceof HTMLElement && this.dataset.compared) {
        const [{ transform }] = frames as [Keyframe]
        const { duration } = options as { duration: number }
        document.documentElement.dataset.flown = JSON.stringify({
          id: this.dataset.compared,
          transform,
          duration,
        })
      }
      return animate.call(this, frames, options)
    }
  })
  const compare = () =>
    page
      .locator('article')
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click()
  const html = page.locator('html')
  await open(page, '/tools')
  await compare()
  await expect(html).toHaveAttribute('data-flown', /"id":"\d+","transform":"translate\(-?[\d.]+px, -\d/)
  const { duration } = JSON.parse((await html.getAttribute('data-flown'))!) as { duration: number }
  expect(duration).toBeLessThanOrEqual(250)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await html.evaluate((element) => delete element.dataset.flown)
  await compare()
  await expect(bar(page)).toContainText('2 of 5 chosen')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(html).not.toHaveAttribute('data-flown')
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
  await open(page, link('cursor,github-copilot'))
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
  expect(rows.find(([label]) => label === 'Made by')![1]).toBe('Anysphere')
  expect(rows.at(-2)![1]).toMatch(/^20\d\d-\d\d-\d\d/)
  expect(rows[0]).toEqual(['Feature', 'Cursor', 'GitHub Copilot'])
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
  await tabTo(/^Export CSV$/)
  const { rows } = await exportCsv(page, () => page.keyboard.press('Enter'))
  expect(rows[0]).toHaveLength(3)
  await tabTo(/^Only differences$/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
})
