import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'aria-current'> {
  /**
   * Said of the one link of a group that leads to where one is: `page`, or `true` for a choice. The router would say it
   * of every link to the open page and to what lies above it, a tool's breadcrumbs and filters included.
   */
  current?: 'page' | 'true' | undefined
  'aria-current'?: unknown
  /** The router's, for what is no link. */
  disabled?: unknown
  'data-status'?: unknown
}

function Anchor({ current, 'aria-current': _, disabled: __, 'data-status': ___, ...props }: Props) {
  return <a {...props} aria-current={current} />
}

/** A link within the site. */
export const Link = createLink(Anchor)
