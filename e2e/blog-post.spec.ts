import type { Page } from '@playwright/test'
import { expect, expectAccessible, isPhone, ONCE, open, test, testWellMade } from './kitly.ts'

const ARTICLE = '/blog/how-to-choose-a-transcription-tool'

test.describe('an article', () => {
  test('has everything that belongs to it', ONCE, async ({ page }) => {
    await open(page, ARTICLE)
    await expect(
      page.getByRole('heading', { level: 1, name: 'How to choose a transcription tool in one afternoon' }),
    ).toBeVisible()
    const header = page.locator('main article header')
    await expect(
      header.getByRole('list', { name: 'Categories' }).getByRole('link', { name: 'Guides' }),
    ).toBeVisible()
    await expect(header.getByText('Kitly editors')).toBeVisible()
    await expect(header.getByText('KE', { exact: true })).toBeVisible()
    await expect(header.getByText('Nov 17, 2026 · 4 min read')).toBeVisible()
    const topics = page.getByRole('heading', { name: 'Related Topics' }).locator('xpath=..').getByRole('link')
    await expect(topics).toHaveText(['transcription', 'audio', 'meetings', 'privacy'])
    const featured = page.getByRole('region', { name: 'Featured Tools' }).getByRole('heading', { level: 3 })
    await expect(featured).toHaveText(['Whisper', 'TurboScribe', 'Sonix', 'Rev', 'Otter.ai', 'Jamie'])
    const premium = page.getByRole('region', { name: 'Recommended Premium Tools' })
    await expect(premium.locator('article')).toHaveCount(6)
    const categories = page.getByRole('region', { name: 'Browse Tool Categories' })
    await expect(categories.locator('article')).toHaveCount(8)
    await expect(categories.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/categories',
    )
    await topics.first().click()
    await expect(page).toHaveURL(/\/blog\?search=transcription/)
    await expect(page.locator('main article')).not.toHaveCount(0)
  })

  test('has contents that lead to its parts', async ({ page }) => {
    await open(page, ARTICLE)
    if (isPhone(page)) await page.getByText('On this page').first().click()
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link')).toHaveCount(7)
    await contents.getByRole('link', { name: 'Step 4: Build a test of ten minutes' }).click()
    await expect(page).toHaveURL(/#s-step-4-build-a-test-of-ten-minutes$/)
    const heading = page.getByRole('heading', { name: 'Step 4: Build a test of ten minutes' })
    await expect(heading).toBeInViewport()
    if (!isPhone(page)) {
      await expect(contents.getByRole('link', { name: /^Step 4/ })).toHaveAttribute('aria-current', 'true')
    }
  })

  test(
    'is carried once by its page, and read from there however long it has been kept',
    ONCE,
    async ({ page }) => {
      // The browser's clock is ahead, as if the page had been rendered an hour ago.
      await page.clock.install({ time: Date.now() + 3_600_000 })
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/blog')) calls.push(request.url())
      })
      const response = await open(page, ARTICLE)
      const sentence = 'Transcription services like to state a high percentage'
      expect((await response!.text()).split(sentence)).toHaveLength(2)
      await page.waitForLoadState('networkidle')
      expect(calls).toEqual([])
      await expect(page.getByText(sentence)).toBeVisible()
    },
  )

  test('leads to tools without loading the page anew, and back', ONCE, async ({ page }) => {
    await open(page, ARTICLE)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('#post-body').getByRole('link', { name: 'MacWhisper' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'MacWhisper' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Step 2: Decide where the sound may go' })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('has tables that scroll by themselves', ONCE, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/blog/three-kinds-of-coding-assistants')
    const table = page.getByRole('group', { name: 'Table 1' })
    const [inside, outside] = await table.evaluate((e) => [e.scrollWidth, e.clientWidth])
    expect(inside).toBeGreaterThan(outside!)
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => table.evaluate((e) => e.scrollLeft)).toBeGreaterThan(0)
  })
})

