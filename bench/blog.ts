import type { PostFigures } from './blog-post.ts'
import { type EditorFigures, measureEditor } from './editor.ts'
import { type Cores, chooseCores, figuresOf, machineLine } from './machine.ts'
import { type Budget, budgetTable, count, ms, table } from './report.ts'

/** What long articles cost, for readers and for whoever writes them. `node bench/blog.ts` measures this alone. */
export interface BlogFigures {
  post: PostFigures
  editor: EditorFigures
}

export async function measureBlog(cores: Cores, say: (text: string) => void): Promise<BlogFigures> {
  say('long articles')
  const post = await figuresOf<PostFigures>(cores, 'blog-post.ts')
  say('the editor')
  return { post, editor: await measureEditor(cores) }
}

export function blogTable({ post, editor }: BlogFigures): string {
  const pages = post.pages.map(({ name, bytes, least, median, p90 }) => [
    name,
    count(bytes),
    ms(least),
    ms(median),
    ms(p90),
  ])
  const { words, tables, pictures, keys } = editor
  return [
    table(['processor time, ms', 'bytes', 'least', 'median', 'p90'], pages),
    `\n1 MB sanitised and stored: ${ms(post.storedMs)} ms`,
    `a key in ${count(words)} words, ${tables} tables, ${pictures} pictures until it is painted: median ` +
      `${ms(editor.median)} ms, p95 ${ms(editor.p95)} ms, slowest of ${keys} ${ms(editor.slowest)} ms`,
  ].join('\n')
}

export const blogBudgets = ({ post, editor }: BlogFigures): Budget[] => [
  { what: 'a page of 1 MB, cold, median', limit: 50, figure: post.pages[1]!.median, unit: 'ms' },
  { what: 'a key in a long article until it is painted, p95', limit: 50, figure: editor.p95, unit: 'ms' },
]

if (import.meta.main) {
  console.log(machineLine())
  const figures = await measureBlog(chooseCores(), () => {})
  console.log(`${blogTable(figures)}\n\n${budgetTable(blogBudgets(figures))}`)
}
