import { addTool, sharedAdminServer } from './admin.ts'
import { expect, expectAccessible, expectToFit, test } from './kitly.ts'
import { openForm, readStored, storePost } from './writing.ts'

const server = sharedAdminServer()

test('a plot of the tools that an article names is put in, changed and shown without a script', async ({
  page,
  browser,
}) => {
  const suffix = test.info().project.name
  const [anchor, buoy, crane] = [`Anchor ${suffix}`, `Buoy ${suffix}`, `Crane ${suffix}`]
  for (const name of [anchor, buoy, crane]) await addTool(page, server, name)
  const link = (name: string) => `<a href="/tools/${name.toLowerCase().replace(' ', '-')}">${name}</a>`
  const title = `Plots ${suffix}`
  const content = `<p>Compare ${link(anchor)} with ${link(buoy)}.</p>`
  const id = await storePost(page, server, { title, content })
  const { form, text } = await openForm(page, server, String(id))
  await text.press('Control+End')
  await form.getByRole('button', { name: 'Plot', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Plot of tools' })
  // The tools that the text names are proposed.
  await expect(dialog.getByRole('listitem')).toHaveText([anchor, buoy])
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByLabel('Add a tool').fill(crane)
  await page.getByRole('option', { name: crane }).click()
  await dialog.getByRole('button', { name: `Move ${crane} up` }).click()
  await dialog.getByRole('button', { name: 'Insert plot' }).click()
  await expect(text.locator('.editor-box-plot')).toContainText(`${anchor}, ${crane}, ${buoy}`)

  // The one that is selected is changed, and no second one comes in.
  await text.locator('.editor-box-plot').click()
  await form.getByRole('button', { name: 'Plot', exact: true }).click()
  await dialog.getByLabel('What it shows').selectOption({ label: 'Free trial' })
  await dialog.getByRole('button', { name: 'Change plot' }).click()
  await expect(text.locator('.editor-box-plot')).toContainText('trial days')
  await form.getByLabel('Publish', { exact: true }).check()
  await form.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(form).toBeHidden()
  const stored = await readStored(page, server, id)
  expect(stored.content.match(/<div/g)).toHaveLength(1)
  expect(stored.content).toContain(
    `<div data-plot="trial_days" data-tools="anchor-${suffix} crane-${suffix} buoy-${suffix}">`,
  )

  const reader = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
  const article = await reader.newPage()
  await article.goto(`${server.url}/blog/${stored.slug}`)
  const plot = article.locator('figure.plot')
  await expect(plot.getByRole('listitem')).toHaveText(
    [anchor, crane, buoy].map((name) => `${name} Not known`),
  )
  await expect(plot).toContainText('No source is known yet.')
  await expectToFit(article)
  await reader.close()
})
