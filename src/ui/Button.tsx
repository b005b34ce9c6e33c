import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button.ts'

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
  /** Stands before what it says. */
  icon?: LucideIcon
}

/** A button. It sends the form around it only where its `type` says so. */
export function Button({ look, size, icon: Icon, className, children, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={[buttonClass(look, size), className].filter(Boolean).join(' ')}
    >
      {Icon && <Icon className="size-4" aria-hidden="true" />}
      {children}
    </button>
  )
}
