import { expect, expectAccessible, expectWellMade, isPhone, open, test } from './kitly.ts'
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

  test('a wrong password says so and keeps what was typed; the right one signs in', async ({ page }) => {
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
  })

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

  test('a link in another browser needs the password, and works once', async ({ page, browser }) => {
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

test('a visitor who saves a tool is led to signing in, and then it is saved', async ({ page }) => {
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

test('a bundle is saved, listed and counted', async ({ page }) => {
  await createAccount(page)
  await open(page, '/bundles/startup-launch-kit')
  await page.getByRole('button', { name: /^Add Bundle to Favorites/ }).click()
  await expect(page.getByRole('button', { name: /^In Favorites/ })).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/saved?tab=bundles')
  await expect(page.getByRole('link', { name: 'Startup Launch Kit' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Bundles (1)' })).toHaveAttribute('aria-selected', 'true')
  await open(page, '/dashboard')
  await expect(page.getByRole('listitem').filter({ hasText: 'You saved the bundle' })).toContainText(
    'Startup Launch Kit',
  )
})

test('saved tools are searched, noted and put into folders', async ({ page }) => {
  await createAccount(page)
  const tools = (await (await page.request.get('/api/tools?limit=3')).json()) as {
    id: number
    name: string
  }[]
  for (const { id } of tools) await page.request.post(`/api/users/saved-tools/${id}`)
  await open(page, '/saved')
  await expect(page.getByText('3 saved tools')).toBeVisible()
  const [first] = tools
  await page.getByRole('button', { name: `Edit note and folder of ${first!.name}` }).click()
  const form = page.getByRole('form', { name: `Note and folder of ${first!.name}` })
  await form.getByLabel('Note').fill('For the spring campaign')
  await form.getByLabel('Folder').fill('Work')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('For the spring campaign')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search saved tools' }).fill('spring')
  await expect(page.getByText('1 saved tool', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/search=spring/)
  await page.getByRole('searchbox', { name: 'Search saved tools' }).fill('nothing like it')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('3 saved tools')).toBeVisible()
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: 'Work' }).click()
  await expect(page.getByText('1 saved tool', { exact: true })).toBeVisible()
})

for (const path of ['/dashboard', '/saved', '/profile?tab=security']) {
  test(`a visitor of ${path} is sent home, and after signing in back`, async ({ page }) => {
    const email = await createAccount(page)
    await page.context().clearCookies()
    await open(page, path)
    await expect(page).toHaveURL(/\/$/)
    await fillSignIn(page, email)
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`))
  })
}

test('the profile is changed, and a new address counts once it is confirmed', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(form.getByLabel('Email address')).toHaveValue(next)
})

test('a photo is checked, uploaded and removed', async ({ page }) => {
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

  test('one’s data is downloaded, and the account deleted after a grace period, unless it is kept', async ({
    page,
  }) => {
    const email = await createAccount(page)
    await open(page, '/profile?tab=security')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const dialog = page.getByRole('dialog', { name: 'Download your data' })
    await dialog.getByLabel('Password').fill('wrong password 1')
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect(dialog).toContainText('The password is not right')
    await dialog.getByLabel('Password').fill(PASSWORD)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('kitly-data.json')

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const ask = page.getByRole('dialog', { name: 'Delete your account?' })
    await ask.getByLabel('Password').fill(PASSWORD)
    await ask.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account will be deleted on')).toBeVisible()
    await mailFor(email, 'Your account will be deleted')
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText('Your account will be deleted on')).toBeHidden()
  })
})

for (const path of ['/dashboard', '/saved', '/profile', '/profile?tab=security']) {
  test(`${path} is well made for who is signed in`, async ({ page }) => {
    await createAccount(page)
    await expectWellMade(page, path)
  })
}

test('pages do not flash or move for whoever is signed in, and say nothing of them in their source', async ({
  page,
}) => {
  await createAccount(page, 'Unmistakable Person')
  const source = await (await page.request.get('/tools')).text()
  expect(source).not.toContain('Unmistakable')
  await expectWellMade(page, '/tools')
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeHidden()
  if (!isPhone(page))
    await expect(page.getByRole('button', { name: 'Account of Unmistakable Person' })).toBeVisible()
})
