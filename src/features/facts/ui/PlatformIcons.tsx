/** Where a tool runs, as lists draw it, in the order of the drawings in `app/platforms.svg`. */
export const PLATFORM_ICONS: readonly { [value: string]: string }[] = [
  { web: 'Web' },
  { macos: 'macOS' },
  { windows: 'Windows' },
  { linux: 'Linux' },
  { ios: 'iOS', android: 'Android' },
  { 'browser-extension': 'Browser extension' },
  { cli: 'Command line' },
]

/** The drawing of a platform; its name stands beside it, or is given. */
export function PlatformIcon({ index, label }: { index: number; label?: string }) {
  const said = label ? ({ role: 'img', 'aria-label': label, title: label } as const) : { 'aria-hidden': true }
  return <span {...said} className="platform" style={{ ['--i' as string]: index }} />
}

interface Props {
  platforms: readonly string[]
  /** In a table each has its column: what is not known leaves it empty. */
  inColumns?: boolean
}

export function PlatformIcons({ platforms, inColumns = false }: Props) {
  return PLATFORM_ICONS.map((names, i) => {
    const label = Object.keys(names)
      .filter((value) => platforms.includes(value))
      .map((value) => names[value])
      .join(', ')
    if (label) return <PlatformIcon key={i} index={i} label={label} />
    return inColumns && <span key={i} className="platform invisible" />
  })
}
