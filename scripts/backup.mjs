// `npm run backup -- FILE`: writes the site, running or not, into one archive.
import { runProgram } from './lib/program.mjs'

await runProgram('src/backup.ts')
