import { createPages } from './app/pages.ts'
import { readConfig } from './config.ts'
import { insertMissingKinds } from './features/facts/server/facts.queries.ts'
import { announceEntry } from './features/people/server/direct-access.service.ts'
import { endOnSignals } from './kernel/jobs/end-on-signals.ts'
import { createProgram } from './program.ts'
import { runMain } from './run-main.ts'
import { loadStarter, STARTER_FOLDER } from './starter.ts'
import { readFactKinds } from './starter-facts.ts'

/** The whole start: settings, database, catalogue, pages, listening, and how it ends. */
async function main() {
  const startedAt = performance.now()
  const config = readConfig()
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
  console.log(`Kitly is ready: http://localhost:${port}`)
  // With PORT=0 the port is known only now.
  const url = config.port === 0 ? `http://localhost:${port}` : config.url
  for (const line of await announceEntry(program.services, url)) console.log(line)

  endOnSignals(async (signal) => {
    log.info({ signal }, 'shutting down')
    // At a keyboard nobody looks whether this is ready.
    await program.close(signal === 'SIGINT' ? 0 : undefined)
    await pages.close()
  })
}

runMain(main)
