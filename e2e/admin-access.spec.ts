import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { enterAsBoss, signInAsBoss } from './admin.ts'
import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { BOSS, ownServer, startAdminServer, startOwnServer } from './own-server.ts'
import { fillSignIn, openDialog } from './people.ts'

// What is refused is refused by an answer that the browser reports.
test.use({ allowFailedRequests: ['status of 401', 'status of 403', 'status of 400', 'net::ERR_FAILED'] })

const server = ownServer(startAdminServer)

test('an administrator signs in, and out', async ({ page }) => {
  await open(page, `${server.url}/admin`)
  await expect(page.getByText('Only verified Kitly administrators can access this area.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Email address is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel('Email address').fill(BOSS.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid admin credentials')).toBeVisible()
  await signInAsBoss(page, server)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  const stored = await page.evaluate(() => sessionStorage.getItem('kitly.admin'))
  expect(JSON.parse(stored!)).toMatchObject({ email: BOSS.email, role: 'admin' })
  // Whoever is in goes straight on.
  await open(page, `${server.url}/admin`)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('kitly.admin'))).toBeNull()
})

test('a lost connection is said', ONCE, async ({ page }) => {
  await open(page, `${server.url}/admin`)
  await page.getByLabel('Email address').fill(BOSS.email)
  await page.getByLabel('Password').fill(BOSS.password)
  await page.route('**/api/admin/login', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible()
})

test('a visitor is led to the login after one try at direct access', ONCE, async ({ page }) => {
  const tries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/direct-access')) tries.push(request.url())
  })
  await open(page, `${server.url}/admin/tools`)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { name: 'Admin login' })).toBeVisible()
  expect(tries).toHaveLength(1)
  await open(page, `${server.url}/admin/contact`)
  await expect(page).toHaveURL(/\/admin$/)
  expect(tries).toHaveLength(1)
})

test('somebody who does not administer is told so', ONCE, async ({ page }) => {
  const { url } = server
  await enterAsBoss(page, server)
  const added = await page.request.post(`${url}/api/admin/users`, { data: { email: 'gone@kitly.example' } })
  expect(added.status()).toBe(201)
  await page.route('**/api/admin/check', (route) =>
    route.fulfill({
      json: { isAdmin: false, admin: null, signed_in: true, needs_code: false, second_factor: false },
    }),
  )
  await open(page, `${url}/admin`)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText('Only verified Kitly administrators can access this area.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${url}/`)
})

test('an authenticator app guards the next sign-in', async ({ page, browser }) => {
  const own = await startAdminServer()
  await enterAsBoss(page, own)
  await open(page, `${own.url}/admin/security`)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = await page.locator('code').textContent()
  const otp = createOTP(Buffer.from(base32.decode(secret!)).toString())
  await page.getByRole('textbox', { name: 'Code' }).fill('000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(/This code is not right/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(await otp.hotp(Math.floor(Date.now() / 30_000)))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
  const [recovery, second] = await page.locator('.font-mono li').allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Two-factor sign-in is on')).toBeVisible()

  const other = await browser.newPage()
  await open(other, `${own.url}/admin`)
  await other.getByLabel('Email address').fill(BOSS.email)
  await other.getByLabel('Password').fill(BOSS.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await other.getByLabel(/Code of your authenticator app/).fill(recovery!)
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(/\/admin\/dashboard$/)
  await other.close()

  // On the site itself it is owed, too: without it nobody is signed in.
  const third = await (await browser.newContext()).newPage()
  await open(third, `${own.url}/`)
  await openDialog(third, 'Sign In')
  await fillSignIn(third, BOSS.email, BOSS.password)
  const dialog = third.getByRole('dialog', { name: 'Enter your code' })
  await expect(dialog).toBeVisible()
  await expectAccessible(third)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await third.goto(`${own.url}/profile`)
  await dialog.getByLabel(/Code of your authenticator app/).fill(second!)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(third.getByRole('form', { name: 'Profile' })).toBeVisible()
  await third.context().close()
  await page.goto('about:blank')
  await own.close()
})

test('direct access without its key says no, and shows no credentials', async ({ page }) => {
  await open(page, `${server.url}/admin/direct`)
  await expect(page.getByText(/will be removed once login issues are fixed/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create admin session' }).click()
  await expect(
    page.getByText('This link has been used, is too old, or is not one of this server'),
  ).toBeVisible()
  await page.route('**/api/admin/direct-access', (route) => route.abort())
  await page.getByRole('button', { name: 'Create admin session' }).click()
  await expect(page.getByText('Failed to connect to server')).toBeVisible()
})

test('direct access makes the first administrator with the link of the start', ONCE, async ({ page }) => {
  const fresh = await startOwnServer({ env: { KITLY_ADMIN_EMAIL: '' } })
  const link = /http:\S+#key=\S+/.exec(fresh.output())?.[0]
  await open(page, link!)
  await page.getByLabel('Your email address').fill('first@kitly.example')
  await page.getByRole('button', { name: 'Create admin session' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.goto('about:blank')
  await fresh.close()
})

test('on a slow device the answer who is there may come first', ONCE, async ({ page }) => {
  await enterAsBoss(page, server)
  // What fails here is the journey itself, on an error that React reports.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (let i = 0; i < 6; i++) {
    await page.goto(`${server.url}/admin/blog`, { timeout: 300_000 })
    // Six times slower than a machine that may be busy as well.
    const heading = page.getByRole('heading', { name: 'No blog posts yet' })
    await expect(heading).toBeVisible({ timeout: 300_000 })
  }
})
