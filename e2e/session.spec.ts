import type { BrowserContext, Page } from '@playwright/test'
import { addTool, enterAsBoss } from './admin.ts'
import { expect, expectAccessible, isPhone, ONCE, open, test } from './kitly.ts'
import { BOSS, ownServer, startAdminServer } from './own-server.ts'
import { createAccount, expectSignedIn, fillSignIn, openDialog, signOut } from './people.ts'

/** The browser itself reports answers of these kinds; a session that has ended provokes them. */
test.use({ allowFailedRequests: ['status of 401', 'status of 403', 'status of 404'] })

/** The cookie of the session goes, as when it is ended elsewhere; what the page believes stays. */
async function endSession(context: BrowserContext) {
  const kept = (await context.cookies()).filter(({ name }) => name === 'kitly_signed_in')
  await context.clearCookies()
  await context.addCookies(kept)
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

test('a session that has ended is asked for when it is needed, and what was begun is done', async ({
  page,
}) => {
  const email = await createAccount(page)
  await open(page, '/tools')
  const card = page.getByRole('article').first()
  await expect(card.getByRole('button', { name: /^Save/ })).toBeEnabled()
  await endSession(page.context())
  await card.getByRole('button', { name: /^Save/ }).click()
  await expect(dialogOf(page)).toContainText('Your session has ended.')
  // The header stops pretending.
  await expectSignedIn(page, false)
  await expectAccessible(page)
  await fillSignIn(page, email)
  await expect(page.getByText(/ is saved$/)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Saved/ })).toHaveAttribute('aria-pressed', 'true')
  await expectSignedIn(page)

  await open(page, '/profile')
  const form = page.getByRole('form', { name: 'Profile' })
  await form.getByLabel('Location').fill('London')
  await endSession(page.context())
  const save = form.getByRole('button', { name: 'Save changes' })
  await save.click()
  // Whoever does not want to sign in keeps what was typed, and is told why it was not saved.
  await expect(dialogOf(page)).toContainText('Your session has ended.')
  await page.keyboard.press('Escape')
  await expect(form.getByRole('alert')).toHaveText('Please sign in to continue')
  await expect(form.getByLabel('Location')).toHaveValue('London')
  await expectSignedIn(page, false)
  await save.click()
  await fillSignIn(page, email)
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(form.getByLabel('Location')).toHaveValue('London')
  await expectSignedIn(page)
})

test('what one person has begun is not done in the name of another', ONCE, async ({ page }) => {
  const other = await createAccount(page, 'Grace Hopper')
  await createAccount(page)
  await open(page, '/profile')
  const form = page.getByRole('form', { name: 'Profile' })
  await form.getByLabel('Full name').fill('Somebody')
  await endSession(page.context())
  await form.getByRole('button', { name: 'Save changes' }).click()
  await fillSignIn(page, other)
  await expect(form.getByLabel('Full name')).toHaveValue('Grace Hopper')
  const { user } = (await (await page.request.get('/api/users/profile')).json()) as { user: { name: string } }
  expect(user.name).toBe('Grace Hopper')
})

test('a page of one person says why it sends one away', ONCE, async ({ page }) => {
  const email = await createAccount(page)
  await endSession(page.context())
  await open(page, '/saved')
  await expect(dialogOf(page)).toContainText('Your session has ended. Sign in to see the page “Saved Tools”.')
  await expect(page).toHaveURL(/\/$/)
  await expectSignedIn(page, false)
  await fillSignIn(page, email)
  await expect(page).toHaveURL(/\/saved$/)
})

test.describe('on a site of its own', () => {
  const server = ownServer(startAdminServer)

  test('Google is not offered where it is not set up', ONCE, async ({ page }) => {
    await open(page, `${server.url}/`)
    const dialog = await openDialog(page, 'Get Started')
    // With one way left there is nothing to choose.
    await expect(dialog.getByLabel('Full name')).toBeVisible()
    await expect(dialog.getByText(/Google/)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialogOf(page).getByLabel('Email address')).toBeVisible()
    await expect(dialogOf(page).getByText(/Google/)).toHaveCount(0)
    await open(page, `${server.url}/admin`)
    await expect(page.getByLabel('Email address')).toBeVisible()
    await expect(page.getByText(/Google/)).toHaveCount(0)
  })

  test('a form is saved after signing in again, and nothing of it is lost', ONCE, async ({ page }) => {
    await enterAsBoss(page, server)
    await addTool(page, server, `Long edit ${isPhone(page)}`)
    await open(page, `${server.url}/admin/tools`)
    await page.getByRole('button', { name: `Edit Long edit ${isPhone(page)}` }).click()
    const words = page.getByLabel('Short description')
    await words.fill('Typed before the end.')
    await endSession(page.context())
    await page.getByRole('button', { name: 'Save Tool' }).click()
    const dialog = dialogOf(page)
    await expect(dialog).toContainText('Your session has ended.')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    // Escape closes the question alone; the form is there as it was.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(words).toHaveValue('Typed before the end.')
    await page.getByRole('button', { name: 'Save Tool' }).click()
    await fillSignIn(page, BOSS.email, BOSS.password)
    await expect(words).toBeHidden()
    await page.getByRole('button', { name: `Edit Long edit ${isPhone(page)}` }).click()
    await expect(words).toHaveValue('Typed before the end.')
  })
})

test('signing in and out, and the theme, are for every tab', ONCE, async ({ page, context }) => {
  const email = await createAccount(page)
  await open(page, '/profile')
  const other = await context.newPage()
  await open(other, '/tools')
  await expectSignedIn(other)
  await signOut(other)
  await expectSignedIn(page, false)
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)

  // What waits in one tab for signing in goes on when that is done in another.
  await open(page, '/tools/chatgpt')
  await page.getByRole('button', { name: /^Add to Favorites/ }).click()
  await expect(dialogOf(page)).toBeVisible()
  await openDialog(other, 'Sign In')
  await fillSignIn(other, email)
  await expectSignedIn(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText('ChatGPT is saved')).toBeVisible()

  const isDark = (tab: Page) => tab.evaluate(() => document.documentElement.classList.contains('dark'))
  const before = await isDark(page)
  await other.getByRole('button', { name: /theme$/ }).click()
  await expect.poll(() => isDark(page)).toBe(!before)
  await expect(page.getByRole('button', { name: /theme$/ })).toHaveAttribute(
    'aria-label',
    before ? 'Switch to dark theme' : 'Switch to light theme',
  )
  await other.close()
})
