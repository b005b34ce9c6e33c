import { expect, test } from 'vitest'
import { loaderScript } from './after-paint.ts'

test('the script loads each module once, and the entry last', () => {
  const added: Record<string, string>[] = []
  const later: (() => void)[] = []
  const source = /^<script>(.*)<\/script>$/.exec(loaderScript(['/a.js', '/b.js'], '/entry.js'))![1]!
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
    { name: 'link', rel: 'modulepreload', href: '/b.js' },
    { name: 'script', type: 'module', src: '/entry.js' },
  ])
})
