import { z } from 'zod'
import { keptByTable } from './kept-by-table.ts'

const View = z.object({ name: z.string(), search: z.record(z.string(), z.string()) })
/** A list as it was set up, under a name. */
export type View = z.infer<typeof View>

/** The views of a table that are kept in this browser. */
export const viewsOf = keptByTable<View[]>('views', [], (stored) => z.array(View).catch([]).parse(stored))
