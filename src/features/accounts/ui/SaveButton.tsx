import { Heart } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { openSignIn } from './sign-in.ts'

/** Saves a tool. A visitor is led to signing in first. */
export function SaveButton({
  name,
  label = 'Save',
  size = 'sm',
  className = '',
}: {
  name: string
  label?: string
  size?: 'sm' | 'md'
  className?: string
}) {
  return (
    <button
      type="button"
      className={`${buttonClass('secondary', size)} ${className}`}
      onClick={() => openSignIn('signin')}
    >
      <Heart className="size-4" aria-hidden="true" />
      {label}
      <span className="sr-only">: {name}</span>
    </button>
  )
}
