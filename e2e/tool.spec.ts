import { expect, expectAccessible, expectToFit, isPhone, ONCE, open, PHONE, test } from './kitly.ts'
import { freshAddress, linkIn, mailFor } from './people.ts'

test('a visitor reviews a tool: the review shows at once, the address never', async ({ page }, info) => {
  const slug = info.project.name === 'phone' ? 'midjourney' : 'runway'
  await open(page, `/tools/${slug}`)
  await expect(page.locator('main header').getByText('Not rated yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Reviews (0)' }).click()
  await expect(page).toHaveURL(/tab=reviews/)
  await page.getByRole('button', { name: 'Write Review' }).click()
  const form = page.getByRole('form', { name: 'Write a review' })
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Email address is required')).toBeVisible()
  await expect(form.getByText('Review is required')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Name').fill('Ada <b>Tester</b>')
  await form.getByLabel('Email').fill('not an address')
  // The same text twice would wait for a moderator.
  await form.getByRole('textbox', { name: 'Review' }).fill(`Does what it says.\nSlow on Mondays: ${slug}.`)
  await form.locator('label', { hasText: '4 stars' }).click()
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  await form.getByLabel('Email').fill('ada@secret.example')
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Reviews (1)' })).toBeVisible()
  await expect(page.getByText('Does what it says.')).toBeVisible()
  await expect(page.getByText('Ada <b>Tester</b>')).toBeVisible()
  await expect(page.getByText(/follow the link that we have just mailed you/)).toBeVisible()
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await open(page, `/tools/${slug}?tab=reviews`)
  await expect(page.getByText('Not rated yet').first()).toBeVisible()
  expect(await page.content()).not.toContain('ada@secret.example')
})

test('a visitor confirms a review by the link in a mail: it counts only then', async ({ page }, info) => {
  const [name, slug] = info.project.name === 'phone' ? ['Gamma', 'gamma'] : ['Perplexity', 'perplexity']
  const email = freshAddress()
  const review = {
    user_name: 'Rae',
    user_email: email,
    rating: 3,
    content: `Fine, says ${email.split('@')[0]}`,
  }
  expect((await page.request.post(`/api/tools/${slug}/reviews`, { data: review })).status()).toBe(201)
  await open(page, linkIn(await mailFor(email, `Confirm your review of ${name}`)))
  await expect(page.getByRole('heading', { name: 'Confirm your review' })).toBeVisible()
  await expect(page.getByText(review.content)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm my review' }).click()
  await expect(page.getByRole('heading', { name: 'Your review counts now' })).toBeVisible()
  await page.getByRole('link', { name: `Go to ${name}` }).click()
  await expect(page.getByText('1 confirmed review')).toBeVisible()
  await expect(page.getByRole('link', { name: '3 stars: 1' })).toBeVisible()
})

test('Cancel closes the form; a failure is said and the text is kept', ONCE, async ({ page }) => {
  await open(page, '/tools/canva?tab=reviews')
  await page.getByRole('button', { name: 'Write Review' }).click()
  const form = page.getByRole('form', { name: 'Write a review' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Write Review' }).click()
  await page.route('**/api/tools/canva/reviews', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: { error: 'Too many attempts.', message: 'Too many attempts.', code: 'rate_limited' },
        })
      : route.continue(),
  )
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByRole('textbox', { name: 'Review' }).fill('My long text')
  await form.getByRole('button', { name: 'Submit Review' }).click()
  // A complaint should not go out with the five stars that stand there.
  await page.getByRole('alertdialog', { name: '5 of 5?' }).getByRole('button', { name: 'Cancel' }).click()
  await form.locator('label', { hasText: '5 stars' }).click()
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await expect(form.getByRole('alert')).toHaveText('Too many attempts.')
  await expect(form.getByRole('textbox', { name: 'Review' })).toHaveValue('My long text')
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Review' })).toHaveValue('My long text')
})
test.use({ allowFailedRequests: ['429'] })

test.describe('without a line', () => {
  test.use({ allowFailedRequests: ['ERR_INTERNET_DISCONNECTED'] })

  test('another tab opens where the page has been used', ONCE, async ({ page, context }) => {
    const code = page.waitForResponse(/ReviewsTab/)
    await open(page, '/tools/notion')
    // It is there once all that it imports is.
    await page.evaluate(`import(${JSON.stringify((await code).url())}).then(() => {})`)
    await context.setOffline(true)
    await page.getByRole('tab', { name: /^Reviews/ }).click()
    await expect(page.getByRole('tabpanel').getByRole('button', { name: /review/i })).toBeVisible()
  })
})

test('tabs are in the address and move with the arrow keys', ONCE, async ({ page }) => {
  await open(page, '/tools/notion')
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=reviews/)
  await open(page, '/tools/notion?tab=tutorials')
  await expect(page.getByRole('heading', { name: 'No tutorials yet' })).toBeVisible()
})

test('similar tools: a grid of six; on a phone a carousel of 4 s that rests 6 s after a touch', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/tools/chatgpt')
  const section = page.getByRole('region', { name: 'Similar tools' })
  const cards = section.locator('article')
  await expect(cards).toHaveCount(6)
  if (!isPhone(page)) {
    for (let i = 0; i < 6; i++) await expect(cards.nth(i)).toBeVisible()
    return
  }
  await section.scrollIntoViewIfNeeded()
  const shown = () =>
    cards.evaluateAll((all) =>
      all.findIndex((card) => {
        const { left, right } = card.getBoundingClientRect()
        return left > -20 && right < window.innerWidth + 20
      }),
    )
  await page.clock.runFor(500)
  expect(await shown()).toBe(0)
  await page.clock.runFor(4500)
  await expect
    .poll(async () => {
      await page.clock.runFor(200)
      return await shown()
    })
    .toBe(1)
  await section.getByRole('button', { name: 'Next tool' }).tap()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return await shown()
    })
    .toBe(2)
  await page.clock.runFor(4500)
  expect(await shown()).toBe(2)
  await expect
    .poll(async () => {
      await page.clock.runFor(500)
      return await shown()
    })
    .toBe(3)
})

