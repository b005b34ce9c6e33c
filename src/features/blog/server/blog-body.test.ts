import { describe, expect, test } from 'vitest'
import { toPageBody } from './blog-body.ts'
import { sanitizePost } from './blog-sanitizer.ts'

const body = (html: string, separator: 'dots' | 'line' | 'wave' = 'dots') =>
  toPageBody(sanitizePost(html), { separator, toolOf: () => undefined })

describe('toPageBody', () => {
  test('gives headings ids of their own and lists those of two levels', () => {
    const { html, headings } = body(
      '<h2>Q &amp; <em>A</em></h2><h3>Same</h3><h3>Same</h3><h4>Deep</h4><h2>日本</h2>',
    )
    expect(headings).toEqual([
      { id: 's-q-a', text: 'Q & A', level: 2 },
      { id: 's-same', text: 'Same', level: 3 },
      { id: 's-same-2', text: 'Same', level: 3 },
      { id: 's-ri-ben', text: '日本', level: 2 },
    ])
    expect(html).toContain('<h2 id="s-q-a">Q &amp; <em>A</em></h2>')
    expect(html).toContain('<h4 id="s-deep">Deep</h4>')
  })

  test('moves headings down where an article begins with the first level, which is the title’s', () => {
    const { html, headings } = body('<h1>One</h1><h2>Two</h2><h3>Three</h3>')
    expect(html).toBe('<h2 id="s-one">One</h2><h3 id="s-two">Two</h3><h4 id="s-three">Three</h4>')
    expect(headings.map((h) => h.level)).toEqual([2, 3])
  })

  test('lets tables scroll', () => {
    const { html } = body('<table><tbody><tr><td>1</td></tr></tbody></table>')
    expect(html).toMatch(/^<div class="table-scroll" [^>]*tabindex="0"[^>]*><table>.*<\/table><\/div>$/)
  })

  test('puts links in the place of videos', () => {
    const { html } = body(
      '<iframe src="https://youtu.be/dQw4w9WgXcQ" title="A &quot;talk&quot;"></iframe><iframe src="https://vimeo.com/76979871"></iframe>',
    )
    expect(html).not.toContain('<iframe')
    expect(html).toContain(
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"><span>A &quot;talk&quot;</span>',
    )
    expect(html).toContain('data-embed="https://player.vimeo.com/video/76979871"><span>Video</span>')
  })

  test('gives separators the article’s style where they have none', () => {
    expect(body('<hr><hr data-separator="line">', 'wave').html).toBe(
      '<hr data-separator="wave" /><hr data-separator="line" />',
    )
  })

  test('loads pictures late, and each has an alternative text', () => {
    expect(body('<img src="/a.png"><img src="/b.png" alt="B">').html).toBe(
      '<img loading="lazy" decoding="async" referrerpolicy="no-referrer" alt="" src="/a.png" />' +
        '<img loading="lazy" decoding="async" referrerpolicy="no-referrer" src="/b.png" alt="B" />',
    )
  })
})
