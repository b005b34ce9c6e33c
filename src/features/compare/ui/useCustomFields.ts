import { useEffect, useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../shared/limits.ts'
import { fitsAddress, readFields, writeFields } from '../custom-fields.ts'

/** A row of the visitor's own; here its values are known by the tool's slug, so that they follow it anywhere. */
export interface OwnField {
  name: string
  values: Record<string, string>
}

const fromAddress = (text: string | undefined, slugs: string[]): OwnField[] =>
  readFields(text).map(({ name, values }) => ({
    name,
    values: Object.fromEntries(slugs.map((slug, i) => [slug, values[i] ?? '']).reverse()),
  }))

export const toAddress = (fields: OwnField[], slugs: string[]): string | undefined =>
  writeFields(
    fields.map(({ name, values }) => ({
      name,
      // A slug that is named again has its values at its first place.
      values: slugs.map((slug, i) => (slugs.indexOf(slug) === i ? (values[slug] ?? '') : '')),
    })),
  )

/**
 * The custom fields as they are being written, and in the address shortly after. `text` is what the address says,
 * `save` puts another text there.
 */
export function useCustomFields(
  text: string | undefined,
  slugs: string[],
  save: (text: string | undefined) => Promise<void>,
) {
  const [fields, setFields] = useState(() => fromAddress(text, slugs))
  const [seen, setSeen] = useState(text)
  const own = useRef(new Set<string | undefined>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      clearTimeout(timer.current)
    }
  }, [])

  // The address changed by other means than writing: back, forward, another link.
  if (text !== seen) {
    setSeen(text)
    if (!own.current.has(text)) setFields(fromAddress(text, slugs))
  }

  // An undo comes later than the render that offered it.
  const now = useRef({ fields, text, slugs })
  now.current = { fields, text, slugs }
  const put = async (changed: OwnField[]) => {
    clearTimeout(timer.current)
    const written = toAddress(changed, now.current.slugs)
    // Undone from another page: there is nothing to change any more.
    if (!isHere.current || written === now.current.text || !fitsAddress(written)) return
    own.current.add(written)
    await save(written)
  }
  return {
    fields,
    /** More than a link can hold: the address keeps what it had. */
    isTooLong: !fitsAddress(toAddress(fields, slugs)),
    change: (next: (fields: OwnField[]) => OwnField[], { atOnce = false } = {}) => {
      const changed = next(now.current.fields)
      now.current.fields = changed
      setFields(changed)
      clearTimeout(timer.current)
      if (atOnce) void put(changed)
      else timer.current = setTimeout(() => void put(changed), SEARCH_DEBOUNCE_MS)
    },
    /** Resolves when the address says what the fields say. */
    flush: () => put(now.current.fields),
    /** What the address should say when it names these tools only. */
    textFor: (kept: string[]) => {
      clearTimeout(timer.current)
      const whole = toAddress(fields, kept)
      const fitting = fitsAddress(whole) ? whole : toAddress(fromAddress(text, slugs), kept)
      own.current = new Set([fitting])
      return fitting
    },
  }
}
