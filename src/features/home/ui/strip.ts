/** A list that a phone swipes sideways; its items stand a little apart, the next one peeks in. */
export const STRIP =
  'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1'
export const STRIP_ITEM = 'min-w-0 max-sm:w-[17.5rem] max-sm:shrink-0 max-sm:snap-start'
