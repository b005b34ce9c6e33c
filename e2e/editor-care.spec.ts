import { HOSTILE_HTML } from '../test/hostile-html.ts'
import { sharedAdminServer } from './admin.ts'
import { expect, ONCE, test } from './kitly.ts'
import { goTo, openForm, PNG, paste, readStored, storePost } from './writing.ts'

const server = sharedAdminServer()

test.describe('when something goes wrong', () => {
  // The browser reports what the server refuses.
  test.use({ allowFailedRequests: ['409', '400', '401', '413', 'ERR_'] })

  test('two people at one post: the second is asked, and nothing is lost', ONCE, async ({ page }) => {
    const id = await storePost(page, server, { title: 'Shared' })
    const { form, text } = await openForm(page, server, String(id))
    await goTo(text, 'start')
    await page.keyboard.type('Mine. ')
    const theirs = { title: 'Shared, by them', content: '<p>Their text</p>' }
    expect((await page.request.put(`${server.url}/api/admin/blog/${id}`, { data: theirs })).ok()).toBe(true)

    await form.getByRole('button', { name: 'Save draft' }).click()
    const question = page.getByRole('dialog', { name: 'Somebody else has changed this blog post' })
    await expect(question).toContainText('Their text')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(text).toContainText('Mine. Its text')
    await form.getByRole('button', { name: 'Save draft' }).click()
    await question.getByRole('radio', { name: 'Content: yours' }).check()
    await question.getByRole('button', { name: 'Save what I chose' }).click()
    await expect(form).toBeHidden()
    expect(await readStored(page, server, id)).toMatchObject({
      title: 'Shared, by them',
      content: '<p>Mine. Its text</p>',
      version: 3,
    })
  })

  test('a session that ends while writing loses nothing', ONCE, async ({ page }) => {
    const id = await storePost(page, server, { title: 'Long session' })
    const { form, text } = await openForm(page, server, String(id))
    const cookies = await page.context().cookies()
    await goTo(text, 'start')
    await page.keyboard.type('Before the end. ')
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Save draft' }).click()
    // Whoever does not sign in at once is told what was kept.
    await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Close' }).click()
    await expect(form.getByRole('alert')).toContainText(
      'Failed to save blog post: Please sign in to continue',
    )
    await expect(form.getByRole('alert')).toContainText('Your text is kept in this browser')
    await expect(form.getByRole('status').filter({ hasText: 'Your session has ended' })).toBeVisible()

    // Another visit, signed in again: what was written is offered.
    await page.context().addCookies(cookies)
    const again = await openForm(page, server, String(id))
    await again.form.getByRole('button', { name: 'Restore' }).click()
    await expect(again.text).toContainText('Before the end.')
    await again.form.getByRole('button', { name: 'Save draft' }).click()
    await expect(again.form).toBeHidden()
    expect((await readStored(page, server, id)).content).toBe('<p>Before the end. Its text</p>')
  })

  test('bad addresses are named at their fields', ONCE, async ({ page }) => {
    const { form, text } = await openForm(page, server, 'new')
    await form.getByLabel('Title', { exact: true }).fill('Bad addresses')
    await form.getByLabel('Excerpt').fill('E')
    await text.fill('C')
    for (const label of ['Cover image URL', 'YouTube video URL', 'Avatar URL']) {
      await form.getByLabel(label).fill('not an address')
    }
    await form.getByRole('button', { name: 'Save draft' }).click()
    for (const name of ['Cover image', 'Video', 'Avatar']) {
      await expect(form.getByText(`${name} must be an address that starts with`)).toBeVisible()
    }
    await expect(text).toHaveText('C')
  })

  test('a server that cannot be reached is said, and the text stays', ONCE, async ({ page }) => {
    const { form, text } = await openForm(page, server, 'new')
    await form.getByLabel('Title', { exact: true }).fill('No answer')
    await form.getByLabel('Excerpt').fill('E')
    await text.fill('Still here')
    await page.route('**/api/admin/**', (route) => route.abort())
    await form.getByRole('button', { name: 'Save draft' }).click()
    await expect(form.getByRole('alert')).toHaveText('Error saving blog post')
    await expect(text).toHaveText('Still here')
  })

  test('a pasted picture over the limit is refused, and the text stays', ONCE, async ({ page }) => {
    const { form, text } = await openForm(page, server, 'new')
    await text.fill('The text')
    await paste(text, { files: [{ name: 'large.png', size: 8 * 1024 * 1024 + 1 }] })
    await expect(form.getByRole('alert')).toContainText('The image must have at most 8 MB')
    await expect(text).toHaveText('The text')
    await paste(text, { files: [{ name: 'none.png', size: 10 }] })
    await expect(form.getByRole('alert')).toContainText('Please choose an image')
  })
})

