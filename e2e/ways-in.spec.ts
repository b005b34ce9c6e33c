import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { lettersIn } from '../test/mailbox.ts'
import { ownAdminServer } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { BOSS } from './own-server.ts'
import { expectSignedIn, fillSignIn, linkIn, PASSWORD } from './people.ts'

// What is refused is refused by an answer that the browser reports.
test.use({ allowFailedRequests: ['status of 403', 'status of 401', 'status of 400'] })

const server = ownAdminServer()
const visit = (page: Page, path: string) => open(page, `${server.url}${path}`)

/** The path of the link in the newest mail to an address. */
async function linkTo(email: string, subject: string): Promise<string> {
  const letters = async () =>
    (await lettersIn(server.dataFolder, email)).filter((letter) => letter.subject === subject)
  await expect.poll(async () => (await letters()).length).toBeGreaterThan(0)
  return linkIn((await letters()).at(-1)!)
}

/** It is a quarter of an hour ago that anybody has shown who they are. */
async function ageSessions(page: Page) {
  const database = new DatabaseSync(join(server.dataFolder, 'kitly.db'))
  const at = new Date(Date.now() - 15 * 60_000).toISOString()
  database.prepare('update sessions set created_at = ?, confirmed_at = null').run(at)
  database.close()
  // What was changed behind its back the server knows a moment later.
  const isConfirmed = async () =>
    (await (await page.request.get(`${server.url}/api/users/confirmation`)).json()).confirmed
  await expect.poll(isConfirmed).toBe(false)
}

/** A member with a verified address, signed in on a page of their own. */
async function member(page: Page, email: string) {
  const post = (path: string, data: object) => page.request.post(`${server.url}/api/auth/${path}`, { data })
  await post('signup', { name: 'Ada Lovelace', email, mobile: '123', password: PASSWORD })
  const token = new URLSearchParams((await linkTo(email, 'Confirm your email address')).split('#')[1])
  expect((await post('verify-email', { token: token.get('token') })).status()).toBe(200)
}

test('an administrator is invited, signs in with the invited address, and accepts', async ({
  page,
  browser,
}) => {
  const email = `invited-${test.info().project.name}@example.com`
  await visit(page, '/admin/settings?tab=users')
  await page.getByLabel('Email of a new admin').fill(email)
  await page.getByRole('button', { name: 'Add Admin' }).click()
  await expect(page.getByText('Admin user added successfully!')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Invited')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Send the invitation again to ${email}` }).click()
  await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await member(other, email)
  await other.context().clearCookies()
  await visit(other, await linkTo(email, 'You are invited to administer Kitly'))
  await expect(other).toHaveURL(/\/admin\/invitation$/)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await fillSignIn(other, email)
  await expect(other.getByText(`You are signed in as ${email}`)).toBeVisible()
  await expect(other).toHaveURL(/\/admin\/invitation$/)
  await other.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(other).toHaveURL(/\/admin\/dashboard$/)
  await expect(other.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await other.context().close()
  await page.reload()
  await expect(row).toContainText('Active')
  await page.getByRole('button', { name: `Deactivate ${email}` }).click()
  await expect(row).toContainText('Inactive')
})

test('who wants to do what matters shows again who they are, and nothing typed is lost', async ({ page }) => {
  const email = `asked-${test.info().project.name}@example.com`
  await visit(page, '/admin/settings?tab=users')
  const field = page.getByLabel('Email of a new admin')
  await field.fill(email)
  await ageSessions(page)
  await page.getByRole('button', { name: 'Add Admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(dialog.getByLabel('Password')).toBeVisible()
  await expectAccessible(page)
  // Whoever thinks better of it loses nothing.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Please confirm first that it is you')).toBeVisible()
  await expect(field).toHaveValue(email)
  await page.getByRole('button', { name: 'Add Admin' }).click()
  await dialog.getByLabel('Password').fill('wrong password 1')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toContainText('The password is not right')
  await dialog.getByLabel('Password').fill(BOSS.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Admin user added successfully!')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited')
})

test('a file with people, and a role in a window, ask in the same way', ONCE, async ({ page, browser }) => {
  const name = test.info().project.name
  const email = `role-${name}@example.com`
  const other = await (await browser.newContext()).newPage()
  await member(other, email)
  await other.context().close()
  await visit(page, `/admin/users?search=${email}`)
  await ageSessions(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Export CSV/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password').fill(BOSS.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toMatch(/^registered_users_/)

  await page.getByRole('button', { name: 'View details of Ada Lovelace' }).click()
  const window = page.getByRole('dialog', { name: 'Ada Lovelace', exact: true })
  await expect(window.getByLabel('Role')).toBeVisible()
  await ageSessions(page)
  await window.getByLabel('Role').selectOption('Admin')
  await dialog.getByLabel('Password').fill(BOSS.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Ada Lovelace is invited to administer')).toBeVisible()
  await expect(window).toBeVisible()
  await expect(window.getByLabel('Role')).toHaveValue('user')
})

test('a new address is confirmed by a press, and elsewhere with the password alone', async ({
  page,
  browser,
}) => {
  const name = test.info().project.name
  const [email, next] = [`mover-${name}@example.com`, `moved-${name}@example.com`]
  const own = await (await browser.newContext()).newPage()
  await member(own, email)
  await own.request.put(`${server.url}/api/users/profile`, { data: { email: next } })
  const link = await linkTo(next, 'Confirm your new email address')
  // Somebody else: nothing happens by itself, and the press asks for a password.
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirm new address' }).click()
  await expect(page.getByText('somebody else wants to use your address')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Password').fill('a wrong guess 1')
  await page.getByRole('button', { name: 'Confirm new address' }).click()
  await expect(page.getByText('This is not the password of the account')).toBeVisible()

  await visit(own, link)
  await own.getByRole('button', { name: 'Confirm new address' }).click()
  await expect(own.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible()
  await own.context().close()
})

test('a changed address is taken back by the old one, and a new password set', async ({ browser }) => {
  const name = test.info().project.name
  const [email, next] = [`victim-${name}@example.com`, `thief-${name}@example.com`]
  const own = await (await browser.newContext()).newPage()
  await member(own, email)
  await own.request.put(`${server.url}/api/users/profile`, { data: { email: next } })
  const link = await linkTo(next, 'Confirm your new email address')
  const token = new URLSearchParams(link.split('#')[1]).get('token')
  await own.request.post(`${server.url}/api/auth/confirm-email`, { data: { token } })

  await visit(own, await linkTo(email, 'Your email address was changed'))
  await expectAccessible(own)
  await own.getByRole('button', { name: 'Take it back' }).click()
  await expect(own.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await own.getByLabel('New password', { exact: true }).fill('a fresh password 4')
  await own.getByLabel('Confirm new password').fill('a fresh password 4')
  await own.getByRole('button', { name: 'Set password' }).click()
  await fillSignIn(own, email, 'a fresh password 4')
  await expectSignedIn(own)
  await own.context().close()
})
