import cluster from 'node:cluster'
import { type Config, readConfig } from './config.ts'
import { endOnSignals } from './kernel/jobs/end-on-signals.ts'
import { createLog } from './kernel/jobs/log.ts'
import { Processes } from './kernel/processes/processes.ts'
import { runMain } from './run-main.ts'

/** Reads the settings, and serves: from this process, or from several that it starts. */
async function main() {
  const startedAt = performance.now()
  const config = readConfig()
  if (config.processes > 1 && cluster.isPrimary) return await startProcesses(config)
  // Read in only where it is needed: whoever only starts others stays small.
  const { serve } = await import('./serve.ts')
  await serve(config, startedAt)
}

async function startProcesses({ processes: count, logLevel }: Config) {
  const log = createLog(logLevel, count)
  const processes = new Processes(count, log)
  endOnSignals(async (signal) => {
    log.info({ signal }, 'shutting down')
    await processes.close(signal)
  })
  process.on('SIGUSR2', () => void processes.replaceAll())
  if (await processes.start()) return
  await processes.close('SIGTERM')
  // Whoever could not start has said why.
  process.exit(1)
}

runMain(main)
