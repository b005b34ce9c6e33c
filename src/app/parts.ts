import { type ComponentType, createContext, use } from 'react'

/** A tool or a bundle, as far as its buttons must know it. */
interface Thing {
  id: number
  name: string
  slug: string
  logo_url: string | null
}

/** What nouns show of others that stand above them; the app puts it in. */
export interface Parts {
  /** What can be done with a tool: on its card, or on its page. */
  ToolActions: ComponentType<{ tool: Thing; where: 'card' | 'page' }>
  SaveBundle: ComponentType<{ bundle: { id: number; name: string } }>
  /** How the last visit of a tool's address went; in the administration area. */
  LastCheck: ComponentType<{ id: number; onUse: (address: string) => void }>
}

export const PartsContext = createContext<Parts | null>(null)

export const useParts = (): Parts => use(PartsContext)!
