/** A piece of a prompt that asks for something is named by its place in it, in UTF-16 units of the text without its sentences of preferences: 'asks:12-40'. */

export const wishId = (from: number, to: number): string => `asks:${from}-${to}`

/** Null where an id names something else. */
export function wishPlace(id: string): [from: number, to: number] | null {
  const [, from, to] = /^asks:(\d+)-(\d+)$/.exec(id) ?? []
  return from && to ? [Number(from), Number(to)] : null
}
