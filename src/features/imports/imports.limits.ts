/** Names of duplicates that the confirmation of a bulk upload shows. */
export const DUPLICATES_SHOWN = 5
