/** Sentences that several places refuse with. */
export const DEACTIVATED =
  'This account has been deactivated. Please write to us if you think that this is a mistake.'
