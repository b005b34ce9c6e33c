// `npm start` and, with --dev, `npm run dev`: installs and builds what is missing, then runs Kitly.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { childEnv, kitlyNode, PROGRAM, ROOT } from './lib/paths.mjs'
import { onceAbandoned, stopChildren } from './lib/run.mjs'
import { explain } from './lib/steps.mjs'

/**
 * How the program stays small and starts fast. What is read at the start is soon old, so a large young generation only
 * doubles the memory; glibc's allocator would keep an arena with gaps for each of the compressors' threads; and what
 * has been compiled is kept for the next start. What WebAssembly calls is never compiled anew, since Node 24 may end the
 * whole process in doing so (decision 156). The benchmark and the browser tests run it the same way.
 */
const SMALL = createRequire(import.meta.url)('./lib/small.json')

const development = process.argv.includes('--dev')
/** In development people sign in with Google through a provider on this machine, at the port after Vite's. */
const PROVIDER_PORT_OFFSET = 2
const EXIT_OF = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
let kitly
let provider

/** Starts it unless a provider is set up. Answers what Kitly needs to use it. */
function startProvider() {
  if (process.env.GOOGLE_CLIENT_ID) return {}
  const port = Number(process.env.PORT || 3000)
  const url = (process.env.KITLY_URL || `http://localhost:${port}`).replace(/\/+$/, '')
  const at = String(port + PROVIDER_PORT_OFFSET)
  provider = spawn(kitlyNode(), ['test/programs/openid-provider.ts', at, `${url}/auth/callback`], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  return {
    OIDC_ISSUER: `http://localhost:${at}`,
    GOOGLE_CLIENT_ID: 'kitly',
    GOOGLE_CLIENT_SECRET: 'secret-of-kitly',
  }
}

let isEnding = false
function end(signal) {
  isEnding = true
  provider?.kill()
  if (kitly) return kitly.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
  stopChildren()
  process.exit(EXIT_OF[signal])
}
for (const signal of Object.keys(EXIT_OF)) process.on(signal, () => end(signal))
// Not a second time: to Kitly that would be the wish to end at once.
onceAbandoned(() => isEnding || end('SIGTERM'))

try {
  await ensureInstalled()
  if (!development) await ensureBuilt()
  const args = development ? ['--watch', '--watch-preserve-output', 'src/main.ts'] : [...SMALL.flags, PROGRAM]
  const mode = development ? 'development' : 'production'
  kitly = spawn(kitlyNode(), args, {
    cwd: ROOT,
    env: childEnv({ ...SMALL.env, NODE_ENV: mode, ...(development && startProvider()) }),
    stdio: 'inherit',
  })
  kitly.on('error', (error) => {
    console.error(`Kitly could not be run: ${error.message}`)
    process.exit(1)
  })
  kitly.on('exit', (code, signal) => {
    provider?.kill()
    process.exit(code ?? EXIT_OF[signal] ?? 1)
  })
} catch (error) {
  explain(error)
  process.exit(1)
}
