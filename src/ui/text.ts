/** 1234 → '1,234' */
export const formatCount = (n: number) => n.toLocaleString('en-US')

/** '1 tool', '2 tools', '1,000 tools' */
export const plural = (n: number, one: string, many = `${one}s`) =>
  `${formatCount(n)} ${n === 1 ? one : many}`
