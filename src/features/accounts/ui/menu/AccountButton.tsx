import { Suspense, useState } from 'react'
import { buttonClass } from '../../../../ui/button.ts'
import { later } from '../../../../ui/later.ts'
import { useUser } from '../session/user.ts'
import { Avatar } from './Avatar.tsx'

const AccountMenu = later(() => import('./AccountMenu.tsx'), 'AccountMenu')

/** Opens the menu of whoever is signed in; its code is fetched then. Styles hide it from visitors. */
export function AccountButton() {
  const { user, refetch } = useUser()
  const [open, setOpen] = useState(false)
  const name = user?.name ?? ''
  const picture = <Avatar name={name} src={user?.avatar_url ?? null} size={32} />
  const attributes = {
    className: `${buttonClass('ghost', 'icon')} js-only signed-in-only`,
    'aria-label': `Account of ${name || '…'}`,
  }
  const button = (
    <button
      type="button"
      {...attributes}
      aria-haspopup="menu"
      aria-expanded={open}
      // Who owes a code is asked for it once more.
      onClick={() => (user ? setOpen(true) : void refetch())}
    >
      {picture}
    </button>
  )
  if (!open || !user) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu user={user} attributes={attributes}>
        {picture}
      </AccountMenu>
    </Suspense>
  )
}
