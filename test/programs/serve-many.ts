import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../src/config.ts'
import { endOnSignals } from '../../src/kernel/jobs/end-on-signals.ts'
import { createLog } from '../../src/kernel/jobs/log.ts'
import { Processes } from '../../src/kernel/processes/processes.ts'
import { createProgram } from '../../src/program.ts'
import { runMain } from '../../src/run-main.ts'

// Serves from the processes of KITLY_PROCESSES as Kitly does, with pages that say which one it is and that take their
// time. Prints its port, and "all" once all of them serve.
const config = readConfig()

async function startAll() {
  const processes = new Processes(config.processes, createLog(config.logLevel, config.processes))
  endOnSignals((signal) => processes.close(signal))
  process.on('SIGUSR2', () => void processes.replaceAll())
  if (await processes.start()) {
    console.log('all')
    return
  }
  await processes.close('SIGTERM')
  process.exit(1)
}

async function serve() {
  const program = await createProgram(config, {
    mountPages: () => (router) => {
      router.get('/pid', (c) => c.text(String(process.pid)))
      router.get('/slow/:ms', async (c) => {
        await sleep(Number(c.req.param('ms')))
        return c.text('done')
      })
    },
  })
  endOnSignals(() => program.close())
  const port = await program.listen()
  if (cluster.worker!.id === 1) console.log(port)
}

runMain(cluster.isPrimary ? startAll : serve)
