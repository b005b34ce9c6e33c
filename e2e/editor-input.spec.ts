import { sharedAdminServer } from './admin.ts'
import { expect, ONCE, test } from './kitly.ts'
import { keepNothingUnasked, openForm, PNG, paste, settle } from './writing.ts'

const server = sharedAdminServer()

test('Markdown becomes what it means while it is typed', ONCE, async ({ page }) => {
  const { text } = await openForm(page, server, 'new')
  for (const [typed, selector, content] of [
    ['# One', 'h1', 'One'],
    ['## Two', 'h2', 'Two'],
    ['### Three', 'h3', 'Three'],
    ['- point', 'ul:not([data-list]) > li', 'point'],
    ['* star', 'ul:not([data-list]) > li', 'star'],
    ['1. first', 'ol > li', 'first'],
    ['[ ] to do', 'ul[data-list="check"] > li', 'to do'],
    ['> said', 'blockquote', 'said'],
    ['``` code', 'pre', 'code'],
    ['**bold** x', 'strong', 'bold'],
    ['*italic* x', 'em', 'italic'],
    ['~~struck~~ x', 's', 'struck'],
    ['`code` x', 'p code', 'code'],
    ['---', 'hr[data-separator="line"]', ''],
  ] as const) {
    await text.click()
    await page.keyboard.type(typed)
    await expect(text.locator(selector), typed).toHaveText(content)
    await text.press('Control+a')
    await text.press('Delete')
    await text.press('Backspace')
  }
})

test('everything in the slash menu does what it says', ONCE, async ({ page }) => {
  const { text } = await openForm(page, server, 'new')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  for (const [query, name, selector] of [
    ['text', 'Text', 'p'],
    ['heading 1', 'Heading 1', 'h1'],
    ['h2', 'Heading 2', 'h2'],
    ['h3', 'Heading 3', 'h3'],
    ['points', 'Bullet list', 'ul:not([data-list])'],
    ['ordered', 'Numbered list', 'ol'],
    ['todo', 'Check list', 'ul[data-list="check"]'],
    ['quote', 'Quote', 'blockquote'],
    ['pre', 'Code block', 'pre'],
    ['dots', 'Separator: dots', 'hr[data-separator="dots"]'],
    ['line', 'Separator: line', 'hr[data-separator="line"]'],
    ['wave', 'Separator: wave', 'hr[data-separator="wave"]'],
  ] as const) {
    await text.click()
    await page.keyboard.type(`/${query}`)
    await menu.getByRole('option', { name, exact: true }).click()
    await expect(menu).toBeHidden()
    await expect(text.locator(selector).first(), name).toBeAttached()
    await text.press('Control+a')
    await text.press('Delete')
    await text.press('Backspace')
  }
  for (const [query, name, title] of [
    ['photo', 'Image', 'Insert image'],
    ['rows', 'Table', 'Insert table'],
    ['product', 'Tool card', 'Insert tool card'],
    ['youtube', 'Video', 'Embed video'],
  ] as const) {
    await text.click()
    await page.keyboard.type(`/${query}`)
    await expect(menu.getByRole('option')).toHaveText([name])
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click()
    await expect(text).toHaveText('')
  }
  await page.keyboard.type('either / line')
  await expect(menu).toBeHidden()
})

test('any form of YouTube link becomes the embed form', ONCE, async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  const window = page.getByRole('dialog', { name: 'Embed video' })
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
    ' www.youtube.com/watch?v=dQw4w9WgXcQ ',
  ]) {
    await text.click()
    await form.getByRole('button', { name: 'Video' }).click()
    await window.getByLabel('Video address').fill(address)
    await window.getByRole('button', { name: 'Embed video' }).click()
    await expect(text.locator('.editor-box-video'), address).toContainText(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    )
    await text.press('Control+a')
    await text.press('Delete')
  }
})

test('a YouTube link that is pasted on a line of its own becomes a video', ONCE, async ({ page }) => {
  const { text } = await openForm(page, server, 'new')
  await text.click()
  await paste(text, { text: 'https://youtu.be/dQw4w9WgXcQ' })
  await expect(text.locator('.editor-box-video')).toContainText('embed/dQw4w9WgXcQ')
  // Within a sentence it is a link, and over a selection it links what is selected.
  await page.keyboard.type('See ')
  await paste(text, { text: 'https://youtu.be/dQw4w9WgXcQ' })
  await expect(text.locator('p a')).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ')
  await expect(text.locator('.editor-box-video')).toHaveCount(1)
  await text.press('Enter')
  await page.keyboard.type('words')
  await settle(page)
  await page.keyboard.press('Shift+Home')
  await settle(page)
  await paste(text, { text: 'https://example.com/a' })
  await expect(text.locator('a', { hasText: 'words' })).toHaveAttribute('href', 'https://example.com/a')
})

