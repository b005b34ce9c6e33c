/** A text of at most `most` characters: one that is longer ends after a whole word, with an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end >= most / 2 ? end : most - 1).replace(/[\s,;:.–-]+$/, '')}…`
}