test('pasted pictures are uploaded, and get their text', ONCE, async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  await paste(text, { files: [{ name: 'dot.png', base64: PNG }] })
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/uploads\/blog\/[\da-f]+\.webp$/)
  await text.locator('figcaption').click()
  await page.keyboard.type('A caption')
  await form.getByLabel('Alternative text').fill('One dot')
  await form.getByLabel('Alternative text').press('Enter')
  await expect(text.locator('figure img')).toHaveAttribute('alt', 'One dot')
  await expect(text.locator('figcaption')).toHaveText('A caption')
})

test('drafts are kept by themselves and found again', ONCE, async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  await form.getByLabel('Title', { exact: true }).fill('Kept by itself')
  const kept = page.waitForResponse((r) => r.request().postData()?.includes('Written and left') ?? false)
  await text.fill('Written and left')
  await kept
  await expect(form.getByRole('status').filter({ hasText: 'Draft kept' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${server.url}/admin/blog`)
  const item = page.getByRole('listitem').filter({ hasText: 'Kept by itself' })
  await item.getByRole('button', { name: 'Continue writing' }).click()
  await expect(text).toHaveText('Written and left')
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Kept by itself')
})

test('the preview shows the text as readers will see it', ONCE, async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  await form.getByLabel('Title', { exact: true }).fill('Seen before')
  await text.click()
  await page.keyboard.type('## A heading\nThe text')
  await form.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = form.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('h2#s-a-heading')).toHaveText('A heading')
  await page.keyboard.press('Tab')
  await goTo(text, 'end')
  await page.keyboard.type(' goes on')
  await expect(preview).toContainText('The text goes on')
})

test('what Word and Google Docs paste becomes an ordinary text', ONCE, async ({ page }) => {
  const { text } = await openForm(page, server, 'new')
  await paste(text, {
    html: `<html xmlns:o="urn:x"><head><style>p.MsoNormal{color:red}</style><!--[if gte mso 9]><xml></xml><![endif]--></head><body>
      <p class="MsoNormal" style="margin:0"><span style="font-weight:bold">Bold</span> text<o:p></o:p></p>
      <p class="MsoNormal"><o:p>&nbsp;</o:p></p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>One</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>  </span></span>Below</p>
      <img src="file:///C:/x.png"></body></html>`,
  })
  await expect(text.locator('strong')).toHaveText('Bold')
  await expect(text.locator('ul > li > ul > li')).toHaveText('Below')
  expect(await text.locator('img, [style], [class^=Mso]').count()).toBe(0)
  await text.press('Control+a')
  await text.press('Delete')
  await paste(text, {
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.3"><span style="font-size:16pt">Title</span></h2>
      <p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700;font-style:italic">both</span><a href="https://example.com/" style="text-decoration:none"><span style="text-decoration:underline">link</span></a></p></b>`,
  })
  await expect(text.locator('h2')).toHaveText('Title')
  await expect(text.locator('h2 strong')).toHaveCount(0)
  await expect(text.locator('strong em, em strong')).toHaveText('both')
  await expect(text.locator('a')).toHaveAttribute('href', 'https://example.com/')
  await expect(text.locator('u')).toHaveCount(0)
})

test.describe('a corpus of hostile HTML', () => {
  // Without the page's policy, which would hide what the editor lets through.
  test.use({ allowFailedRequests: ['ERR_', '404'], bypassCSP: true })

  test('does nothing when it is pasted', ONCE, async ({ page }) => {
    const asked: string[] = []
    await page.route(/evil\.example/, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.addInitScript(() => {
      const counter = window as unknown as { hits: number; hit: () => void }
      counter.hits = 0
      counter.hit = () => {
        counter.hits++
      }
    })
    const { text } = await openForm(page, server, 'new')
    const harmed: object[] = []
    for (const html of HOSTILE_HTML) {
      await paste(text, { html })
      const found = await text.evaluate((element) => {
        const all = [...element.querySelectorAll('*')]
        return {
          hits: (window as unknown as { hits: number }).hits,
          elements: all.filter((e) =>
            e.matches(
              'script, style, iframe, object, embed, svg, math, form, base, link, meta, template, noscript',
            ),
          ),
          attributes: all.flatMap((e) =>
            [...e.attributes]
              .filter(
                ({ name, value }) =>
                  // The editor gives its tables a width of its own.
                  (name === 'style' && !/^min-width: \d+px;$/.test(value)) ||
                  /^on|^srcdoc$|^formaction$/.test(name) ||
                  /^\s*(javascript|vbscript|data):/i.test(value),
              )
              .map(({ name, value }) => `${name}=${value}`),
          ),
        }
      })
      if (found.hits || found.elements.length || found.attributes.length) harmed.push({ html, ...found })
      await text.press('Control+a')
      await text.press('Delete')
    }
    expect(harmed).toEqual([])
    // Pictures of other sites may be shown; nothing else is asked for.
    expect(
      asked.filter((url) => !/\.(png|gif|jpe?g|webp)|\/(x|a|i|p)?$/.test(new URL(url).pathname)),
    ).toEqual([])
  })
})