/** What a writer may use, on the page of an article of the starter. */
async function openWith(page: Page, html: string, video_url: string | null = null) {
  await page.route('**/api/blog/*?content=false', async (route) => {
    const post = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...post, video_url } })
  })
  await page.route('**/api/blog/*/body', (route) => route.fulfill({ json: { html, headings: [] } }))
  await open(page, '/blog')
  await page.locator('main article').first().getByRole('link').first().click()
  await page.locator('#post-body').waitFor()
}

test.describe('a video', () => {
  const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  const LINK = `<p class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-embed="${EMBED}"><span>A talk</span> <small>Plays from YouTube</small></a></p>`

  test('in the text is loaded after a click', ONCE, async ({ page }) => {
    const asked: string[] = []
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: '' })
    })
    await openWith(page, LINK)
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'A talk' }).click()
    await expect(page.locator('iframe[title="A talk"]')).toHaveAttribute('src', `${EMBED}?autoplay=1`)
    await expect.poll(() => asked[0]).toBe(`${EMBED}?autoplay=1`)
  })

  test('of the article is, too', ONCE, async ({ page }) => {
    await page.route(/^https:/, (route) => route.fulfill({ body: '' }))
    await openWith(page, '<p>Text</p>', 'https://youtu.be/dQw4w9WgXcQ')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('link', { name: 'Watch the video' }).click()
    await expect(page.locator('main iframe')).toHaveAttribute('src', `${EMBED}?autoplay=1`)
  })
})

test('the three separators, colours and sizes have their looks', ONCE, async ({ page }) => {
  await openWith(
    page,
    '<hr data-separator="dots"><hr data-separator="line"><hr data-separator="wave"><p><span data-size="32" data-color="red">x</span></p>',
  )
  const looks = await page.locator('#post-body hr').evaluateAll((list) =>
    list.map((e) => {
      const { height, backgroundImage, maskImage } = getComputedStyle(e)
      return [height, backgroundImage.split('(')[0], maskImage.split('(')[0]]
    }),
  )
  expect(looks).toEqual([
    ['16px', 'radial-gradient', 'none'],
    ['1px', 'none', 'none'],
    ['16px', 'none', 'url'],
  ])
  const span = page.locator('#post-body span')
  await expect(span).toHaveCSS('font-size', '32px')
  await expect(span).not.toHaveCSS(
    'color',
    await page.locator('#post-body').evaluate((e) => getComputedStyle(e).color),
  )
})

test.describe('sharing', () => {
  test('hands the article to the device where it can', ONCE, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: object) => Object.assign(window, { shared: data }),
      })
    })
    await open(page, ARTICLE)
    await page.getByRole('button', { name: 'Share' }).click()
    expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
      title: 'How to choose a transcription tool in one afternoon',
      url: page.url(),
    })
  })

  test('copies the link elsewhere, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await open(page, ARTICLE)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied to clipboard!').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expectAccessible(page)
  })
})

test.describe('an article that is not there', () => {
  test.describe('because it cannot be read', () => {
    test.use({ allowFailedRequests: ['503', 'ERR_FAILED', 'Could not reach Kitly', 'The service is away'] })
    const first = (page: Page) => page.locator('main article').first().getByRole('link').first()
    const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^How to choose/ })

    test('says the server’s words, and is read again on request', ONCE, async ({ page }) => {
      await open(page, '/blog')
      const message = 'The service is away'
      const json = { message, error: message, code: 'unavailable' }
      await page.route('**/api/blog/*/body', (route) => route.fulfill({ status: 503, json }))
      await first(page).click()
      await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
      await expect(page.getByText(message)).toBeVisible()
      await page.unroute('**/api/blog/*/body')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page)).toBeVisible()
    })

    test('without an answer the list stays, and it is read again on request', ONCE, async ({ page }) => {
      await open(page, '/blog')
      await page.route('**/api/blog/*/body', (route) => route.abort())
      await first(page).click()
      const alert = page.getByRole('alert').filter({ hasText: 'Could not reach Kitly' })
      await expect(alert).toBeVisible()
      await expect(page).toHaveURL(/\/blog$/)
      await page.unroute('**/api/blog/*/body')
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(heading(page)).toBeVisible()
    })
  })
})

testWellMade([ARTICLE, '/blog/no-such-article'])
