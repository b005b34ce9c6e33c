import { Menu } from '@base-ui/react/menu'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../../../../ui/Link.tsx'
import type { User } from '../../accounts.contract.ts'
import { signOut } from '../session/user.ts'
import { ACCOUNT_LINKS } from './account-links.ts'

const ITEM = 'flex min-h-11 items-center rounded-control px-3 text-sm data-highlighted:bg-raised md:min-h-9'

interface Props {
  user: User
  /** Of the button that opens it. */
  attributes: { className: string; 'aria-label': string }
  children: ReactNode
}

/** The menu under the picture in the header. It is open when it comes. */
export function AccountMenu({ user, attributes, children }: Props) {
  const queryClient = useQueryClient()
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger {...attributes}>{children}</Menu.Trigger>
      {/* In the header, so that it belongs to a landmark. */}
      <Menu.Portal container={document.querySelector('header')}>
        <Menu.Positioner sideOffset={8} align="end" className="z-50">
          <Menu.Popup className="w-64 animate-[rise_140ms_ease-out] rounded-xl border border-line bg-surface p-2 shadow-float outline-none">
            <Menu.Group>
              <Menu.GroupLabel className="min-w-0 px-3 pt-1 pb-3 text-sm">
                <span className="block truncate font-medium">{user.name}</span>
                <span className="block truncate text-muted">{user.email}</span>
              </Menu.GroupLabel>
              <div className="mb-1 border-t border-line" />
              {ACCOUNT_LINKS.map(({ label, ...link }) => (
                <Menu.LinkItem key={label} className={ITEM} render={<Link {...link} />} closeOnClick>
                  {label}
                </Menu.LinkItem>
              ))}
              <Menu.LinkItem className={ITEM} render={<Link to="/kit-builder" />} closeOnClick>
                Create Kit
              </Menu.LinkItem>
            </Menu.Group>
            <Menu.Separator className="my-1 border-t border-line" />
            <Menu.Item className={`${ITEM} cursor-pointer`} onClick={() => void signOut(queryClient)}>
              Sign Out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
