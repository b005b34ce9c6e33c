/** Stands for a kit while it is made or read: heading, bar and rows have the places of what comes. */
export function KitSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="card overflow-clip" aria-hidden="true">
        <div className="h-9 border-b border-line" />
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex h-17 items-center gap-3.5 px-4 md:gap-5 md:px-5">
            <span className="skeleton size-11 shrink-0 rounded-control" />
            <span className="grid flex-1 gap-2">
              <span className="skeleton h-3 w-44 max-w-full" />
              <span className="skeleton h-4 w-28 max-w-full" />
            </span>
            <span className="skeleton h-3 w-24 max-md:hidden" />
            <span className="skeleton h-2.5 w-1/4 max-lg:hidden" />
            <span className="skeleton h-4 w-12" />
          </div>
        ))}
        <div className="h-14 border-t border-line bg-raised" />
      </div>
    </div>
  )
}
