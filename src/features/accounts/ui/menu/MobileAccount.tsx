import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../../ui/Button.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { signOut, useUser } from '../session/user.ts'
import { Avatar } from './Avatar.tsx'
import { ACCOUNT_LINKS } from './account-links.ts'

/** The account's part of the phone's menu. */
export function MobileAccount({ onClose }: { onClose: () => void }) {
  const { user } = useUser()
  const queryClient = useQueryClient()
  if (!user) return null
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={user.name} src={user.avatar_url} size={44} />
        <div className="min-w-0 text-sm">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-muted">{user.email}</p>
        </div>
      </div>
      <nav aria-label="Account" className="mt-3">
        <ul>
          {ACCOUNT_LINKS.map(({ label, ...link }) => (
            <li key={label}>
              <Link {...link} className="flex min-h-12 items-center border-b border-line" onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button
        className="mt-4 w-full"
        onClick={() => {
          onClose()
          void signOut(queryClient)
        }}
      >
        Sign Out
      </Button>
    </>
  )
}
