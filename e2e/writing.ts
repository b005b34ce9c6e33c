import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './kitly.ts'
import type { OwnServer } from './own-server.ts'

/** One pixel, in base64. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** An article that is there already. Answers its id. */
export async function storePost(page: Page, { url }: OwnServer, given: object): Promise<number> {
  const data = { excerpt: 'What it is about', content: '<p>Its text</p>', ...given }
  const answer = await page.request.post(`${url}/api/admin/blog`, { data })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

export async function readStored(page: Page, { url }: OwnServer, id: number) {
  return (await (await page.request.get(`${url}/api/admin/blog/${id}`)).json()) as {
    title: string
    slug: string
    content: string
    reading_time_minutes: number
    published_at: string | null
    version: number
  }
}

/** The form of an article, with its editor ready. */
export async function openForm(page: Page, { url }: OwnServer, edit: string) {
  await open(page, `${url}/admin/blog?edit=${edit}`)
  const form = page.getByRole('form', { name: 'Blog post' })
  const text = form.getByRole('textbox', { name: 'Content' })
  await text.waitFor()
  return { form, text }
}

/**
 * The editor holds its selection for a moment after it got the focus; keys that no person is quick enough for are lost.
 * Counted in frames and time of the page, which a busy machine makes longer.
 */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 150)))
      }),
  )

/**
 * In the pages that are opened from now on what is written is kept when that is asked for, and not because a machine
 * needs longer than the seconds after which the editor does it by itself.
 */
export const keepNothingUnasked = (page: Page) =>
  page.addInitScript(
    (most) => {
      const wait = window.setTimeout
      const long = (work: TimerHandler, ms = 0, ...given: unknown[]) =>
        wait(work, ms < 3000 ? ms : most, ...given)
      Object.assign(window, { setTimeout: long })
    },
    2 ** 31 - 1,
  )

/** Puts the cursor at the beginning or the end of the text. */
export async function goTo(text: Locator, place: 'start' | 'end') {
  // Text that is just being put in takes the cursor with it: it is looked at where it has come to.
  await expect(async () => {
    await text.focus()
    await settle(text.page())
    await text.press(place === 'start' ? 'Control+Home' : 'Control+End')
    await settle(text.page())
    expect(await textBeforeCursor(text)).toBe(place === 'start' ? '' : await text.textContent())
  }).toPass()
}

const textBeforeCursor = (text: Locator) =>
  text.evaluate((element) => {
    const cursor = getSelection()!.getRangeAt(0)
    const before = document.createRange()
    before.selectNodeContents(element)
    before.setEnd(cursor.startContainer, cursor.startOffset)
    return before.toString()
  })

export interface Pasted {
  html?: string
  text?: string
  /** Pictures, as bytes of PNG. */
  files?: { name: string; size?: number; base64?: string }[]
}

/** Pastes into the editor as a browser does: an event with its data. */
export async function paste(text: Locator, pasted: Pasted) {
  await text.evaluate((element, { html, text, files = [] }) => {
    const data = new DataTransfer()
    if (html !== undefined) data.setData('text/html', html)
    if (text !== undefined) data.setData('text/plain', text)
    for (const { name, size = 0, base64 = '' } of files) {
      const bytes = base64 ? Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)) : new Uint8Array(size)
      data.items.add(new File([bytes], name, { type: 'image/png' }))
    }
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, pasted)
}
