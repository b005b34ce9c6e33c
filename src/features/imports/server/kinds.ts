import type { ImportKindName } from '../imports.contract.ts'
import type { ImportKind } from './kind.ts'

const kinds = new Map<ImportKindName, ImportKind>()

/** Makes a kind of thing one that can be imported. Its noun says so in `<noun>.import.ts`. */
export function importKind(name: ImportKindName, kind: ImportKind): void {
  kinds.set(name, kind)
}

export const kindOf = (name: ImportKindName): ImportKind => kinds.get(name)!

/** The nouns of kinds that are not nouns themselves. */
const NOUN_OF: Partial<Record<ImportKindName, string>> = { plans: 'facts' }

/** The same in a thread of its own, which has loaded no noun. */
export async function loadKind(name: ImportKindName): Promise<ImportKind> {
  const noun = NOUN_OF[name] ?? name
  if (!kinds.has(name)) await import(`../../${noun}/server/${name}.import.ts`)
  return kindOf(name)
}
