import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Letter, lettersIn, tokenIn } from '../test/mailbox.ts'
import { isPhone } from './kitly.ts'

export const PASSWORD = 'correct horse 7 battery'

export const freshAddress = () => `e2e-${randomBytes(6).toString('hex')}@example.com`

/** Waits for a mail with this subject; the newest when there are several. */
export async function mailFor(address: string, subject: string): Promise<Letter> {
  let found: Letter | undefined
  await expect
    .poll(async () => {
      found = (await lettersIn(process.env.E2E_DATA!, address)).filter((m) => m.subject === subject).at(-1)
      return found !== undefined
    })
    .toBe(true)
  return found!
}

/** The path of the link in a mail. */
export const linkIn = (letter: Letter) => {
  const link = new URL(/https?:\/\/\S+#token=\S+/.exec(letter.text)![0])
  expect(tokenIn(letter)).not.toBe('')
  return link.pathname + link.hash
}

/** Opens the sign-in dialog from the header. */
export async function openDialog(page: Page, name: 'Sign In' | 'Get Started') {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name, exact: true }).click()
  } else await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  return page.getByRole('dialog', { name: name === 'Sign In' ? 'Sign in' : 'Create your account' })
}

export async function fillSignUp(page: Page, email: string, password = PASSWORD) {
  const dialog = page.getByRole('dialog', { name: 'Create your account' })
  await dialog.getByRole('button', { name: 'Sign up with email' }).click()
  await dialog.getByLabel('Full name').fill('Ada Lovelace')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Mobile number').fill('+44 20 7946 0000')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Confirm password').fill(password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
}

export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A new account, made and confirmed through the API; the browser is signed in with it. Answers its address. */
export async function createAccount(page: Page, name = 'Ada Lovelace'): Promise<string> {
  const email = freshAddress()
  const body = { name, email, mobile: '123', password: PASSWORD }
  expect((await page.request.post('/api/auth/signup', { data: body })).status()).toBe(200)
  const token = tokenIn(await mailFor(email, 'Confirm your email address'))
  expect((await page.request.post('/api/auth/verify-email', { data: { token } })).status()).toBe(200)
  return email
}

/** Opens the account's menu, and answers it. */
export async function openMenu(page: Page) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu' }).click()
    return page.getByRole('dialog', { name: 'Menu' })
  }
  await page.getByRole('button', { name: /^Account of/ }).click()
  return page.getByRole('menu')
}

/** Signed in, as the header shows it. */
export async function expectSignedIn(page: Page, is = true) {
  const html = page.locator('html')
  if (is) await expect(html).toHaveAttribute('data-signed-in', '')
  else await expect(html).not.toHaveAttribute('data-signed-in', '')
}

export async function signOut(page: Page) {
  const menu = await openMenu(page)
  await menu.getByText('Sign Out').click()
  await expectSignedIn(page, false)
}
