import { readPlace } from './config.ts'
import { fileArgument, runCommand } from './kernel/backup/command.ts'
import { restoreBackup } from './kernel/backup/restore.ts'

/** `npm run restore -- FILE`: an archive as a site, where there is none. */
await runCommand('Nothing was restored', (say, signal) =>
  restoreBackup(readPlace(), fileArgument('restore'), say, signal),
)
