/** Looks of the chips of a kit: jobs, demands, tools that were named. */

export const CHIP =
  'inline-flex min-h-11 shrink-0 items-center gap-1 rounded-full border text-sm whitespace-nowrap md:min-h-8'
/** What takes a chip away. */
export const CHIP_BUTTON = 'grid size-11 place-items-center rounded-full text-muted hover:text-text md:size-8'
/** One line that is swept on a phone. */
export const CHIPS =
  'relative flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:[scrollbar-width:none] sm:max-md:-mx-6 sm:max-md:px-6 md:flex-wrap'

export const ROW = 'grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 md:grid-cols-[9rem_minmax(0,1fr)]'
export const LABEL = 'font-sans text-sm font-normal tracking-normal text-muted md:pt-1.5'
