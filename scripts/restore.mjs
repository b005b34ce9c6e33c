// `npm run restore -- FILE`: makes a site of an archive, where there is none.
import { runProgram } from './lib/program.mjs'

await runProgram('src/restore.ts')
