import { type ComponentType, createContext, use } from 'react'

/** A tool or a bundle, as far as its buttons must know it. */
interface Thing {
  id: number
  name: string
  slug: string
  logo_url: string | null
  theme_color?: string | null | undefined
}

/** What a reader reports. */
export interface Reported {
  tool: { slug: string; name: string }
  /** The key of a kind of facts, 'plans', or null for the tool as a whole. */
  kind: string | null
  plan?: string
  /** The same in words, and what stands; null where nothing is known. */
  subject: string
  value: string | null
  /** A button of its own looks; 'chip' is one of those that are not known. */
  looks?: 'chip'
}

/** A review, as far as its answer goes. */
interface Answered {
  id: number
  tool_id: number
  user_name: string
  reply: string | null
  reply_by: 'maker' | 'editor' | null
}

/** What nouns show of others that stand above them; the app puts it in. */
export interface Parts {
  /** What can be done with a tool: on its card, in a row of a table, or on its page. */
  ToolActions: ComponentType<{ tool: Thing; where: 'card' | 'row' | 'page' }>
  SaveBundle: ComponentType<{ bundle: { id: number; name: string } }>
  /** How the last visit of a tool's address went; in the administration area. */
  LastCheck: ComponentType<{ id: number; onUse: (address: string) => void }>
  /** What a tool's own site offers as its face; in the administration area. `onAccept` hears what stands in the tool then. */
  SiteFace: ComponentType<{
    id: number
    onAccept: (field: 'logo_url' | 'screenshots' | 'theme_color', value: string) => void
  }>
}

/** The same for the page of a tool alone: no other page loads their code. */
export interface ToolParts {
  /** Opens a form in which a reader says what is wrong, or what is not known. */
  ReportFact: ComponentType<Reported>
  /** Whether its maker is known here, and where they say so. */
  ClaimTool: ComponentType<{ tool: { slug: string; name: string } }>
  /** What the vendor says of a kind of facts; without one, of all that stand beside none that is known. */
  VendorSays: ComponentType<{ slug: string; kind?: string; known?: ReadonlySet<string> }>
  /** Lets whoever represents the tool answer a review. */
  ReplyToReview: ComponentType<{ review: Answered }>
}

export const PartsContext = createContext<Parts | null>(null)

export const useParts = (): Parts => use(PartsContext)!

export const ToolPartsContext = createContext<ToolParts | null>(null)

export const useToolParts = (): ToolParts => use(ToolPartsContext)!
