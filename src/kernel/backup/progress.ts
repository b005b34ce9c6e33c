/** Says what a command is at: `stage` in a line of its own, `detail` beside it where somebody looks on. */
export type Say = (stage: string, detail?: string) => void

export const count = (n: number) => n.toLocaleString('en')
export const plural = (n: number, noun: string) => `${count(n)} ${noun}${n === 1 ? '' : 's'}`
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** '12,345 rows in 36 tables, 3 files' */
export const inAll = (tables: { rows: number }[], files: number) =>
  `${plural(
    tables.reduce((sum, { rows }) => sum + rows, 0),
    'row',
  )} in ${plural(tables.length, 'table')}, ${plural(files, 'file')}`
