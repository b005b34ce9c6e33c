/**
 * A value that one writer changes again and again: what was answered last, and everything that was asked for since, of
 * which nobody saw the end.
 */
export interface Register<T> {
  answered: T
  asked: T[]
}

export interface ImportEntry {
  id: string
  prefix: string
  rows: number
  /** What was seen of it, and whether something was asked for since that nobody saw the end of. */
  seen: 'nothing' | 'done' | 'undone'
  open: boolean
}

/** What a site has answered that it stored. Whatever stands here must be there after any end of the process. */
export class Ledger {
  /** Id of a review → its text. */
  readonly reviews = new Map<number, string>()
  /** Id of a tool → its summary. */
  readonly edits = new Map<number, Register<string>>()
  /** Id of a tool → whether it is saved. */
  readonly saved = new Map<number, Register<boolean>>()
  /** Id of a kit → its name. */
  readonly kits = new Map<string, Register<string>>()
  readonly imports: ImportEntry[] = []
  writes = 0
}
