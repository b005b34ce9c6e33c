import { z } from 'zod'
import { clearableText, emailAddress } from '../../shared/fields.ts'
import { MOBILE_MAX } from '../../shared/limits.ts'
import { BIO_MAX, LOCATION_MAX } from './accounts.limits.ts'
import { personName } from './sign-input.ts'

const FIRST_YEAR = 1900

/** Whether 'YYYY-MM-DD' is a day on which somebody may have been born. */
function isBirthday(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return false
  return date.getUTCFullYear() >= FIRST_YEAR && date.getTime() <= Date.now()
}

/** What a person may change of their profile: what is left out stays. */
export const ProfileInput = z.object({
  name: personName.optional(),
  email: emailAddress().optional(),
  mobile_number: clearableText('Mobile number', MOBILE_MAX),
  bio: clearableText('Bio', BIO_MAX),
  date_of_birth: clearableText('Date of birth', 10).refine(
    (v) => v === undefined || v === null || isBirthday(v),
    'Please enter a valid date of birth',
  ),
  location: clearableText('Location', LOCATION_MAX),
})
export type ProfileInput = z.infer<typeof ProfileInput>
