/** 'a, b and c' */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** What a kit costs at least, from the plans that the catalogue knows of. */
export function costOf(tools: readonly { name: string; is_paid: boolean }[]): {
  free_count: number
  paid_count: number
  summary: string
} {
  const paid = tools.filter((t) => t.is_paid)
  const free_count = tools.length - paid.length
  const paid_count = paid.length
  if (tools.length === 0) return { free_count, paid_count, summary: '' }
  if (paid_count === 0) {
    const summary = 'Every tool of this kit can be used free of charge, most of them within limits.'
    return { free_count, paid_count, summary }
  }
  const names = `${listed(paid.map((t) => t.name))} ${paid_count === 1 ? 'needs' : 'need'} a paid plan`
  const summary =
    free_count === 0
      ? `Every tool of this kit needs a paid plan: ${listed(paid.map((t) => t.name))}.`
      : `${free_count} of ${tools.length} tools can be used free of charge; ${names}.`
  return { free_count, paid_count, summary }
}
