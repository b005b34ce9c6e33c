import { readPlace } from './config.ts'
import { runCommand } from './kernel/backup/command.ts'
import { moveToPostgres } from './kernel/backup/move.ts'

/** `npm run move-to-postgres`: the site of KITLY_DATA, in the database of DATABASE_URL. */
await runCommand('Nothing was moved', (say, signal) => moveToPostgres(readPlace(), say, signal))
