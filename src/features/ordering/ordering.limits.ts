/** Tools at the head of the list that a preview of other weights shows. */
export const PREVIEW_TOP = 50
/** Places in the list whose tools show what a score is made of. */
export const EXAMPLE_PLACES = [1, 10, 100] as const
