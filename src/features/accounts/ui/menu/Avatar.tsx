import { Picture } from '../../../../ui/Picture.tsx'

interface Props {
  name: string
  src: string | null
  /** Side in pixels. */
  size?: number
}

/** A person's picture, or their initial while there is none. */
export function Avatar({ name, src, size = 36 }: Props) {
  const initial = name.trim().charAt(0).toUpperCase()
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-display font-semibold text-accent-text"
      style={{ width: size, height: size, fontSize: size * 0.44 }}
    >
      {src ? (
        <Picture
          src={src}
          alt=""
          width={size}
          height={size}
          className="size-full object-cover"
          fallback={initial}
        />
      ) : (
        initial
      )}
    </span>
  )
}
