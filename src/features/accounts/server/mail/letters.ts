import { type Letter, renderLetter } from '../../../../kernel/mail/letter.ts'
import type { Message } from '../../../../kernel/mail/mail.queries.ts'
import { CONFIRMED_MINUTES } from '../../../../shared/limits.ts'
import { DELETE_GRACE_DAYS, RESET_MINUTES, UNDO_EMAIL_HOURS, VERIFY_HOURS } from '../../accounts.limits.ts'

export const letter = (to: string, subject: string, rest: Omit<Letter, 'title'>): Message => ({
  to,
  subject,
  ...renderLetter({ title: subject, ...rest }),
})

/** Greets by name, as far as it is one: a link or a long text in its place would be somebody's advertising. */
const greeting = (name: string) => (/^[\p{L}\p{M}'’. -]{1,60}$/u.test(name) ? `Hello ${name},` : 'Hello,')

/** Whom a letter goes to. */
export interface Addressee {
  email: string
  name: string
}

/** A letter that begins with its reader's name. */
export const personalLetter = (
  { email, name }: Addressee,
  subject: string,
  { paragraphs, ...rest }: Omit<Letter, 'title'>,
) => letter(email, subject, { paragraphs: [greeting(name), ...paragraphs], ...rest })

export const verifyLetter = (to: Addressee, url: string) =>
  personalLetter(to, 'Confirm your email address', {
    paragraphs: [
      'Somebody, probably you, has made a Kitly account with this address. Confirm it to use the account.',
    ],
    action: { label: 'Confirm email address', url },
    footer: `The link works once, for ${VERIFY_HOURS} hours. If you have not signed up, leave it alone: without it nobody can use an account with your address.`,
  })

export const accountExistsLetter = (to: Addressee, origin: string) =>
  personalLetter(to, 'You already have a Kitly account', {
    paragraphs: [
      'Somebody, probably you, has just tried to make a Kitly account with this address. There is one already: sign in with it. If you have forgotten the password, you can set a new one.',
    ],
    action: { label: 'Sign in', url: `${origin}/auth/sign-in` },
    footer: 'If this was not you, there is nothing to do: your account is as it was.',
  })

export const resetLetter = (to: Addressee, url: string) =>
  personalLetter(to, 'Set a new password', {
    paragraphs: ['Somebody, probably you, wants to set a new password for your Kitly account.'],
    action: { label: 'Set a new password', url },
    footer: `The link works once, for ${RESET_MINUTES} minutes. If this was not you, leave it alone: your password stays as it is.`,
  })

export const passwordChangedLetter = (to: Addressee, origin: string) =>
  personalLetter(to, 'Your password was changed', {
    paragraphs: ['The password of your Kitly account was changed just now. Other devices were signed out.'],
    action: { label: 'Set another password', url: `${origin}/auth/forgot-password` },
    footer: 'If this was you, there is nothing to do.',
  })

export const confirmEmailLetter = (to: Addressee, url: string) =>
  personalLetter(to, 'Confirm your new email address', {
    paragraphs: [
      'Confirm that your Kitly account should use this address from now on. Open the link in the browser in which you have asked for it; elsewhere you are asked for your password.',
    ],
    action: { label: 'Confirm new address', url },
    footer: `The link works once, for ${VERIFY_HOURS} hours. If you have not asked for this, leave it alone.`,
  })

export const emailChangeNotice = (to: Addressee, newEmail: string, origin: string) =>
  personalLetter(to, 'Your email address is about to change', {
    paragraphs: [
      'Somebody, probably you, wants to change the address of your Kitly account. It changes when that is confirmed with the link in the mail to the new address.',
    ],
    facts: [['New address', newEmail]],
    action: { label: 'This was not me: set a new password', url: `${origin}/auth/forgot-password` },
  })

export const emailChangedLetter = (to: Addressee, newEmail: string, url: string) =>
  personalLetter(to, 'Your email address was changed', {
    paragraphs: [
      'Your Kitly account uses another address from now on. If this was you, there is nothing to do.',
      'If it was not, take it back: your account has this address again, every device is signed out, and you set a new password.',
    ],
    facts: [['New address', newEmail]],
    action: { label: 'This was not me: take it back', url },
    footer: `The link works once, for ${UNDO_EMAIL_HOURS} hours.`,
  })

export const confirmCodeLetter = (to: Addressee, code: string) =>
  personalLetter(to, 'Your code for Kitly', {
    paragraphs: ['Enter this code where Kitly asks whether it is you.'],
    facts: [['Code', code]],
    footer: `It is good once, for ${CONFIRMED_MINUTES} minutes. Give it to nobody. If you have not asked for it, somebody else uses a device on which you are signed in: sign it out in your profile, under Security.`,
  })

export const deletionLetter = (to: Addressee, deleteAfter: string, origin: string) =>
  personalLetter(to, 'Your account will be deleted', {
    paragraphs: [
      `You have asked us to delete your Kitly account. We keep it for ${DELETE_GRACE_DAYS} more days, in case you change your mind: sign in and choose “Keep my account”.`,
    ],
    facts: [['Deleted on', deleteAfter.slice(0, 10)]],
    action: { label: 'Keep my account', url: `${origin}/profile?tab=security` },
  })

export const secondFactorLetter = (to: Addressee, isOn: boolean, origin: string) =>
  personalLetter(to, `Two-factor sign-in was switched ${isOn ? 'on' : 'off'}`, {
    paragraphs: [
      isOn
        ? 'From now on your Kitly account asks for a code of an authenticator app when you sign in.'
        : 'From now on your Kitly account is opened by its password alone.',
    ],
    action: { label: 'This was not me: set a new password', url: `${origin}/auth/forgot-password` },
    footer: 'If this was you, there is nothing to do.',
  })
