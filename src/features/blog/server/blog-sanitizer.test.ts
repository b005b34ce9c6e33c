import { describe, expect, test } from 'vitest'
import { HOSTILE_HTML, ORDINARY_HTML } from '../../../../test/hostile-html.ts'
import { readStarter } from '../../../starter.ts'
import { BLOG_HTML } from '../blog-html.ts'
import { toPageBody } from './blog-body.ts'
import { safePost, sanitizePost } from './blog-sanitizer.ts'

/** Every tag of a text: the name and what follows. Read on its own, so that it does not share a parser's mistakes. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([^\s/>]*)([^>]*)>/g)].map(([, , name, rest]) => ({ name: name!, rest: rest! }))

/** What stands in a text and is not on the list. */
function strays(html: string): string[] {
  return tagsOf(html).flatMap(({ name, rest }) => {
    const known = BLOG_HTML[name]
    if (!known) return [`<${name}>`]
    const attributes = [...rest.matchAll(/\s([^\s=]+)="([^"]*)"/g)]
    const left = rest.replace(/\s[^\s=]+="[^"]*"/g, '').replace(/\s*\/?$/, '')
    return [
      ...(left ? [`<${name}${rest}>`] : []),
      ...attributes
        .filter(([, attribute, value]) => !known[attribute!]?.test(value!.replaceAll('&amp;', '&')))
        .map(([text]) => `<${name}${text}>`),
    ]
  })
}

describe('sanitizePost', () => {
  test('is tried with many samples, each its own', () => {
    expect(new Set(HOSTILE_HTML).size).toBe(HOSTILE_HTML.length)
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(150)
    // The check finds what is to be found, in nearly all of them.
    expect(HOSTILE_HTML.filter((html) => strays(html).length > 0).length).toBeGreaterThan(
      HOSTILE_HTML.length * 0.95,
    )
  })

  test.each(HOSTILE_HTML.map((html) => [html.slice(0, 120), html]))('makes harmless: %s', (_, html) => {
    const clean = sanitizePost(html)
    expect(strays(clean)).toEqual([])
    expect(clean).not.toMatch(/="\s*(javascript|vbscript|data):|="[^"]*evil\.example/i)
    expect(sanitizePost(clean)).toBe(clean)
  })

  test.each(ORDINARY_HTML)('leaves as it is: %s', (html) => {
    expect(sanitizePost(html)).toBe(html)
    expect(safePost(html)).toBe(html)
  })

  test('leaves the articles of the starter as they are, but for the dashes of a void element', async () => {
    const { posts } = (await readStarter()).blog
    expect(posts.length).toBeGreaterThanOrEqual(12)
    for (const { content } of posts) {
      expect(sanitizePost(content)).toBe(content.trim().replaceAll('<hr>', '<hr />'))
    }
  })

  test('brings every form of a video address to the one that may be embedded', () => {
    for (const src of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
      'https://youtu.be/dQw4w9WgXcQ',
      'https://www.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1',
    ]) {
      expect(sanitizePost(`<iframe src="${src}"></iframe>`)).toBe(
        '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
      )
    }
    expect(sanitizePost('<p>a</p><iframe src="https://evil.example/"></iframe>')).toBe('<p>a</p>')
  })

  test('keeps the text of what it takes out, and the names of the same thing', () => {
    expect(sanitizePost('<section><b>a</b> <i>b</i> <font color=red>c</font></section>')).toBe(
      '<strong>a</strong> <em>b</em> c',
    )
  })

  test('makes a page of each sample without adding anything that runs', () => {
    for (const html of HOSTILE_HTML) {
      const page = toPageBody(sanitizePost(html), { separator: 'line', toolOf: () => undefined }).html
      expect(page.replace(/"[^"]*"/g, '""')).not.toMatch(/<(script|svg|iframe|style)|<[^>]*\son\w+=/i)
      expect(page).not.toMatch(/="\s*(javascript|vbscript|data):/i)
    }
  })
})
