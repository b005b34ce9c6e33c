// `npm run pictures`: takes pictures of every page into pictures/, to be looked at. -- --only=tool --widths=390 --admin
import { findBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { childEnv, kitlyNode } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { explain } from './lib/steps.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const env = childEnv({ CHROMIUM_PATH: await findBrowser() })
  const args = [
    '--disable-warning=ExperimentalWarning',
    'test/programs/pictures.ts',
    ...process.argv.slice(2),
  ]
  process.exitCode = (await run(kitlyNode(), args, { show: true, env })).code
} catch (error) {
  explain(error)
  process.exitCode = 1
}
