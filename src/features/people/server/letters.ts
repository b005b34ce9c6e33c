import { type Addressee, letter, personalLetter } from '../../accounts/server/mail/letters.ts'
import { INVITATION_DAYS } from '../people.limits.ts'

export const invitationLetter = (to: string, by: string, url: string) =>
  letter(to, 'You are invited to administer Kitly', {
    paragraphs: [
      'Hello,',
      'You are invited to administer this Kitly site. Accept with the account of this address: sign in, or make one.',
    ],
    facts: [['Invited by', by]],
    action: { label: 'See the invitation', url },
    footer: `The link works once, for ${INVITATION_DAYS} days. If you do not know what this is about, leave it alone: without your answer nothing changes.`,
  })

/** To those who administer already: what has become of the list. */
export const administratorLetter = (
  to: Addressee,
  { email, by, accepted, origin }: { email: string; by: string; accepted: boolean; origin: string },
) =>
  personalLetter(to, accepted ? 'A new administrator' : 'Somebody is invited to administer', {
    paragraphs: [
      accepted
        ? 'This address administers Kitly from now on.'
        : 'This address was invited to administer Kitly. It has no rights before the invitation is accepted.',
    ],
    facts: [
      ['Address', email],
      ['By', by],
    ],
    action: { label: 'See the administrators', url: `${origin}/admin/settings?tab=users` },
    footer: 'If you do not know of this, deactivate the address and ask whoever has done it.',
  })
