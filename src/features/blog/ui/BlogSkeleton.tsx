const CARDS = ['one', 'two', 'three', 'four', 'five', 'six']

/** Stands for the blog while it is on its way, in its size. */
export function BlogSkeleton() {
  return (
    <div className="page pt-8 md:pt-10">
      <p role="status" className="sr-only">
        The articles are being loaded
      </p>
      <div aria-hidden="true">
        <div className="skeleton h-10 w-60" />
        <div className="skeleton mt-4 h-5 w-full max-w-xl" />
        <div className="skeleton mt-5 h-14 max-w-2xl" />
        <div className="mt-16 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {CARDS.map((key) => (
            <div key={key} className="card overflow-hidden">
              <div className="skeleton aspect-video rounded-none" />
              <div className="space-y-3 p-5">
                <div className="skeleton h-4 w-1/3" />
                <div className="skeleton h-5 w-11/12" />
                <div className="skeleton h-4 w-full" />
                <div className="skeleton h-4 w-2/3" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
