import { type ReactNode, useState } from 'react'
import { TimeText } from '../../../admin-kit/list/TimeText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Options } from '../../../ui/Options.tsx'
import { toast } from '../../../ui/toast.ts'
import type { RegisteredUser } from '../people.contract.ts'
import { ROLE_LABELS } from './role-labels.ts'
import { useChangePerson } from './useChangePerson.ts'

const HINTS: Record<RegisteredUser['user_role'], string> = {
  user: 'Uses the site.',
  moderator: 'Works on reviews, submissions and contact inquiries.',
  admin: 'Works on everything, and stands in the list of administrators.',
}

/** Everything about a registered person, and their role. */
export function PersonDialog({ person: given, onClose }: { person: RegisteredUser; onClose: () => void }) {
  const [person, setPerson] = useState(given)
  const change = useChangePerson()
  const { profile } = person
  const facts: [string, ReactNode][] = [
    ['Full name', person.name || 'No name'],
    ['Email', person.email_verified ? person.email : `${person.email} (not confirmed)`],
    ['Mobile', profile.mobile_number],
    ['Company', person.company_name],
    ['Status', person.is_active ? 'Active' : 'Inactive'],
    ['Bio', person.bio],
    ['Date of birth', profile.date_of_birth],
    ['Location', profile.location],
    ['Joined', <TimeText key="joined" value={person.created_at} />],
    ['Last login', person.last_login_at ? <TimeText key="login" value={person.last_login_at} /> : 'Never'],
  ]
  return (
    <Dialog open onClose={onClose} title={person.name || 'No name'}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value ?? <span className="text-muted">Not given</span>}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <Field label="Role" required hint={HINTS[person.user_role]}>
          {(field) => (
            <select
              {...field}
              className="field"
              value={person.user_role}
              onChange={async (event) => {
                const user_role = event.target.value as RegisteredUser['user_role']
                const changed = await change(person, { user_role })
                if (!changed) return
                setPerson(changed)
                const who = changed.name || changed.email
                void toast(
                  changed.user_role === user_role
                    ? { title: `${who} is ${ROLE_LABELS[user_role]} now` }
                    : {
                        title: `${who} is invited to administer`,
                        description: 'The role comes with the answer to the mail.',
                      },
                )
              }}
            >
              <Options of={ROLE_LABELS} />
            </select>
          )}
        </Field>
      </div>
    </Dialog>
  )
}
