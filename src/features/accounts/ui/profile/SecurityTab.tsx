import type { User } from '../../accounts.contract.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { Devices } from './Devices.tsx'
import { YourData } from './YourData.tsx'

/** Password, devices, and what becomes of one's data. */
export function SecurityTab({ user }: { user: User }) {
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-10">
      <section aria-labelledby="password">
        <h2 id="password" className="text-xl">
          {user.has_password ? 'Change password' : 'Set a password'}
        </h2>
        {!user.has_password && (
          <p className="mt-2 text-muted">
            You sign in with Google. With a password you can also sign in with your email address.
          </p>
        )}
        <ChangePasswordForm key={String(user.has_password)} hasPassword={user.has_password} />
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices" className="text-xl">
          Where you are signed in
        </h2>
        <Devices />
      </section>
      <section aria-labelledby="data">
        <h2 id="data" className="text-xl">
          Your data
        </h2>
        <YourData user={user} />
      </section>
    </div>
  )
}
