/** Rows on one page of its tables. */
export const ADMIN_PAGE_SIZES = [25, 50, 100] as const
/** One that names more than so many is asked about first. */
export const BULK_ASKED_ABOVE = 20
