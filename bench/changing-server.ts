import { createPages } from '../src/app/pages.ts'
import { readConfig } from '../src/config.ts'
import { COUNTED, storeReview } from '../src/features/reviews/server/reviews.service.ts'
import { toolKind } from '../src/features/tools/server/admin-tools.service.ts'
import { KITLY, writeContent } from '../src/kernel/changes/changes.queries.ts'
import { changeRecords } from '../src/kernel/changes/records.ts'
import type { Services } from '../src/kernel/http/context.ts'
import { createProgram } from '../src/program.ts'
import { Random } from '../test/seeded.ts'
import { REVIEW } from './fill.ts'
import { Zipf } from './zipf.ts'

/** The program with its pages, whose content changes ten times a second from SIGUSR2 on. */
const PER_SECOND = 10

const UNCONFIRMED = { ...COUNTED, is_confirmed: false }

/**
 * A tool, the popular ones more often, and what becomes of it: of 60 changes 53 are reviews, a quarter of them not
 * confirmed, and 7 the work of an editor on a text, a price or tags.
 */
function changing(services: Services, random: Random) {
  const ids = [...services.catalog.current.toolById.keys()]
  const popular = new Zipf(ids)
  const edit = (id: number, part: object) =>
    writeContent(services, (tx) =>
      changeRecords(tx, KITLY, toolKind, [id], { change: (before) => ({ ...before, ...part }) }),
    )
  return async (n: number): Promise<void> => {
    const tool_id = popular.draw(random)
    const step = n % 60
    if (step % 20 === 0) await edit(tool_id, { short_description: `Does what it says, as of change ${n}.` })
    else if (step % 20 === 7)
      await edit(tool_id, { pricing_model: random.pick(['Free', 'Freemium', 'Paid'] as const) })
    else if (step === 13) await edit(tool_id, { tags: [`tag ${random.below(40)}`, 'writing'] })
    else {
      const review = { ...REVIEW, tool_id, rating: random.int(1, 5), author_key: `a${n}`, text_key: `t${n}` }
      await writeContent(services, (tx) => storeReview(tx, review, step % 4 === 1 ? UNCONFIRMED : COUNTED))
    }
  }
}

const config = readConfig()
const pages = await createPages(config)
const program = await createProgram(config, { mountPages: pages.mount })
await program.listen()
process.once('SIGUSR2', () => {
  const change = changing(program.services, new Random(1))
  let n = 0
  setInterval(() => void change(n++), 1000 / PER_SECOND).unref()
})
process.on('SIGTERM', () => void program.close().then(() => process.exit(0)))
