import { z } from 'zod'
import { emailAddress, INVALID_EMAIL, requiredText } from '../../shared/fields.ts'
import { EMAIL_MAX, MOBILE_MAX } from '../../shared/limits.ts'
import { PASSWORD_MAX, PASSWORD_MIN, PERSON_NAME_MAX } from './accounts.limits.ts'
import { PASSWORD_REQUIRED } from './accounts.messages.ts'

const password = (subject: string) =>
  z
    .string(PASSWORD_REQUIRED)
    .min(1, PASSWORD_REQUIRED)
    .min(PASSWORD_MIN, `${subject} must be at least ${PASSWORD_MIN} characters long`)
    .max(PASSWORD_MAX, `${subject} must have at most ${PASSWORD_MAX} characters`)

/** A password that is already set: what is wrong with it is for the server to say. */
const givenPassword = z.string(PASSWORD_REQUIRED).min(1, PASSWORD_REQUIRED).max(PASSWORD_MAX)

export const personName = requiredText(
  PERSON_NAME_MAX,
  'Full name is required',
  `Full name must have at most ${PERSON_NAME_MAX} characters`,
)

/** Signing in asks only that both are there. */
export const SignInInput = z.object({
  email: requiredText(EMAIL_MAX, 'Email address is required', INVALID_EMAIL),
  password: givenPassword,
})
export type SignInInput = z.infer<typeof SignInInput>

/** What signing up sends. */
export const SignUpBody = z.object({
  name: personName,
  email: emailAddress(),
  mobile: requiredText(
    MOBILE_MAX,
    'Mobile number is required',
    `Mobile number must have at most ${MOBILE_MAX} characters`,
  ),
  password: password('Password'),
})
export type SignUpBody = z.infer<typeof SignUpBody>

const confirm = z.string().min(1, 'Please confirm your password')
const isSameTwice = (form: { password: string; confirm: string }) =>
  form.confirm === '' || form.password === form.confirm
const differ = (subject: string) => ({ path: ['confirm'], message: `${subject} do not match` })

/** The form of signing up. */
export const SignUpInput = SignUpBody.extend({ confirm }).refine(isSameTwice, differ('Passwords'))
export type SignUpInput = z.infer<typeof SignUpInput>

export const EmailInput = z.object({ email: emailAddress() })
export type EmailInput = z.infer<typeof EmailInput>

export const newPassword = password('New password')

/** The forms that set a password. */
export const NewPasswordInput = z
  .object({ password: newPassword, confirm })
  .refine(isSameTwice, differ('New passwords'))
export type NewPasswordInput = z.infer<typeof NewPasswordInput>

export const ChangePasswordInput = z
  .object({ current_password: z.string().max(PASSWORD_MAX), password: newPassword, confirm })
  .refine(isSameTwice, differ('New passwords'))
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>

export const CodeInput = z.object({ code: requiredText(40, 'Code is required', 'This is not a code') })
export type CodeInput = z.infer<typeof CodeInput>
