import { Globe, Laptop, Puzzle, Smartphone, SquareTerminal } from 'lucide-react'

const PLATFORMS = [
  { Icon: Globe, names: { web: 'Web' } },
  { Icon: Smartphone, names: { ios: 'iOS', android: 'Android' } },
  { Icon: Laptop, names: { macos: 'macOS', windows: 'Windows', linux: 'Linux' } },
  { Icon: Puzzle, names: { 'browser-extension': 'Browser extension' } },
  { Icon: SquareTerminal, names: { cli: 'Command line' } },
]

/** Where a tool runs, drawn; nothing where it runs on none of what can be drawn. */
export function PlatformIcons({ platforms }: { platforms: string[] }) {
  const drawn = PLATFORMS.flatMap(({ Icon, names }) => {
    const label = Object.entries(names)
      .filter(([value]) => platforms.includes(value))
      .map(([, name]) => name)
      .join(', ')
    return label ? { Icon, label } : []
  })
  if (drawn.length === 0) return null
  return (
    <span className="flex items-center gap-2">
      {drawn.map(({ Icon, label }) => (
        <span key={label} title={label}>
          <Icon className="size-4" aria-hidden="true" />
          <span className="sr-only">{label} </span>
        </span>
      ))}
    </span>
  )
}
