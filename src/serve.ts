import cluster from 'node:cluster'
import { createPages } from './app/pages.ts'
import type { Config } from './config.ts'
import { insertMissingKinds } from './features/facts/server/facts.queries.ts'
import { announceEntry } from './features/people/server/direct-access.service.ts'
import { endOnSignals } from './kernel/jobs/end-on-signals.ts'
import { createProgram } from './program.ts'
import { loadStarter, STARTER_FOLDER } from './starter.ts'
import { readFactKinds } from './starter-facts.ts'

/** The whole start of a process: database, catalogue, pages, listening, and how it ends. */
export async function serve(config: Config, startedAt: number): Promise<void> {
  const pages = await createPages(config)
  const program = await createProgram(config, {
    prepare: async (database, log) => {
      // Those that came with a newer release are asked on older sites too.
      await insertMissingKinds(database.db, await readFactKinds(STARTER_FOLDER))
      const count = config.starter ? await loadStarter(database) : null
      if (count !== null) log.info({ tools: count }, 'starter catalogue loaded')
    },
    mountPages: pages.mount,
    middleware: pages.middleware,
  })
  const { log } = program.services
  const port = await program.listen()
  log.info({ port, ms: Math.round(performance.now() - startedAt) }, 'listening')
  if (isFirst()) {
    console.log(`Kitly is ready: http://localhost:${port}`)
    // With PORT=0 the port is known only now.
    const url = config.port === 0 ? `http://localhost:${port}` : config.url
    for (const line of await announceEntry(program.services, url)) console.log(line)
  }

  endOnSignals(async (signal) => {
    log.info({ signal }, 'shutting down')
    // At a keyboard nobody looks whether this is ready.
    await program.close(signal === 'SIGINT' ? 0 : undefined)
    await pages.close()
  })
}

/** Whether this is the only process, or the first of several: what is to be read at a start is said once. */
const isFirst = () => !cluster.isWorker || cluster.worker!.id === 1
