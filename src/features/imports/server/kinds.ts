import type { ImportKindName } from '../imports.contract.ts'
import type { ImportKind } from './kind.ts'

const kinds = new Map<ImportKindName, ImportKind>()

/** Makes a kind of thing one that can be imported. Its noun says so in `<noun>.import.ts`. */
export function importKind(name: ImportKindName, kind: ImportKind): void {
  kinds.set(name, kind)
}

export const kindOf = (name: ImportKindName): ImportKind => kinds.get(name)!

/** The same in a thread of its own, which has loaded no noun. */
export async function loadKind(name: ImportKindName): Promise<ImportKind> {
  if (!kinds.has(name)) await import(new URL(`../../${name}/server/${name}.import.ts`, import.meta.url).href)
  return kindOf(name)
}
