// `npm run build`: builds the pages and the program into dist/.
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { explain } from './lib/steps.mjs'

try {
  await ensureInstalled()
  await build()
} catch (error) {
  explain(error)
  process.exitCode = 1
}
