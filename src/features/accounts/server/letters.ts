import { type Letter, renderLetter } from '../../../kernel/mail/letter.ts'
import type { Message } from '../../../kernel/mail/mail.queries.ts'
import { CONFIRMED_MINUTES } from '../../../shared/limits.ts'
import { DELETE_GRACE_DAYS, RESET_MINUTES, UNDO_EMAIL_HOURS, VERIFY_HOURS } from '../accounts.limits.ts'

export const letter = (to: string, subject: string, rest: Omit<Letter, 'title'>): Message => ({
  to,
  subject,
  ...renderLetter({ title: subject, ...rest }),
})

/** Greets by name, as far as it is one: a link or a long text in its place would be somebody's advertising. */
export const greeting = (name: string) =>
  /^[\p{L}\p{M}'’. -]{1,60}$/u.test(name) ? `Hello ${name},` : 'Hello,'

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
    paragraphs: [
      greeting(name),
      'Confirm that your Kitly account should use this address from now on. Open the link in the browser in which you have asked for it; elsewhere you are asked for your password.',
    ],
    action: { label: 'Confirm new address', url },
    footer: `The link works once, for ${VERIFY_HOURS} hours. If you have not asked for this, leave it alone.`,
  })

export const emailChangeNotice = (to: string, name: string, newEmail: string, origin: string) =>
  letter(to, 'Your email address is about to change', {
    paragraphs: [
      greeting(name),
      'Somebody, probably you, wants to change the address of your Kitly account. It changes when that is confirmed with the link in the mail to the new address.',
    ],
    facts: [['New address', newEmail]],
    action: { label: 'This was not me: set a new password', url: `${origin}/auth/forgot-password` },
  })

export const emailChangedLetter = (to: string, name: string, newEmail: string, url: string) =>
  letter(to, 'Your email address was changed', {
    paragraphs: [
      greeting(name),
      'Your Kitly account uses another address from now on. If this was you, there is nothing to do.',
      'If it was not, take it back: your account has this address again, every device is signed out, and you set a new password.',
    ],
    facts: [['New address', newEmail]],
    action: { label: 'This was not me: take it back', url },
    footer: `The link works once, for ${UNDO_EMAIL_HOURS} hours.`,
  })

export const confirmCodeLetter = (to: string, name: string, code: string) =>
  letter(to, 'Your code for Kitly', {
    paragraphs: [greeting(name), 'Enter this code where Kitly asks whether it is you.'],
    facts: [['Code', code]],
    footer: `It is good once, for ${CONFIRMED_MINUTES} minutes. Give it to nobody. If you have not asked for it, somebody else uses a device on which you are signed in: sign it out in your profile, under Security.`,
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

export const secondFactorLetter = (to: string, name: string, isOn: boolean, origin: string) =>
  letter(to, `Two-factor sign-in was switched ${isOn ? 'on' : 'off'}`, {
    paragraphs: [
      greeting(name),
      isOn
        ? 'From now on your Kitly account asks for a code of an authenticator app when you sign in.'
        : 'From now on your Kitly account is opened by its password alone.',
    ],
    action: { label: 'This was not me: set a new password', url: `${origin}/auth/forgot-password` },
    footer: 'If this was you, there is nothing to do.',
  })
