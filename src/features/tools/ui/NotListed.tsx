import type { SearchReading } from '../search.contract.ts'

/** What is said of a known product that is not listed, wherever somebody looks for it, and the way to suggest it. */

interface Props {
  product: SearchReading['unlisted'][number]
  /** Similar tools that follow; left out where none do. */
  similar?: number
}

export function NotListed({ product: { name, what }, similar }: Props) {
  return (
    <>
      <strong className="font-semibold">{name}</strong> ({what}) is not listed here.
      {similar !== undefined && (
        <span className="text-muted">{similar > 0 ? ' Similar:' : ' Nothing similar is, either.'}</span>
      )}
    </>
  )
}

export const suggestLabel = (name: string) => `Suggest ${name}`
