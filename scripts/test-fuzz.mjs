// `npm run test:fuzz`: 20,000 hostile requests on each database.
// `npm run test:fuzz -- --only=sqlite --seed=7 --requests=500` does less; `--write` keeps the figures.
import { runOnEngines } from './lib/engines.mjs'

process.exit(await runOnEngines('test/fuzz/main.ts'))
