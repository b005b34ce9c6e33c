import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from './button.ts'

interface Props extends ComponentProps<'button'> {
  variant?: Parameters<typeof buttonClass>[0]
  size?: Parameters<typeof buttonClass>[1]
  /** Stands before its text, or is all there is. */
  icon?: LucideIcon
}

/** A button; it sends a form only where its type says so. */
export function Button({ variant, size, icon: Icon, className = '', children, ...button }: Props) {
  return (
    <button type="button" {...button} className={`${buttonClass(variant, size)} ${className}`.trim()}>
      {Icon && <Icon className="size-4" aria-hidden="true" />}
      {children}
    </button>
  )
}
