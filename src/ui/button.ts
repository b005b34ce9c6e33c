type Variant = 'primary' | 'ink' | 'secondary' | 'soft' | 'ghost' | 'danger'
type Size = 'sm' | 'md' | 'lg' | 'icon'

/** Classes of a button; links that look like one use them too. How each looks is said in the styles (`.button`). */
export const buttonClass = (variant: Variant = 'secondary', size: Size = 'md') => `button ${variant} ${size}`

/** A small button of a card: quiet until it is pointed at, or on. */
export const quietButton = (isOn: boolean) =>
  isOn ? 'quiet-button bg-accent-soft text-accent-text' : 'quiet-button'

/** A link within a sentence. */
export const textLinkClass = 'font-medium text-accent-text underline underline-offset-4'
