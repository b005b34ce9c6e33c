import { expect, expectAccessible, isPhone, ONCE, open, test } from './kitly.ts'
import { openDialog } from './people.ts'

test('header and footer lead to every part of the site', async ({ page }) => {
  await open(page, '/')
  if (!isPhone(page)) {
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link')).toHaveText([
      'Browse Tools',
      'AI Bundles',
      'Magic Kit Builder',
      'Categories',
    ])
  }
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')!))
  for (const slug of ['design', 'content', 'marketing', 'productivity', 'automation']) {
    expect(hrefs).toContain(`/tools?category=${slug}`)
  }
  expect(hrefs).toContain('/admin')
  for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200)
})

test('Ctrl+K goes anywhere by a few letters', ONCE, async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('notebooklm')
  await expect(palette.getByRole('option').first()).toContainText('NotebookLM')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tools\/notebooklm$/)
  await expect(palette).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('startup launch')
  await palette.getByRole('option', { name: /Startup Launch Kit/ }).click()
  await expect(page).toHaveURL(/\/bundles\/startup-launch-kit$/)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

const openSignUp = async (page: import('@playwright/test').Page) => {
  await open(page, '/')
  await openDialog(page, 'Get Started')
  await page.getByRole('button', { name: 'Sign up with email' }).click()
  return page.getByRole('dialog', { name: 'Create your account' })
}

test('signing up says what is missing, and typing takes the sentence away', async ({ page }) => {
  const dialog = await openSignUp(page)
  const send = dialog.getByRole('button', { name: 'Create Account' })
  await send.click()
  for (const message of [
    'Full name is required',
    'Email address is required',
    'Mobile number is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await expectAccessible(page)
  await dialog.getByLabel('Full name').fill('Ada')
  await expect(dialog.getByText('Full name is required')).toBeHidden()
  await expect(dialog.getByText('Mobile number is required')).toBeVisible()
  await dialog.getByLabel('Email address').fill('ada')
  await dialog.getByLabel('Mobile number').fill('1')
  await dialog.getByLabel('Password', { exact: true }).fill('short')
  await dialog.getByLabel('Confirm password').fill('other')
  await send.click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expect(dialog.getByText('Password must be at least 8 characters long')).toBeVisible()
  await dialog.getByLabel('Email address').fill('ada@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill('long enough')
  await send.click()
  await expect(dialog.getByText('Passwords do not match')).toBeVisible()
})

test('switching between signing up and signing in clears the errors', ONCE, async ({ page }) => {
  const dialog = await openSignUp(page)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  await expect(signIn.getByText(/required/)).toHaveCount(0)
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(signIn.getByText('Email address is required')).toBeVisible()
  await expect(signIn.getByText('Password is required')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
