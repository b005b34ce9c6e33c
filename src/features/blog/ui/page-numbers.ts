/** The pages of a list: the first, the last, and those around the current one; 0 stands for a gap. */
export function pageNumbers(current: number, pages: number): number[] {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? 0
    if (n - before === 1) return n
    // A gap of one page is shown as that page.
    return n - before === 2 ? [n - 1, n] : [0, n]
  })
}
