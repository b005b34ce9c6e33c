const CARDS = Array.from({ length: 12 }, (_, i) => i)

/** Stands for the category page while it is on its way, in its size. */
export function CategoriesSkeleton() {
  return (
    <div className="page pt-8 md:pt-10" role="status" aria-label="Loading the categories">
      <div className="skeleton h-9 w-72 max-w-full md:h-10" />
      <div className="skeleton mt-3 h-6 w-96 max-w-full" />
      <div className="skeleton mt-5 h-14 max-w-2xl" />
      <div className="skeleton mt-8 h-44 sm:h-36" />
      <div className="skeleton mt-8 h-12" />
      <div className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((i) => (
          <div key={i} className="skeleton h-52" />
        ))}
      </div>
    </div>
  )
}
