import { textOf } from '../../../shared/html.ts'

/** The texts of an article's paragraphs, points and cells, without what they look like. */
export const blocksOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|h\d|li|tr|figure|blockquote|pre)>/)
    .map(textOf)
    .filter(Boolean)

/** The words of a text. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0

/** The words of an article that stands there as HTML. The names of tools in cards and plots are not its author's. */
export const wordsIn = (html: string): number =>
  countWords(
    textOf(
      html
        .replace(/<div data-(?:tool|plot)=.*?<\/div>/gs, ' ')
        .replace(/<(?=p|h\d|li|t[dh]|figcaption|pre|blockquote)/g, ' <'),
    ),
  )
