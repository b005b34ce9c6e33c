import { encode } from 'uqr'

/** A text as a QR code: dark on light in either theme, since apps read no other. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for the authenticator app"
      shapeRendering="crispEdges"
      className="size-48 rounded-control bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
