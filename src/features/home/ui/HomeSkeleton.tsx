/** Stands for home while it is on its way, in its size. */
export function HomeSkeleton() {
  return (
    <div className="page pt-10 sm:pt-14 lg:pt-16" role="status" aria-label="Loading home">
      <div className="skeleton h-10 w-80 max-w-full sm:h-28" />
    </div>
  )
}
