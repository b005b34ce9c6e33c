import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from '../../../ui/button.ts'

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  icon: LucideIcon
  look?: Parameters<typeof buttonClass>[0]
  size?: Parameters<typeof buttonClass>[1]
}

/** A button with a picture before its words, or alone: then `aria-label` says what it does. */
export function KitButton({ icon: Icon, look, size, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={buttonClass(look, size)}>
      <Icon className="size-4" aria-hidden="true" />
      {children}
    </button>
  )
}
