import { createPages } from './app/pages.ts'
import { readConfig } from './config.ts'
import { announceEntry } from './features/admin/server/direct-access.service.ts'
import { createProgram } from './program.ts'
import { loadStarter } from './starter.ts'

/** The whole start: settings, database, catalogue, pages, listening, and how it ends. */
async function main() {
  const startedAt = performance.now()
  const config = readConfig()
  const pages = await createPages(config)
  const program = await createProgram(config, {
    prepare: async (database, log) => {
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

  let ending = false
  const end = async (signal: string) => {
    if (ending) return
    ending = true
    log.info({ signal }, 'shutting down')
    await pages.close()
    await program.close()
    process.exit(0)
  }
  // Signals may come twice: from the terminal to all of a group, and from whoever started this.
  process.on('SIGTERM', () => void end('SIGTERM'))
  process.on('SIGINT', () => void end('SIGINT'))
}

main().catch((error: Error) => {
  console.error(`Kitly did not start: ${error.message}`)
  if (process.env.KITLY_LOG === 'debug') console.error(error)
  process.exit(1)
})
