import { AVATAR_MAX_BYTES, PASSWORD_MIN } from './accounts.limits.ts'

/** Sentences that several places say, the form and the API alike. */
export const PASSWORD_REQUIRED = 'Password is required'
/** Shown wherever a password is chosen: what the server asks of it. */
export const PASSWORD_RULES = `At least ${PASSWORD_MIN} characters, and not one that many people use or that is in your name or address.`
export const CODE_LABEL = 'Code of your authenticator app, or a recovery code'
export const INCOMPLETE_LINK = 'The link is not complete. Please copy all of it from the mail.'
export const LINK_ENDED = 'This link has been used or is too old. Please ask for a new one.'
export const DEACTIVATED =
  'This account has been deactivated. Please write to us if you think that this is a mistake.'
export const AVATAR_NO_IMAGE = 'Please select an image file'
export const AVATAR_TOO_LARGE = `File size must be less than ${AVATAR_MAX_BYTES / 1024 / 1024}MB`