test('what is known stands under its question, with its source one click away', async ({ page }) => {
  await open(page, '/tools/cursor')
  const facts = page.getByRole('region', { name: /^\d+ facts of Cursor/ })
  await expect(facts.getByRole('heading', { name: 'Where does it run?' })).toBeVisible()
  const platforms = facts.getByRole('group').filter({ hasText: 'Source of Platforms' })
  await expect(facts.getByText('macOS, Windows, Linux')).toBeVisible()
  await expect(platforms.getByRole('link')).toBeHidden()
  await platforms.locator('summary').click()
  await expect(platforms.getByText(/^Says the (vendor|documentation)/)).toBeVisible()
  await expect(platforms.getByRole('link')).toHaveAttribute('href', /^https:\/\/.*cursor/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(platforms.getByRole('link')).toBeHidden()
  await page.getByText(/^Not known yet/).click()
  await expect(page.getByText('MCP server', { exact: true })).toBeVisible()
})

test('what decides stands at the head: its price among others, what is not known, what to take instead', async ({
  page,
}) => {
  await open(page, '/tools/cursor')
  const short = page.getByRole('region', { name: 'Cursor in short' })
  await expect(short).toContainText(/From\$20a month\(Checked \w{3} 20\d\d/)
  await expect(short).toContainText('Free planunknown')
  await expect(short.getByText(/macOS/).or(short.getByRole('img', { name: /macOS/ }))).toBeAttached()
  await expect(short.getByText(/^Among \d+ tools with a known price in Coding & Testing$/)).toBeVisible()
  const others = page.getByRole('region', { name: 'Instead of it' }).getByRole('link')
  await expect(others).toHaveCount(6)
  await expect(others.last()).toHaveAccessibleName('All alternatives to Cursor')
  await expectAccessible(page)
  await expectToFit(page)
  await others.first().click()
  await expect(page).toHaveURL(/\/tools\/(?!cursor)[\w-]+$/)
})

test(
  'a source shows while the mouse rests on its day, and stays once it is clicked',
  ONCE,
  async ({ page }) => {
    await open(page, '/tools/cursor')
    const platforms = page.getByRole('group').filter({ hasText: 'Source of Platforms' })
    const source = platforms.getByRole('link')
    await platforms.locator('summary').hover()
    await expect(source).toBeVisible()
    await source.hover()
    await expect(source).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(source).toBeHidden()
    await platforms.locator('summary').click()
    await page.mouse.move(0, 0)
    await expect(source).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(source).toBeHidden()
  },
)

test('on a phone what can be done comes along, and makes way for a comparison', PHONE, async ({ page }) => {
  await open(page, '/tools/cursor')
  const ways = page.getByRole('link', { name: /^Visit Website/ })
  await expect(ways).toHaveCount(1)
  await page.getByRole('heading', { name: 'About Cursor' }).scrollIntoViewIfNeeded()
  await expect(ways).toHaveCount(2)
  await expect(ways.last()).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Add to Compare/ })
    .last()
    .tap()
  await expect(page.getByRole('region', { name: 'Tools to compare' })).toBeInViewport({ ratio: 1 })
  await expect(ways).toHaveCount(1)
})

test('plans say what a team of any size pays', ONCE, async ({ page }) => {
  await open(page, '/tools/github-copilot')
  const plans = page.getByRole('region', { name: 'Plans' })
  const business = plans.getByRole('row', { name: /^Business/ })
  await expect(business).toContainText('$19 a person, a month')
  await plans.getByLabel('for a team of').fill('5')
  await expect(plans.getByRole('columnheader', { name: 'Team of 5, a month' })).toBeVisible()
  await expect(business).toContainText('$95')
  await plans.getByRole('button', { name: 'More' }).click()
  await expect(business).toContainText('$114')
  await plans.getByLabel('for a team of').fill('0')
  await expect(plans.getByRole('button', { name: 'Fewer' })).toBeDisabled()
})
