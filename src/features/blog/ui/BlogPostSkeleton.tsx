const LINES = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-8/12', 'w-11/12', 'w-9/12']

/** Stands for an article while it is on its way. */
export function BlogPostSkeleton() {
  return (
    <div className="page pt-6 md:pt-8">
      <p role="status" className="sr-only">
        The article is being loaded
      </p>
      <div aria-hidden="true" className="mx-auto max-w-[44rem]">
        <div className="skeleton h-4 w-40" />
        <div className="skeleton mt-8 h-11 w-11/12" />
        <div className="skeleton mt-3 h-11 w-2/3" />
        <div className="skeleton mt-5 h-5 w-full" />
        <div className="skeleton mt-6 h-10 w-72" />
        <div className="skeleton mt-8 aspect-[2/1] rounded-card" />
        <div className="mt-10 space-y-4">
          {LINES.map((width, i) => (
            <div key={i} className={`skeleton h-4 ${width}`} />
          ))}
        </div>
      </div>
    </div>
  )
}
