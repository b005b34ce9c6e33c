import { useRef, useState } from 'react'
import type { Since } from '../../shared/together.ts'

export type Fields = Record<string, unknown>

/** A field that two people have changed. */
export interface Contested {
  field: string
  before: unknown
  mine: unknown
  theirs: unknown
  actor_name: string
  at: string | null
}

export interface Conflict<R> {
  fields: Contested[]
  /** The record as it is now, and the version that the choice is based on. */
  record: R
  version: number
  /** Everything that was to be saved. */
  changes: Fields
  /** When it was to be saved. */
  at: string
}

/** What a form began with. */
interface Base<R> {
  record: R
  version: number
  /** Fields that are sent though they may not differ from `record`: they were changed before it was read. */
  held: string[]
}

interface Options<R> {
  record: R | null
  /** A draft that was brought back: what it had changed, and in which version. */
  draft?: { version: number; changed: string[] } | null
  /** The fields of a record as a form sends them. */
  inputOf: (record: R) => object
  since: (record: R, version: number) => Promise<Since>
  read: (record: R) => Promise<R>
  /** Fields that say something together with another one: they are sent with it, and chosen with it where both are contested. */
  follows?: Record<string, string> | undefined
}

/** The contested field with which another one is chosen. */
const leader = (follows: Record<string, string>) => (fields: Contested[], field: string) =>
  fields.find((other) => other.field === follows[field])?.field

export const sameJson = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Several people edit one record: what of a form was changed, on what it is based, and where two have changed the same. */
export function useTogether<R extends { version: number }>(options: Options<R>) {
  const { record, draft, inputOf, since, read, follows = {} } = options
  const leaderOf = leader(follows)
  const [base, setBaseState] = useState<Base<R> | null>(
    record && { record, version: draft?.version ?? record.version, held: draft?.changed ?? [] },
  )
  // A save that follows a choice at once must know what was chosen.
  const latest = useRef(base)
  const setBase = (next: Base<R> | null) => {
    latest.current = next
    setBaseState(next)
  }
  const [conflict, setConflict] = useState<Conflict<R> | null>(null)

  return {
    base,
    /** What is sent with the version that it is based on. */
    version: () => latest.current?.version,
    /** The form begins anew with a record. */
    take: (next: R) => setBase({ record: next, version: next.version, held: [] }),
    /** The form goes on with a draft of an older version. */
    goOn: (version: number, held: string[]) => base && setBase({ record: base.record, version, held }),
    changesOf(input: object): Fields {
      const start = latest.current
      const before = start ? (inputOf(start.record) as Fields) : {}
      const held = new Set(start?.held)
      const isChanged = ([name, value]: [string, unknown]) => held.has(name) || !sameJson(value, before[name])
      const changed = new Set(
        Object.entries(input)
          .filter(isChanged)
          .map(([name]) => name),
      )
      for (const pair of Object.entries(follows)) {
        if (pair.some((name) => changed.has(name))) for (const name of pair) changed.add(name)
      }
      return Object.fromEntries(Object.entries(input).filter(([name]) => changed.has(name)))
    },
    conflict,
    /** What there is to choose: fields that follow another one are chosen with it. */
    asked: conflict && {
      ...conflict,
      fields: conflict.fields.filter(({ field }) => !leaderOf(conflict.fields, field)),
    },
    /** Looks at what others have changed. Answers whether there is something to choose. */
    async ask(changes: Fields): Promise<boolean> {
      const start = latest.current
      if (!start) return false
      try {
        const { version, fields } = await since(start.record, start.version)
        const contested = fields.flatMap(({ field, before, after, actor_name, at }) => {
          if (!(field in changes)) return []
          const mine = changes[field]
          return sameJson(mine, after) ? [] : [{ field, before, mine, theirs: after, actor_name, at }]
        })
        if (contested.length === 0) return false
        const now = await read(start.record)
        setConflict({ fields: contested, record: now, version, changes, at: new Date().toISOString() })
        return true
      } catch {
        return false
      }
    },
    dismiss: () => setConflict(null),
    /** Goes on with what was chosen; answers what of the form is left to be saved. */
    choose({ fields, record: now, version, changes }: Conflict<R>, mine: ReadonlySet<string>): Fields {
      const given = new Set(
        fields.map((f) => f.field).filter((field) => !mine.has(leaderOf(fields, field) ?? field)),
      )
      const left = Object.fromEntries(Object.entries(changes).filter(([field]) => !given.has(field)))
      setBase({ record: now, version, held: Object.keys(left) })
      setConflict(null)
      return left
    },
  }
}
