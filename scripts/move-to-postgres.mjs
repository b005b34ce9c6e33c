// `npm run move-to-postgres`: copies the site of KITLY_DATA into the database of DATABASE_URL.
import { runProgram } from './lib/program.mjs'

await runProgram('src/move-to-postgres.ts')
