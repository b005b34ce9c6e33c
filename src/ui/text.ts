/** 1234 → '1,234'; not by `Intl`, whose data every page would wait for. */
export const formatCount = (n: number) =>
  Math.abs(n) < 1000 ? String(n) : String(n).replace(/\B(?=(\d{3})+$)/g, ',')

/** '1,234', or '10,000+' where no more were counted. */
export const formatTotal = ({ total, more }: { total: number; more: boolean }) =>
  formatCount(total) + (more ? '+' : '')

/** '1 tool', '2 tools', '1,000 tools' */
export const plural = (n: number, one: string, many = `${one}s`) =>
  `${formatCount(n)} ${n === 1 ? one : many}`
