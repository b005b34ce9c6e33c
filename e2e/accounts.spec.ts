import { expect, expectAccessible, expectWellMade, isPhone, ONCE, open, test } from './kitly.ts'
import {
  createAccount,
  expectSignedIn,
  fillSignIn,
  fillSignUp,
  freshAddress,
  linkIn,
  mailFor,
  openDialog,
  openMenu,
  PASSWORD,
  signOut,
} from './people.ts'

/** The browser itself reports answers of these kinds; the journeys below provoke them. */
const REFUSED = ['status of 401', 'status of 403', 'status of 404', 'status of 400', 'status of 503']

test('signing up, reading the mail and confirming it signs in; signing out ends that', async ({ page }) => {
  // A long way, with two looks by axe.
  const email = freshAddress()
  await open(page, '/')
  await openDialog(page, 'Get Started')
  await fillSignUp(page, email)
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' })
  await expect(inbox).toContainText(email)
  await expectAccessible(page)
  await inbox.getByRole('button', { name: 'Done' }).click()
  await expectSignedIn(page, false)

  await open(page, linkIn(await mailFor(email, 'Confirm your email address')))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')
  const menu = await openMenu(page)
  await expect(menu).toContainText('Ada Lovelace')
  await expect(menu).toContainText(email)
  for (const label of ['Dashboard', 'Profile', 'Saved Tools'])
    await expect(menu.getByText(label)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await page.request.get('/api/users/me')).status()).toBe(401)
})

test.describe('refusals', () => {
  test.use({ allowFailedRequests: REFUSED })

  test(
    'a wrong password says so and keeps what was typed; the right one signs in',
    ONCE,
    async ({ page }) => {
      const email = await createAccount(page)
      await page.context().clearCookies()
      await open(page, '/tools')
      await openDialog(page, 'Sign In')
      await fillSignIn(page, email, 'not the right one')
      const dialog = page.getByRole('dialog', { name: 'Sign in' })
      await expect(dialog.getByRole('alert')).toHaveText('Email address or password is not right')
      await expect(dialog.getByLabel('Email address')).toHaveValue(email)
      await fillSignIn(page, email)
      await expect(dialog).toBeHidden()
      await expectSignedIn(page)
      await expect(page).toHaveURL(/\/tools$/)
    },
  )

  test('a forgotten password is reset by mail, and the old one is void', async ({ page }) => {
    const email = await createAccount(page)
    await page.context().clearCookies()
    await open(page, '/')
    await openDialog(page, 'Sign In')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toContainText(email)

    await open(page, linkIn(await mailFor(email, 'Set a new password')))
    expect(new URL(page.url()).hash).toBe('')
    const form = page.getByRole('form', { name: 'Set a new password' })
    await form.getByLabel('New password', { exact: true }).fill('short')
    await form.getByLabel('Confirm new password').fill('other')
    await form.getByRole('button', { name: 'Set password' }).click()
    await expect(form).toContainText('New password must be at least 8 characters long')
    await form.getByLabel('New password', { exact: true }).fill('a fresh password 4')
    await form.getByRole('button', { name: 'Set password' }).click()
    await expect(form).toContainText('New passwords do not match')
    await form.getByLabel('Confirm new password').fill('a fresh password 4')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Set password' }).click()
    await fillSignIn(page, email, PASSWORD)
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await fillSignIn(page, email, 'a fresh password 4')
    await expectSignedIn(page)
  })

  test('a link in another browser needs the password, and works once', ONCE, async ({ page, browser }) => {
    const email = freshAddress()
    const body = { name: 'Ada', email, mobile: '1', password: PASSWORD }
    await page.request.post('/api/auth/signup', { data: body })
    const link = linkIn(await mailFor(email, 'Confirm your email address'))
    const phone = await browser.newPage()
    await open(phone, link)
    await expect(phone.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
    await phone.getByLabel('Password').fill('something else 1')
    await phone.getByRole('button', { name: 'Confirm and sign in' }).click()
    await expect(phone.getByText('This is not the password with which the account was made')).toBeVisible()
    await phone.getByLabel('Password').fill(PASSWORD)
    await phone.getByRole('button', { name: 'Confirm and sign in' }).click()
    await expect(phone).toHaveURL(/\/dashboard$/)
    await open(page, link)
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await phone.close()
  })
})

test('a visitor who saves a tool is led to signing in, and then it is saved', ONCE, async ({ page }) => {
  const email = await createAccount(page)
  await page.context().clearCookies()
  await open(page, '/tools')
  const card = page.getByRole('article').first()
  const heart = card.getByRole('button', { name: /^Save/ })
  const name = (await card.getByRole('heading').innerText()).trim()
  await heart.click()
  await fillSignIn(page, email)
  await expect(page.getByText(`${name} is saved`)).toBeVisible()
  await expect(card.getByRole('button', { name: `Saved : ${name}` })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/tools$/)

  await page.reload()
  await expect(card.getByRole('button', { name: `Saved : ${name}` })).toBeVisible()
  await card.getByRole('button', { name: `Saved : ${name}` }).click()
  await expect(card.getByRole('button', { name: `Save : ${name}` })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(card.getByRole('button', { name: `Saved : ${name}` })).toBeVisible()
})

test(
  'a visitor of a private page is sent home, told why, and after signing in led back',
  ONCE,
  async ({ page }) => {
    const email = await createAccount(page)
    for (const [path, title] of [
      ['/dashboard', 'Dashboard'],
      ['/saved', 'Saved Tools'],
      ['/profile?tab=security', 'Profile'],
    ] as const) {
      await page.context().clearCookies()
      await open(page, path)
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('dialog')).toContainText(`Sign in to see the page “${title}”.`)
      await fillSignIn(page, email)
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
    }
  },
)

test('the pages of whoever is signed in are well made', async ({ page }) => {
  await createAccount(page)
  for (const path of ['/dashboard', '/saved', '/profile', '/profile?tab=security'])
    await test.step(path, () => expectWellMade(page, path))
})

test('pages do not flash or move for whoever is signed in, and say nothing of them in their source', async ({
  page,
}) => {
  await createAccount(page, 'Unmistakable Person')
  const source = await (await page.request.get('/tools')).text()
  expect(source).not.toContain('Unmistakable')
  await expectWellMade(page, '/tools')
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden()
  if (!isPhone(page))
    await expect(page.getByRole('button', { name: 'Account of Unmistakable Person' })).toBeVisible()
})
