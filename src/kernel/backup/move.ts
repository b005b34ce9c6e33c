import type { Place } from '../../config.ts'
import { Loader } from './load.ts'
import { type CountedTable, RowCounter } from './manifest.ts'
import { count, inAll, type Say } from './progress.ts'
import { openSite } from './site.ts'
import { openTarget } from './target.ts'

/** Copies an embedded site into the empty database of DATABASE_URL. Answers the last words. */
export async function moveToPostgres(place: Place, say: Say, signal: AbortSignal): Promise<string[]> {
  if (!place.databaseUrl) throw new Error('DATABASE_URL must name the PostgreSQL database to move to')
  const site = await openSite({ ...place, databaseUrl: undefined })
  const moment = new Date().toISOString()
  try {
    const target = await openTarget(place)
    try {
      const loader = new Loader(target.writer, say)
      await loader.begin(site.migrations, site.tables)
      const tables: CountedTable[] = []
      for (const table of site.tables) {
        const counter = new RowCounter(table)
        for await (const rows of site.reader.rows(table)) {
          signal.throwIfAborted()
          counter.add(rows)
          await loader.add(table, rows)
        }
        tables.push(counter.counted)
      }
      await loader.finish(tables)
      let files = 0
      for await (const file of site.files()) {
        signal.throwIfAborted()
        await target.put(file)
        say('Files', count(++files))
      }
      await target.finish(null)
      return [
        ...loader.foreign.map((name) => `Left out: the table ${name}, which is none of Kitly's.`),
        `What the site has stored after ${moment} is not in it.`,
        ...(place.isSecretGiven
          ? []
          : [`The secret stays in ${place.dataFolder}: other processes need it as KITLY_SECRET.`]),
        `Moved, and compared: ${inAll(tables, files)}. Start Kitly with this DATABASE_URL.`,
      ]
    } catch (error) {
      await target.abandon()
      throw error
    }
  } finally {
    await site.close()
  }
}
