import { selectAdminTools } from '../src/features/tools/server/admin-tools.queries.ts'
import type { Db } from '../src/server/database/database.ts'
import { Random } from '../test/seeded.ts'
import type { Synthetic } from './synthetic.ts'
import { median, quantile, type Timing, timeWork } from './timing.ts'

const CALLS = 60
/** A call is timed again so often before it is left out: see `timeWork`. */
const TRIES = 5

/** The lists of the administration area, straight from the database: a page and the number of all that match. */
export async function timeAdminLists(db: Db, { tools }: Synthetic): Promise<Timing[]> {
  const random = new Random(11)
  const page = { sort: 'name', order: 'asc', limit: 25, offset: 0 } as const
  const word = () => random.pick(random.pick(tools).name.split(' '))
  const kinds: Record<string, () => Parameters<typeof selectAdminTools>[1]> = {
    'admin list: a page': () => ({ ...page, offset: 25 * random.int(0, Math.floor(tools.length / 25) - 1) }),
    'admin list: search': () => ({ ...page, search: word(), sort: 'views', order: 'desc' }),
    'admin list: filters': () => ({ ...page, pricing: 'Paid', status: 'active', featured: 'false' }),
  }
  const timings: Timing[] = []
  for (const [name, make] of Object.entries(kinds)) {
    const times: number[] = []
    for (let i = 0; i < CALLS; i++) {
      const filter = make()
      let ms: number | null = null
      for (let n = 0; ms === null && n < TRIES; n++) ms = await timeWork(() => selectAdminTools(db, filter))
      if (ms !== null) times.push(ms)
    }
    timings.push({ name, count: times.length, median: median(times), p99: quantile(times, 0.99) })
  }
  return timings
}
