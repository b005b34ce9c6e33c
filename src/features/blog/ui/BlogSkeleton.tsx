/** Stands for the blog, or for an article, while it is on its way. */
export function BlogSkeleton() {
  return (
    <div className="page pt-8 md:pt-10" role="status">
      <p className="sr-only">Loading</p>
      <div className="skeleton h-10 max-w-xl" />
      <div className="skeleton mt-4 h-12 max-w-2xl" />
      <div className="mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <div key={key} className="skeleton h-[26rem]" />
        ))}
      </div>
    </div>
  )
}
