// `npm run test:faults`: kills, full disks, lost databases, races, ends and clocks, on each database.
// `npm run test:faults -- --only=sqlite --scenario=kills --kills=10 --seed=7` does less; `--write` keeps the figures.
import { runOnEngines } from './lib/engines.mjs'

process.exit(await runOnEngines('test/faults/main.ts'))
