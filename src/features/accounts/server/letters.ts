import { type Letter, renderLetter } from '../../../server/mail/letter.ts'
import type { Message } from '../../../server/mail/mail.queries.ts'
import { DELETE_GRACE_DAYS, RESET_MINUTES, VERIFY_HOURS } from '../../../shared/limits.ts'

const letter = (to: string, subject: string, rest: Omit<Letter, 'title'>): Message => ({
  to,
  subject,
  ...renderLetter({ title: subject, ...rest }),
})

/** Greets by name, as far as it is one: a link or a long text in its place would be somebody's advertising. */
const greeting = (name: string) => (/^[\p{L}\p{M}'’. -]{1,60}$/u.test(name) ? `Hello ${name},` : 'Hello,')

export const verifyLetter = (to: string, name: string, url: string) =>
  letter(to, 'Confirm your email address', {
    paragraphs: [
      greeting(name),
      'Somebody, probably you, has made a Kitly account with this address. Confirm it to use the account.',
    ],
    action: { label: 'Confirm email address', url },
    footer: `The link works once, for ${VERIFY_HOURS} hours. If you have not signed up, leave it alone: without it nobody can use an account with your address.`,
  })

export const accountExistsLetter = (to: string, name: string, origin: string) =>
  letter(to, 'You already have a Kitly account', {
    paragraphs: [
      greeting(name),
      'Somebody, probably you, has just tried to make a Kitly account with this address. There is one already: sign in with it. If you have forgotten the password, you can set a new one.',
    ],
    action: { label: 'Sign in', url: `${origin}/auth/sign-in` },
    footer: 'If this was not you, there is nothing to do: your account is as it was.',
  })

export const resetLetter = (to: string, name: string, url: string) =>
  letter(to, 'Set a new password', {
    paragraphs: [
      greeting(name),
      'Somebody, probably you, wants to set a new password for your Kitly account.',
    ],
    action: { label: 'Set a new password', url },
    footer: `The link works once, for ${RESET_MINUTES} minutes. If this was not you, leave it alone: your password stays as it is.`,
  })

export const passwordChangedLetter = (to: string, name: string, origin: string) =>
  letter(to, 'Your password was changed', {
    paragraphs: [
      greeting(name),
      'The password of your Kitly account was changed just now. Other devices were signed out.',
    ],
    action: { label: 'Set another password', url: `${origin}/auth/forgot-password` },
    footer: 'If this was you, there is nothing to do.',
  })

export const confirmEmailLetter = (to: string, name: string, url: string) =>
  letter(to, 'Confirm your new email address', {
    paragraphs: [greeting(name), 'Confirm that your Kitly account should use this address from now on.'],
    action: { label: 'Confirm new address', url },
    footer: `The link works once, for ${VERIFY_HOURS} hours. If you have not asked for this, leave it alone.`,
  })

export const emailChangeNotice = (to: string, name: string, newEmail: string, origin: string) =>
  letter(to, 'Your email address is about to change', {
    paragraphs: [
      greeting(name),
      'Somebody, probably you, wants to change the address of your Kitly account. It changes when the link in the mail to the new address is opened.',
    ],
    facts: [['New address', newEmail]],
    action: { label: 'This was not me: set a new password', url: `${origin}/auth/forgot-password` },
  })

export const deletionLetter = (to: string, name: string, deleteAfter: string, origin: string) =>
  letter(to, 'Your account will be deleted', {
    paragraphs: [
      greeting(name),
      `You have asked us to delete your Kitly account. We keep it for ${DELETE_GRACE_DAYS} more days, in case you change your mind: sign in and choose “Keep my account”.`,
    ],
    facts: [['Deleted on', deleteAfter.slice(0, 10)]],
    action: { label: 'Keep my account', url: `${origin}/profile?tab=security` },
  })
