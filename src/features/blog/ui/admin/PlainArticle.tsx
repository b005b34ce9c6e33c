import { blocksOf } from '../article-text.ts'

/** The words of an article, a paragraph for each block: enough to tell one version from another. */
export function PlainArticle({ html }: { html: string }) {
  return <p className="max-h-48 overflow-y-auto text-sm whitespace-pre-line">{blocksOf(html).join('\n\n')}</p>
}
