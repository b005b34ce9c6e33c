import { expect, test } from 'vitest'
import { loadAfterPaint } from './after-paint.ts'

const page = (head: string) => `<html><head>${head}</head><body><p>Text</p></body></html>`
const link = (file: string) => `<link rel="modulepreload" href="${file}" fetchPriority="low"/>`

test('takes the modules out of the head and names them in one script at the end', () => {
  const html = loadAfterPaint(
    page(`${link('/a.js')}<link rel="icon" href="/i.svg"/>${link('/b.js')}`),
    '/entry.js',
  )
  expect(html).not.toContain('modulepreload" href')
  expect(html).toContain('<link rel="icon" href="/i.svg"/>')
  expect(html).toMatch(/<script>.*\(document,\["\/a\.js","\/b\.js"\],"\/entry\.js"\)<\/script><\/body>/)
})

test('leaves alone what is not a whole page', () => {
  expect(loadAfterPaint(link('/a.js'), '/entry.js')).toBe(link('/a.js'))
})

test('the script loads each module once, and the entry last', () => {
  const added: Record<string, string>[] = []
  const later: (() => void)[] = []
  const source = /<script>(.*)<\/script>/.exec(loadAfterPaint(page(link('/a.js')), '/entry.js'))![1]!
  const head = { append: (node: Record<string, string>) => added.push(node) }
  new Function('document', 'requestAnimationFrame', 'setTimeout', source)(
    { head, hidden: false, createElement: (name: string) => ({ name }) },
    (run: () => void) => later.push(run),
    (run: () => void) => later.push(run),
  )
  expect(added).toEqual([])
  for (const run of later) run()
  expect(added).toEqual([
    { name: 'link', rel: 'modulepreload', href: '/a.js' },
    { name: 'script', type: 'module', src: '/entry.js' },
  ])
})
