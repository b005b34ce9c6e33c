import { SymbolIcon } from './SymbolIcon.tsx'

/** A rating as a star and a number. */
export function Rating({ value, className = '' }: { value: number; className?: string }) {
  return (
    <span className={`rating ${className}`.trim()}>
      <SymbolIcon name="star" className="fill-rating text-rating" />
      <span className="sr-only">Rated </span>
      {value.toFixed(1)}
      <span className="sr-only"> out of 5</span>
    </span>
  )
}

/** Five stars, filled to the value. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  const row = (fill: string) =>
    [0, 1, 2, 3, 4].map((i) => (
      <SymbolIcon key={i} name="star" style={{ width: size, height: size }} className={`shrink-0 ${fill}`} />
    ))
  return (
    <span role="img" aria-label={`${value} out of 5 stars`} className="relative inline-flex">
      <span className="inline-flex" aria-hidden="true">
        {row('text-line-strong/60')}
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 inline-flex overflow-hidden"
        style={{ width: `${(value / 5) * 100}%` }}
      >
        {row('fill-rating text-rating')}
      </span>
    </span>
  )
}
