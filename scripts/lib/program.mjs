import { ensureInstalled } from './install.mjs'
import { childEnv, kitlyNode } from './paths.mjs'
import { onceAbandoned, run, stopChildren } from './run.mjs'
import { explain } from './steps.mjs'

/** Runs a program of src that does one thing and ends, as the person at the keyboard has called it. */
export async function runProgram(file) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopChildren())
  onceAbandoned(() => stopChildren())
  try {
    await ensureInstalled()
    const args = ['--disable-warning=ExperimentalWarning', file, ...process.argv.slice(2)]
    const { code } = await run(kitlyNode(), args, { show: true, env: childEnv() })
    process.exit(code)
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}
