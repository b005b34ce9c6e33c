const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors active:translate-y-px disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55'

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line bg-surface text-text hover:bg-raised hover:border-line-strong',
  soft: 'bg-accent-soft text-accent-text hover:bg-accent-soft/70',
  ghost: 'text-muted hover:text-text hover:bg-raised',
  danger: 'border border-danger/40 bg-danger-soft text-danger hover:border-danger',
} as const

const SIZES = {
  sm: 'min-h-11 md:min-h-9 px-3 text-sm',
  md: 'min-h-11 md:min-h-10 px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
  icon: 'size-11 md:size-10',
} as const

/** Classes of a button; links that look like one use them too. */
export function buttonClass(variant: keyof typeof VARIANTS = 'secondary', size: keyof typeof SIZES = 'md') {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`
}

/** A small button of a card: quiet until it is pointed at, or on. */
export const quietButton = (isOn: boolean) =>
  `quiet-button ${isOn ? 'bg-accent-soft text-accent-text' : 'text-muted'}`
