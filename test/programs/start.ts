import { readConfig } from '../../src/config.ts'
import { createProgram } from '../../src/program.ts'
import { runMain } from '../../src/run-main.ts'

// Starts the program as main does, without pages, and ends it as soon as it could listen.
runMain(async () => {
  const { close } = await createProgram(readConfig())
  await close()
  console.log('ready')
})
