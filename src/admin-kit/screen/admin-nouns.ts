import type { Entity, RecordName } from '../../shared/record-names.ts'
import type { Waiting } from './admin.contract.ts'

/** What a noun brings to the administration area: it stands in `features/<noun>/ui/<noun>.admin.ts`. */
export interface AdminNoun {
  links?: AdminLink[]
  /** Its kinds of records, as the bin lists them. */
  bin?: BinKind[]
  /** What of it the log of changes has, as its filter lists it. */
  logged?: { entity: Entity; place: number }[]
}

export interface AdminLink {
  to: string
  label: string
  /** Its place among all: the first has the lowest number. */
  place: number
  /** In the menu alone: it is needed less often. */
  inMenu?: true
  /** Theirs, too. */
  moderators?: true
  /** What of it waits for somebody. */
  waiting?: keyof Waiting
  /** Said of that number. */
  waits?: string
}

export interface BinKind {
  kind: RecordName
  /** What several are called. */
  many: string
  place: number
  /** Theirs, too. */
  moderators?: true
}

const nouns = Object.values(
  import.meta.glob<{ noun: AdminNoun }>('../../features/*/ui/*.admin.ts', { eager: true }),
).map(({ noun }) => noun)

const inOrder = <T extends { place: number }>(all: T[]): T[] => all.sort((a, b) => a.place - b.place)

export const ADMIN_LINKS = inOrder(nouns.flatMap(({ links = [] }) => links))
export const BIN_KINDS = inOrder(nouns.flatMap(({ bin = [] }) => bin))
export const LOGGED = inOrder(nouns.flatMap(({ logged = [] }) => logged)).map(({ entity }) => entity)
