import type { Page } from '@playwright/test'
import { toPageBody } from '../src/features/blog/server/blog-body.ts'
import { sanitizePost } from '../src/features/blog/server/blog-sanitizer.ts'
import { HOSTILE_HTML } from '../test/hostile-html.ts'
import { expect, ONCE, test } from './kitly.ts'

interface Damage {
  ran: number
  elements: string[]
  attributes: string[]
  /** Whether what comes after the article still stands where it stood. */
  isContained: boolean
}

/** Puts a piece of HTML into an empty page without any policy, pokes at it, and tells what it could do. */
async function damageOf(page: Page, html: string): Promise<Damage> {
  await page.setContent(
    `<!doctype html><body><main><div id="post-body">${html}</div></main><p id="after">After</p></body>`,
    { waitUntil: 'domcontentloaded' },
  )
  return await page.evaluate(async () => {
    const body = document.getElementById('post-body')
    // What a link runs counts; where another one would lead does not.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && /^(https?|mailto|tel):/.test(link.protocol)) event.preventDefault()
    })
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    for (const element of all) {
      for (const kind of ['click', 'mouseover', 'pointerenter', 'focus', 'toggle']) {
        element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button: 1 }))
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
    const attributes = all.flatMap((e) =>
      [...e.attributes]
        .filter(
          ({ name, value }) =>
            /^on|^style$|^srcdoc$|^formaction$/.test(name) || /^\s*(javascript|vbscript|data):/i.test(value),
        )
        .map(({ name, value }) => `${e.localName} ${name}=${value}`),
    )
    return {
      ran: (window as unknown as { hits: number }).hits ?? 0,
      elements: all
        .filter((e) =>
          e.matches(
            'script, style, iframe, object, embed, svg, math, form, base, meta, link, template, noscript',
          ),
        )
        .map((e) => e.localName),
      attributes,
      isContained:
        document.getElementById('after')?.parentElement === document.body &&
        body?.parentElement?.localName === 'main',
    }
  })
}

test.describe('a corpus of hostile HTML', () => {
  // What is asked for by it is refused; that this is told is expected.
  test.use({ allowFailedRequests: ['ERR_'] })

  test('does nothing in a browser once it has been sanitised', ONCE, async ({ page }) => {
    const asked: string[] = []
    await page.route('**', (route) => {
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
    await page.goto('about:blank')
    const harmed: object[] = []
    for (const html of HOSTILE_HTML) {
      const { html: clean } = toPageBody(sanitizePost(html), { separator: 'line', toolOf: () => undefined })
      const damage = await damageOf(page, clean)
      if (damage.ran || damage.elements.length || damage.attributes.length || !damage.isContained)
        harmed.push({ html, clean, ...damage })
    }
    expect(harmed).toEqual([])
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
  })

  test('does harm as it is, so that the test above would see it', ONCE, async ({ page }) => {
    await page.route('**', (route) => route.abort())
    await page.addInitScript(() => {
      const counter = window as unknown as { hits: number; hit: () => void }
      counter.hits = 0
      counter.hit = () => {
        counter.hits++
      }
    })
    await page.goto('about:blank')
    let [ran, harmed] = [0, 0]
    for (const html of HOSTILE_HTML.filter(
      (html) => !/http-equiv|<base|<plaintext|frameset/i.test(html),
    ).slice(0, 90)) {
      const damage = await damageOf(page, html)
      if (damage.ran > 0) ran++
      if (damage.ran || damage.elements.length || damage.attributes.length || !damage.isContained) harmed++
    }
    expect(ran).toBeGreaterThan(30)
    expect(harmed).toBeGreaterThan(75)
  })
})
