import { type ComponentProps, type ReactNode, useState } from 'react'

interface Props extends ComponentProps<'img'> {
  src: string
  alt: string
  /** Its size, so that nothing moves when it comes. */
  width: number
  height: number
  /** What stands in its place when it does not load. */
  fallback: ReactNode
}

/** A picture from anywhere; other sites are not told whose page it stands on. */
export function Picture({ fallback, ...image }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === image.src) return fallback
  const fail = () => setFailed(image.src)
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
      onError={fail}
    />
  )
}
