/**
 * Answers one and the same string for equal ones. A database gives each row its own: thousands of copies, and
 * comparing them, which filters and counts do for every tool, takes several times as long.
 */
export function sharing(): Share {
  const texts = new Map<string, string>()
  return <T extends string>(text: T) => {
    const first = texts.get(text)
    if (first !== undefined) return first as T
    texts.set(text, text)
    return text
  }
}
export type Share = <T extends string>(text: T) => T
