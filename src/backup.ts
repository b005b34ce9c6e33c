import { constants, setPriority } from 'node:os'
import { readPlace } from './config.ts'
import { fileArgument, runCommand } from './kernel/backup/command.ts'
import { createBackup } from './kernel/backup/create.ts'

/** `npm run backup -- FILE`: the site, running or not, as one archive. */
await runCommand('The backup was not made', async (say, signal) => {
  // Visitors go first, on a machine that is busy.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  return await createBackup(readPlace(), fileArgument('backup'), say, signal)
})
