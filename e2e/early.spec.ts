import type { Page } from '@playwright/test'
import { expect, isPhone, ONCE, open, test, waitUntilReady } from './kitly.ts'
import { createAccount, expectSignedIn, fillSignIn, linkIn, mailFor, openDialog, PASSWORD } from './people.ts'

/** Opens a page whose scripts come only when the answer is called. */
async function openEarly(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.ready)).toBeUndefined()
  return async () => {
    release()
    await waitUntilReady(page)
  }
}

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

test('what is pressed before the scripts are there is done once they are, and once', async ({ page }) => {
  const release = await openEarly(page, '/tools/chatgpt')
  const before = await isDark(page)
  const compare = page.getByRole('button', { name: /^Add to Compare/ })
  await page
    .getByRole('button', { name: /theme|light|dark/i })
    .first()
    .click()
  // Impatience is one wish.
  await compare.click()
  await compare.click()
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
  await release()
  await expect.poll(() => isDark(page)).toBe(!before)
  if (isPhone(page)) {
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expect(page.getByRole('region', { name: 'Tools to compare' })).toContainText('1 of 5 chosen')
  await expect(page.getByRole('button', { name: /^Added/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-kept]')).toHaveCount(0)
  expect(await isDark(page)).toBe(!before)
})

test('a part that nobody has touched has no code yet, and its first press is not lost', async ({ page }) => {
  await page.goto('/tools')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const button = page
    .locator('article')
    .getByRole('button', { name: /^Compare/ })
    .first()
  const isAlive = () =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  expect(await isAlive()).toBe(false)
  await button.click()
  await expect(page.getByRole('region', { name: 'Tools to compare' })).toContainText('1 of 5 chosen')
})

test('a click means what was seen: what is saved or compared already stays so', async ({ page }) => {
  await createAccount(page)
  const { id } = (await (await page.request.get('/api/tools/chatgpt')).json()) as { id: number }
  await page.request.post(`/api/users/saved-tools/${id}`)
  await open(page, '/tools/chatgpt')
  await page.getByRole('button', { name: /^Add to Compare/ }).click()

  const release = await openEarly(page, '/tools/chatgpt')
  const [heart, compare] = [
    page.getByRole('button', { name: /: ChatGPT$/ }).first(),
    page.getByRole('button', { name: /: ChatGPT$/ }).nth(1),
  ]
  // Neither says what may be wrong, and neither changes its size when it is known.
  await expect(page.getByText('Add to Favorites', { exact: true })).toBeHidden()
  await expect(page.getByText('Add to Compare', { exact: true })).toBeHidden()
  const sizes = [await heart.boundingBox(), await compare.boundingBox()]
  await heart.click()
  await compare.click()
  // The answer what is saved comes late as well.
  await page.route('**/api/users/saved', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await release()
  await expect(page.getByText('Add to Favorites', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: /^In Favorites/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Added/ })).toHaveAttribute('aria-pressed', 'true')
  expect([await heart.boundingBox(), await compare.boundingBox()]).toEqual(sizes)
  expect(await (await page.request.get('/api/users/saved')).json()).toMatchObject({ tools: [id] })
})

test('what is typed before the scripts are there is kept', ONCE, async ({ page }) => {
  const release = await openEarly(page, '/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByLabel('Query type').selectOption('support')
  await form.getByLabel('Message').fill('Typed early.')
  // Sent early, too: the browser alone would put it all into the address.
  await form.getByRole('button', { name: 'Send Message' }).click()
  await release()
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('the builder counts what was typed before it listened', ONCE, async ({ page }) => {
  const release = await openEarly(page, '/kit-builder')
  const prompt = page.getByRole('textbox').first()
  await prompt.fill('A podcast about gardens, with transcripts')
  await release()
  await expect(page.getByText('41/1000')).toBeVisible()
  await expect(prompt).toHaveValue('A podcast about gardens, with transcripts')
})

test(
  'signing in needs no patience: before the scripts it is a link to a page with the form',
  ONCE,
  async ({ page }) => {
    const email = await createAccount(page)
    await page.context().clearCookies()
    const release = await openEarly(page, '/bundles')
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in$/)
    const form = page.getByRole('form', { name: 'Sign in' })
    await expect(form.getByLabel('Email address')).toBeVisible()
    await form.getByLabel('Email address').fill(email)
    await release()
    await form.getByLabel('Password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Show what is typed' }).click()
    await expect(form.getByLabel('Password')).toHaveAttribute('type', 'text')
    await form.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/bundles$/)
  },
)

test('a dialog begins in its first field, and a letter can be sent again', ONCE, async ({ page }) => {
  const email = await createAccount(page)
  await page.context().clearCookies()
  await open(page, '/')
  const dialog = await openDialog(page, 'Sign In')
  await expect(dialog.getByLabel('Email address')).toBeFocused()
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' })
  await expect(forgot.getByLabel('Email address')).toBeFocused()
  await forgot.getByLabel('Email address').fill(email)
  await forgot.getByRole('button', { name: 'Send link' }).click()
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' })
  const first = await mailFor(email, 'Set a new password')
  await inbox.getByRole('button', { name: 'Send it again' }).click()
  await expect(inbox).toContainText('Another mail is on its way.')
  await expect.poll(async () => linkIn(await mailFor(email, 'Set a new password'))).not.toBe(linkIn(first))
  await inbox.getByRole('button', { name: 'Done' }).click()
  await openDialog(page, 'Sign In')
  await fillSignIn(page, email)
  await expectSignedIn(page)
  await open(page, '/profile?tab=security')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const day = await page.evaluate((days) => {
    const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    return date.toLocaleDateString(undefined, { dateStyle: 'long' })
  }, 14)
  await expect(question).toContainText(`On ${day} your account`)
  await expect(question.getByRole('button', { name: 'Delete my account' })).toHaveClass(/danger/)
})
