import type { Browser, Page } from '@playwright/test'
import { lettersIn, tokenIn } from '../test/mailbox.ts'
import { expect, open, test } from './kitly.ts'
import { BOSS, type OwnServer, oneThatComes, ownServer, startAdminServer } from './own-server.ts'

/**
 * The server of a file's journeys, each of which begins with its administrator. Other files use it, too: a journey here
 * goes by names of its own, counts nothing else, and changes nothing that is everybody's.
 */
export function sharedAdminServer(): OwnServer {
  let server: OwnServer
  test.beforeAll(({ adminServer }) => {
    server = adminServer
  })
  return entered(oneThatComes(() => server))
}

/** A server of a file's own, of which each journey begins with its administrator. */
export function ownAdminServer(): OwnServer {
  return entered(ownServer(startAdminServer))
}

function entered(server: OwnServer): OwnServer {
  test.beforeEach(({ page }) => enterAsBoss(page, server))
  return server
}

/** Signs in on the login screen; the dashboard is open afterwards. */
export async function signInAsBoss(page: Page, { url }: OwnServer) {
  await open(page, `${url}/admin`)
  await page.getByLabel('Email address').fill(BOSS.email)
  await page.getByLabel('Password').fill(BOSS.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
}

/** Begins a session without the login screen, which has journeys of its own. */
export async function enterAsBoss(page: Page, { url }: OwnServer) {
  const response = await page.request.post(`${url}/api/admin/login`, { data: BOSS })
  expect(await response.json()).toMatchObject({ success: true })
}

/** A second administrator, in a browser of their own. */
export async function openAsColleague(browser: Browser, page: Page, server: OwnServer, name: string) {
  const email = `${name.toLowerCase()}-${Date.now()}@kitly.example`
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const post = async (path: string, data: object, by = context.request) => {
    const response = await by.post(`${server.url}${path}`, { data })
    expect([path, response.ok()]).toEqual([path, true])
  }
  await post('/api/auth/signup', { name, email, mobile: '123', password: BOSS.password })
  const token = async (subject: string) => {
    const find = async () => (await lettersIn(server.dataFolder, email)).find((l) => l.subject === subject)
    await expect.poll(find).toBeTruthy()
    return tokenIn((await find())!)
  }
  await post('/api/auth/verify-email', { token: await token('Confirm your email address') })
  await post('/api/admin/users', { email }, page.request)
  await post('/api/admin/invitation', { token: await token('You are invited to administer Kitly') })
  return await context.newPage()
}

/** Adds a tool through the API; answers its id. */
export async function addTool(page: Page, { url }: OwnServer, name: string, given: object = {}) {
  const response = await page.request.post(`${url}/api/admin/tools`, {
    data: {
      name,
      short_description: `Does what ${name} does.`,
      website_url: 'https://example.com',
      ...given,
    },
  })
  expect(response.status()).toBe(201)
  return ((await response.json()) as { id: number }).id
}
