interface Props {
  url: string
  /** What is shown in its place. */
  children?: string
  /** How much room it has. */
  className?: string
}

/** The address of a page elsewhere, which somebody should look at. */
export function AddressLink({ url, children = url, className = 'break-all' }: Props) {
  return (
    <a href={url} target="_blank" rel="noreferrer nofollow" className={`link ${className}`}>
      {children}
    </a>
  )
}
