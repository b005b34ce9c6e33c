import type { Page } from '@playwright/test'
import { expect, ONCE, open, test } from './kitly.ts'
import { expectSignedIn, freshAddress, openDialog } from './people.ts'

/** What the browser reports of answers that the journeys provoke, and what the page logs then. */
const REFUSED = ['status of 401', 'status of 503', 'Failed to exchange code', 'Cannot exchange code']

async function toProvider(page: Page) {
  await openDialog(page, 'Sign In')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
}

async function answer(page: Page, email: string) {
  // Kitly's own form has a field of that name, too.
  await expect(page.getByRole('heading', { name: 'Local sign-in' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('Google signs in and leads to the dashboard; the call is made once', ONCE, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(sessions|users\/me)$/.test(request.url())) calls.push(new URL(request.url()).pathname)
  })
  await open(page, '/')
  await toProvider(page)
  await answer(page, freshAddress())
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Grace')
  expect(calls.filter((path) => path === '/api/sessions')).toHaveLength(1)
  expect(calls.filter((path) => path === '/api/users/me')).toHaveLength(1)
})

test('Google brings a visitor back to what they wanted to save', ONCE, async ({ page }) => {
  await open(page, '/tools/notebooklm')
  await page.getByRole('button', { name: /^Add to Favorites/ }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await answer(page, freshAddress())
  await expect(page.getByText('NotebookLM is saved')).toBeVisible()
})

test('a private page is the one that Google brings back to', ONCE, async ({ page }) => {
  await open(page, '/saved')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await answer(page, freshAddress())
  await expect(page).toHaveURL(/\/saved$/)
  await expectSignedIn(page)
})

test.describe('a session that ends while somebody writes', () => {
  test.use({ allowFailedRequests: REFUSED })
  test('loses nothing of it on the way through Google', ONCE, async ({ page }) => {
    const email = freshAddress()
    await open(page, '/profile')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await answer(page, email)
    const form = page.getByRole('form', { name: 'Profile' })
    await form.getByLabel('Location').fill('Nairobi')
    const kept = (await page.context().cookies()).filter(({ name }) => name === 'kitly_signed_in')
    await page.context().clearCookies()
    await page.context().addCookies(kept)
    await form.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await answer(page, email)
    await expect(page).toHaveURL(/\/profile$/)
    await expect(form.getByRole('status')).toContainText('are back')
    await expect(form.getByLabel('Location')).toHaveValue('Nairobi')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await page.reload()
    await expect(form.getByLabel('Location')).toHaveValue('Nairobi')
    await expect(form.getByRole('status')).toHaveCount(0)
  })
})

test.describe('what goes wrong', () => {
  test.use({ allowFailedRequests: REFUSED })
  const logged = (page: Page) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    return messages
  }

  test('refusing at Google leads home and says so', ONCE, async ({ page }) => {
    const messages = logged(page)
    await open(page, '/')
    await toProvider(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Signing in was cancelled')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(messages.join()).toContain(
      'Cannot exchange code for session token: no code provided in the URL search params.',
    )
    await expectSignedIn(page, false)
  })

  test('a missing code leads home', ONCE, async ({ page }) => {
    const messages = logged(page)
    await page.goto('/auth/callback')
    await expect(page).toHaveURL(/\/$/)
    expect(messages.join()).toContain('no code provided in the URL search params.')
  })

  test('a wrong state leads home, and nobody is signed in', ONCE, async ({ page }) => {
    const messages = logged(page)
    await page.route('**/api/oauth/google/redirect_url', async (route) => {
      const response = await route.fetch()
      const url = new URL((await response.json()).redirectUrl)
      url.searchParams.set('state', 'forged')
      await route.fulfill({ response, json: { redirectUrl: url.href } })
    })
    await open(page, '/')
    await toProvider(page)
    await answer(page, freshAddress())
    await expect(page.getByText('Signing in with Google did not work', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(messages.join()).toContain(
      'Failed to exchange code for session token: API responded with HTTP status 401',
    )
    await expectSignedIn(page, false)
  })

  test('a provider that breaks off leads home', ONCE, async ({ page }) => {
    await open(page, '/')
    await toProvider(page)
    await answer(page, `down-${freshAddress()}`)
    await expect(page.getByText('Signing in with Google did not work', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expectSignedIn(page, false)
  })

  test('a provider that cannot be reached is said at the button', ONCE, async ({ page }) => {
    await page.route('**/api/oauth/google/redirect_url', (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, '/')
    const dialog = await openDialog(page, 'Sign In')
    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Google cannot be reached right now')
    await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
    await open(page, '/admin')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByText('Google login failed. Please try again or use email login.')).toBeVisible()
  })
})

test('who has no password takes their data along, and can set one', ONCE, async ({ page }) => {
  await open(page, '/')
  await toProvider(page)
  await answer(page, freshAddress())
  await expectSignedIn(page)
  await open(page, '/profile?tab=security')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await download
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('New password', { exact: true }).fill('a fresh password 4')
  await form.getByLabel('Confirm new password').fill('a fresh password 4')
  await form.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
})
