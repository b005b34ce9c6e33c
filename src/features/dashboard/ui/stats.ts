import { formatCount } from '../../../ui/text.ts'

/** A number of the dashboard; a dash where it is not known, which is not the same as none. */
export const countText = (count: number | undefined): string =>
  count === undefined ? '–' : formatCount(count)
