const CARDS = Array.from({ length: 20 }, (_, i) => i)

/** Stands for the category page while it is on its way, in its size. */
export function CategoriesSkeleton() {
  return (
    <div className="page page-wide pt-8 md:pt-10" role="status">
      <p className="sr-only">Loading</p>
      <div className="skeleton h-9 w-80 max-w-full md:h-10" />
      <div className="skeleton mt-3 h-12 w-96 max-w-full sm:h-6" />
      <div className="skeleton mt-5 h-14 max-w-2xl" />
      <div className="skeleton mt-8 h-[10.625rem] sm:h-[8.125rem]" />
      <div className="skeleton mt-8 h-12.5" />
      <div className="skeleton mt-6 h-19 sm:h-10" />
      <div className="mt-4 grid gap-px sm:grid-cols-2 sm:gap-4 xl:grid-cols-3 2xl:grid-cols-4">
        {CARDS.map((i) => (
          <div key={i} className="skeleton h-18 sm:h-52" />
        ))}
      </div>
      <div className="skeleton mt-16 h-[32rem] md:h-64" />
    </div>
  )
}
