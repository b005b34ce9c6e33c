import { writeSync } from 'node:fs'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/kernel/data/database.ts'
import { migrate } from '../../src/kernel/data/migrate.ts'
import { loadStarter } from '../../src/starter.ts'

// Loads the starter catalogue, and says when it begins and when it is done.
const database = openDatabase(readConfig())
await migrate(database)
writeSync(1, 'begin\n')
const count = await loadStarter(database)
writeSync(1, `loaded ${count}\n`)
