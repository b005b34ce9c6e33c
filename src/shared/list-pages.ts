/** Whether a list has no such page: search engines would otherwise take every number for one. */
export const isBeyond = (page: number | undefined, total: number, size: number): boolean =>
  page !== undefined && page > 1 && (page - 1) * size >= total
