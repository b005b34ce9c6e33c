import { expect, test } from 'vitest'
import { importsOf, listFiles } from './sources.ts'

const files = listFiles().filter((f) => f.startsWith('src/') && /\.tsx?$/.test(f) && !f.includes('.test.'))
const imports = files.flatMap(importsOf).filter((i) => !i.isType)

/** Everything that comes with a file when it is loaded, or may come later where `lazy` is asked for. */
function loadedWith(start: string[], lazy: boolean): { files: Set<string>; packages: Set<string> } {
  const found = new Set(start)
  const packages = new Set<string>()
  const open = [...start]
  while (open.length > 0) {
    const file = open.pop()!
    for (const { to } of imports.filter((i) => i.from === file && (lazy || !i.isDynamic))) {
      if (!to.startsWith('src/')) packages.add(to)
      else if (!found.has(to)) {
        found.add(to)
        open.push(to)
      }
    }
  }
  return { files: found, packages }
}

const isEditor = (path: string) => /^@tiptap\/|\/blog\/ui\/(editor|admin)\//.test(path)
const screens = files.filter((f) => /\/ui\/.*Page\.tsx$/.test(f))

test('no public page loads anything of the editor, not even later', () => {
  const open = screens.filter((f) => !/\/Admin\w+Page\.tsx$/.test(f))
  const { files, packages } = loadedWith(['src/app/entry-client.tsx', ...open], true)
  expect(files.size).toBeGreaterThan(50)
  expect([...files, ...packages].filter(isEditor)).toEqual([])
})

test('the list of articles loads the editor only when a form is opened', () => {
  const list = 'src/features/blog/ui/AdminBlogPage.tsx'
  expect([...loadedWith([list], false).packages].filter(isEditor)).toEqual([])
  expect([...loadedWith([list], true).packages].filter(isEditor)).toContain('@tiptap/core')
})
