import { expect, expectAccessible, expectToFit, ONCE, open, test } from './kitly.ts'
import {
  createAccount,
  expectSignedIn,
  fillSignIn,
  freshAddress,
  linkIn,
  mailFor,
  openDialog,
  PASSWORD,
} from './people.ts'

/** The browser itself reports answers of these kinds; the journeys below provoke them. */
const REFUSED = ['status of 401', 'status of 400']

test('the profile is changed, and a new address counts once it is confirmed', ONCE, async ({ page }) => {
  const email = await createAccount(page)
  await open(page, '/profile')
  const form = page.getByRole('form', { name: 'Profile' })
  await form.getByLabel('Full name').fill('Augusta Ada King')
  await form.getByLabel('Location').fill('London')
  await form.getByLabel('Date of birth').fill('1815-12-10')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form).toContainText('Please enter a valid date of birth')
  await form.getByLabel('Date of birth').fill('1990-12-10')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Location')).toHaveValue('London')
  await expect(page.getByText('Augusta Ada King').first()).toBeVisible()
  await expect(page.getByText('Member since')).toBeVisible()

  const next = freshAddress()
  await form.getByLabel('Email address').fill(next)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByRole('status')).toContainText(next)
  await expect(form.getByLabel('Email address')).toHaveValue(email)
  await open(page, linkIn(await mailFor(next, 'Confirm your new email address')))
  await page.getByRole('button', { name: 'Confirm new address' }).click()
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(form.getByLabel('Email address')).toHaveValue(next)
})

test('a photo is checked, uploaded and removed', ONCE, async ({ page }) => {
  await createAccount(page)
  await open(page, '/profile')
  const input = page.getByLabel('Profile photo')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toHaveText('Please select an image file')
  await input.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(page.getByRole('alert')).toHaveText('File size must be less than 5MB')
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Profile photo updated successfully!')).toBeVisible()
  const picture = page.locator('main img')
  await expect(picture).toHaveAttribute('src', /^\/uploads\/avatars\/\w+\.webp$/)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(picture).toHaveCount(0)
})

test.describe('security', () => {
  test.use({ allowFailedRequests: REFUSED })

  test('the password is changed and other devices are signed out', async ({ page, browser }) => {
    const email = await createAccount(page)
    const other = await browser.newPage()
    await open(other, '/')
    await openDialog(other, 'Sign In')
    await fillSignIn(other, email)
    await expectSignedIn(other)

    await open(page, '/profile?tab=security')
    const devices = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByText('This device')).toHaveCount(1)
    await expectToFit(page)
    await expectAccessible(page)
    const form = page.getByRole('form', { name: 'Change password' })
    await form.getByLabel('Current password').fill('wrong password 1')
    await form.getByLabel('New password', { exact: true }).fill('a fresh password 4')
    await form.getByLabel('Confirm new password').fill('a fresh password 4')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form).toContainText('The current password is not right')
    await form.getByLabel('Current password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password is changed')).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expectSignedIn(page)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/$/)
    await other.close()
  })

  test(
    'one’s data is downloaded, and the account deleted after a grace period, unless it is kept',
    ONCE,
    async ({ page }) => {
      const email = await createAccount(page)
      await open(page, '/profile?tab=security')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download my data' }).click()
      expect((await download).suggestedFilename()).toBe('kitly-data.json')

      await page.getByRole('button', { name: 'Delete my account' }).click()
      const ask = page.getByRole('alertdialog', { name: 'Delete your account?' })
      await ask.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByText('Your account will be deleted on')).toBeVisible()
      await mailFor(email, 'Your account will be deleted')
      await page.getByRole('button', { name: 'Keep my account' }).click()
      await expect(page.getByText('Your account will be deleted on')).toBeHidden()
    },
  )
})

test('a review of a signed-in person is prefilled, changed and deleted by them', async ({ page }) => {
  const email = await createAccount(page, 'Ada Lovelace')
  await open(page, '/tools/notebooklm?tab=reviews')
  await page.getByRole('button', { name: 'Write Review' }).click()
  const form = page.getByRole('form', { name: 'Write a review' })
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked()
  const text = `Written by ${email}`
  await form.getByRole('textbox', { name: 'Review' }).fill(text)
  await form.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByRole('button', { name: 'Yes, 5 of 5' }).click()
  const item = page.getByRole('listitem').filter({ hasText: text })
  await expect(item).toContainText('Your review')
  await item.getByRole('button', { name: 'Edit your review' }).click()
  const change = page.getByRole('form', { name: 'Change your review' })
  await change.getByRole('textbox', { name: 'Review' }).fill(`${text}, and changed`)
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Save Review' }).click()
  await expect(item).toContainText('and changed')
  await open(page, '/dashboard')
  await expect(page.locator('dl > div').filter({ hasText: 'Reviews Written' })).toContainText('1')
  await open(page, '/tools/notebooklm?tab=reviews')
  await item.getByRole('button', { name: 'Delete your review' }).click()
  await expect(item).toHaveCount(0)
})
