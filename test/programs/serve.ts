import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../src/config.ts'
import { endOnSignals } from '../../src/kernel/jobs/end-on-signals.ts'
import { createProgram } from '../../src/program.ts'

// Serves, with a page that takes as long as its address says, and ends as Kitly does. Prints its port.
const program = await createProgram(readConfig(), {
  mountPages: () => (router) => {
    router.get('/slow/:ms', async (c) => {
      await sleep(Number(c.req.param('ms')))
      return c.text('done')
    })
  },
})
endOnSignals((signal) => program.close(signal === 'SIGINT' ? 0 : undefined))
console.log(await program.listen())
