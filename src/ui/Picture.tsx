import { type ComponentProps, type ReactNode, useState } from 'react'

interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  /** Null: there is none. */
  src: string | null
  alt: string
  /** Its size, so that nothing moves when it comes. */
  width: number
  height: number
  /** What stands in its place when there is none, or it does not load. */
  fallback: ReactNode
}

/** A picture from anywhere; other sites are not told whose page it stands on. */
export function Picture({ src, fallback, ...image }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) return fallback
  const fail = () => setFailed(src)
  return (
    // biome-ignore lint/a11y/useAltText: the properties have it
    <img
      ref={(element) => {
        // It may have failed before React was there to hear of it.
        if (element?.complete && element.naturalWidth === 0) element.decode().catch(fail)
      }}
      decoding="async"
      referrerPolicy="no-referrer"
      {...image}
      src={src}
      onError={fail}
    />
  )
}