test('rows and columns of a table are clamped to 1 to 20', ONCE, async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  const window = page.getByRole('dialog', { name: 'Insert table' })
  for (const [rows, columns, expected] of [
    ['', '-4', [1, 1]],
    ['21', '2.4', [20, 2]],
    ['1000000', '20', [20, 20]],
  ] as const) {
    await text.click()
    await form.getByRole('button', { name: 'Table', exact: true }).click()
    await expect(window.getByLabel('Rows')).toHaveValue('3')
    await expect(window.getByLabel('Columns')).toHaveValue('3')
    await window.getByLabel('Rows').fill(rows)
    await window.getByLabel('Columns').fill(columns)
    await window.getByRole('button', { name: 'Insert table' }).click()
    await expect(text.locator('tr')).toHaveCount(expected[0])
    await expect(text.locator('tr').first().locator('th, td')).toHaveCount(expected[1])
    const bar = form.getByRole('toolbar', { name: 'Table' })
    await expect(bar).toContainText(`${expected[0]} × ${expected[1]}`)
    for (const [name, size] of [
      ['Row above', expected[0]],
      ['Row below', expected[0]],
      ['Column before', expected[1]],
      ['Column after', expected[1]],
    ] as const) {
      await expect(bar.getByRole('button', { name })).toBeEnabled({ enabled: size < 20 })
    }
    await bar.getByRole('button', { name: 'Delete table' }).click()
    await expect(text.locator('table')).toHaveCount(0)
  }
  // Tab in the last cell begins a row, but no twenty-first.
  await form.getByRole('button', { name: 'Table', exact: true }).click()
  await window.getByLabel('Rows').fill('20')
  await window.getByLabel('Columns').fill('1')
  await window.getByRole('button', { name: 'Insert table' }).click()
  await text.locator('td').last().click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(text.locator('tr')).toHaveCount(20)
})

test('a picture that is dragged in is uploaded where it was dropped', ONCE, async ({ page }) => {
  const { text } = await openForm(page, server, 'new')
  await paste(text, { html: '<p>First</p><p>Second</p>' })
  await text.evaluate((element, base64) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
    data.items.add(new File([bytes], 'dot.png', { type: 'image/png' }))
    const { right, top, height } = element.querySelector('p')!.getBoundingClientRect()
    const place = { clientX: right - 5, clientY: top + height / 2 }
    element.dispatchEvent(
      new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, ...place }),
    )
  }, PNG)
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/uploads\/blog\/[\da-f]+\.webp$/)
  await expect(text.locator('> *').nth(0)).toHaveText('First')
  await expect(text.locator('> *').nth(1).locator('img')).toBeVisible()
  await expect(text.locator('> *').nth(2)).toHaveText('Second')
  await expect(text.locator('.editor-uploading')).toHaveCount(0)
})

test('the usual keys link and keep', ONCE, async ({ page }) => {
  await keepNothingUnasked(page)
  const { form, text } = await openForm(page, server, 'new')
  await text.click()
  await page.keyboard.type('Kitly')
  await settle(page)
  await page.keyboard.press('Control+a')
  await settle(page)
  await page.keyboard.press('Control+k')
  const window = page.getByRole('dialog', { name: 'Link' })
  // The palette of the site has the same key, and stays closed.
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(window.getByLabel('Address')).toBeFocused()
  await window.getByLabel('Address').fill('https://example.com')
  await page.keyboard.press('Enter')
  await expect(text.locator('a')).toHaveText('Kitly')
  await settle(page)
  await page.keyboard.press('End')
  await page.keyboard.type(' kept')
  await page.keyboard.press('Control+s')
  await expect(form.getByRole('status').filter({ hasText: 'Draft kept' })).toBeVisible()
  await expect(form).toBeVisible()
})

test('the preview stands beside the text', ONCE, async ({ page }) => {
  const { form, text } = await openForm(page, server, 'new')
  await text.fill('Side by side')
  await form.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = form.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Side by side')
  const [left, right] = [(await text.boundingBox())!, (await preview.boundingBox())!]
  expect(left.x + left.width).toBeLessThanOrEqual(right.x)
  expect(Math.abs(left.width - right.width)).toBeLessThan(120)
  await form.getByRole('button', { name: 'Close preview' }).click()
  await expect(preview).toBeHidden()
})
