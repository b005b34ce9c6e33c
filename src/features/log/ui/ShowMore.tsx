import type { useChanges } from './useChanges.ts'

interface Props {
  changes: Pick<ReturnType<typeof useChanges>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  className: string
}

/** Reads older entries, while there are any. */
export function ShowMore({ changes: { hasNextPage, isFetchingNextPage, fetchNextPage }, className }: Props) {
  if (!hasNextPage) return null
  return (
    <button
      type="button"
      className={className}
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {isFetchingNextPage ? 'Loading…' : 'Show more'}
    </button>
  )
}
