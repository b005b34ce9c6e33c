// `npm start` and, with --dev, `npm run dev`: installs and builds what is missing, then runs Kitly.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { childEnv, kitlyNode, ROOT } from './lib/paths.mjs'
import { onceAbandoned, stopChildren } from './lib/run.mjs'
import { explain } from './lib/steps.mjs'

/** Keeps the young generation small: a quarter less memory, since what is read at the start is soon old. */
const SMALL_HEAP = '--max-semi-space-size=2'

const development = process.argv.includes('--dev')
const EXIT_OF = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
let kitly

function end(signal) {
  if (kitly) return kitly.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
  stopChildren()
  process.exit(EXIT_OF[signal])
}
for (const signal of Object.keys(EXIT_OF)) process.on(signal, () => end(signal))
onceAbandoned(() => end('SIGTERM'))

try {
  await ensureInstalled()
  if (!development) await ensureBuilt()
  const args = development
    ? ['--watch', '--watch-preserve-output', 'src/main.ts']
    : [SMALL_HEAP, 'src/main.ts']
  const mode = development ? 'development' : 'production'
  kitly = spawn(kitlyNode(), args, { cwd: ROOT, env: childEnv({ NODE_ENV: mode }), stdio: 'inherit' })
  kitly.on('error', (error) => {
    console.error(`Kitly could not be run: ${error.message}`)
    process.exit(1)
  })
  kitly.on('exit', (code, signal) => process.exit(code ?? EXIT_OF[signal] ?? 1))
} catch (error) {
  explain(error)
  process.exit(1)
}
