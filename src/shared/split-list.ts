/** 'a, b,, c' → ['a', 'b', 'c']; who breaks a line in a field or a cell begins another entry, too. */
export function splitList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}
