import { expect, expectAccessible, ONCE, open, test } from './kitly.ts'
import { createAccount } from './people.ts'

test('a bundle is saved, listed and counted', ONCE, async ({ page }) => {
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
