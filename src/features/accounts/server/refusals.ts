/** Sentences that several places refuse with. */
export const DEACTIVATED =
  'This account has been deactivated. Please write to us if you think that this is a mistake.'
export const LINK_ENDED = 'This link has been used or is too old. Please ask for a new one.'
