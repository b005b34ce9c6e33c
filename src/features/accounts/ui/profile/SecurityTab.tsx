import { NamedSection } from '../../../../ui/NamedSection.tsx'
import type { User } from '../../accounts.contract.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { Devices } from './Devices.tsx'
import { YourData } from './YourData.tsx'

/** Password, devices, and what becomes of one's data. */
export function SecurityTab({ user }: { user: User }) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-10">
      <NamedSection id="password" title={user.has_password ? 'Change password' : 'Set a password'}>
        {!user.has_password && (
          <p className="mt-2 text-muted">
            You sign in with Google. With a password you can also sign in with your email address.
          </p>
        )}
        <ChangePasswordForm key={String(user.has_password)} hasPassword={user.has_password} />
      </NamedSection>
      <NamedSection id="devices" title="Where you are signed in">
        <Devices />
      </NamedSection>
      <NamedSection id="data" title="Your data">
        <YourData user={user} />
      </NamedSection>
    </div>
  )
}
