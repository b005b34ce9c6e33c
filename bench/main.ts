import { parseArgs } from 'node:util'
import { accountLines, measureAccounts } from './accounts.ts'
import { adminListBudgets, adminListTable, measureAdminLists } from './admin-lists.ts'
import { backupBudgets, backupTable, measureBackups } from './backup.ts'
import { blogBudgets, blogTable, measureBlog } from './blog.ts'
import { floodBudgets, floodTable, measureFloods } from './flood.ts'
import { importBudgets, importTable, measureImports } from './imports.ts'
import { interactionBudgets, interactionTable, measureInteractions } from './interactions.ts'
import { runLighthouse } from './lighthouse.ts'
import { chooseCores, machineLine } from './machine.ts'
import { measureSize, type SizeResult } from './measure.ts'
import { budgetTable, table } from './report.ts'
import { budgets, loadTable, sizeTable, timingTable, tools, weightTable } from './results.ts'
import { keepResults } from './results-file.ts'
import { measureVisits, visitBudgets, visitTable } from './visits.ts'

/**
 * npm run bench: the built program on synthetic catalogues, beside a bare Node server in the same run.
 * --sizes=1000,5000  only these;  --quick  short rounds;  --write  keeps the result in bench/RESULTS.md
 * --presses=filter  nothing but presses of pages whose name has this word;  --presses=  all of them
 */
const SIZES = [1_000, 5_000, 20_000, 100_000]

const { values } = parseArgs({
  options: {
    sizes: { type: 'string' },
    presses: { type: 'string' },
    quick: { type: 'boolean' },
    write: { type: 'boolean' },
  },
})
const sizes = values.sizes?.split(',').map(Number) ?? SIZES
if (!sizes.every((s) => Number.isInteger(s) && s > 0)) {
  console.error('--sizes takes numbers of tools with commas between them, such as --sizes=1000,5000')
  process.exit(1)
}

const out: string[] = []
const print = (text: string) => {
  out.push(text)
  console.log(text)
}

const cores = chooseCores()
const start = performance.now()
print(machineLine())
print(cores.server === null ? 'Server and load share the cores.' : 'Server and load on a core of their own.')

/** One line that is written over, where there is a terminal. */
function progress(what: string): (text: string) => void {
  if (!process.stderr.isTTY) return () => {}
  return (text) => process.stderr.write(`\x1b[2K\r${what && `${what}: ${text} …`}`)
}

async function printPresses(only = '') {
  const rows = await measureInteractions(cores, values.quick ? 1 : 5, progress('Presses'), only)
  progress('')('')
  print(
    `\nFrom a press to the next paint, processor slowed four times, starter catalogue\n\n${interactionTable(rows)}`,
  )
  print(`\n${budgetTable(interactionBudgets(rows))}`)
}
if (values.presses !== undefined) {
  await printPresses(values.presses)
  process.exit()
}

const results: SizeResult[] = []
for (const size of sizes) {
  // The size that the budgets speak of is measured longest.
  const seconds = values.quick ? 0.4 : size === 5_000 ? 2 : 0.6
  const starts = values.quick ? 1 : size > 50_000 ? 3 : 5
  const result = await measureSize(cores, size, { seconds, starts }, progress(tools(size)))
  progress('')('')
  results.push(result)
  print(`\n${tools(size)}, 32 connections\n\n${loadTable(result)}`)
}
print(`\nIn process, one thread\n\n${timingTable(results)}`)
print(`\n${sizeTable(results)}`)
print(`\nWhat a visitor loads before the first click (1 KB is 1,000 bytes)\n\n${weightTable(results[0]!)}`)
progress('Accounts')('sessions and sign-ins')
const accounts = await measureAccounts(cores, values.quick ? 1 : 5)
print(`\nAccounts, starter catalogue\n\n${accountLines(accounts)}`)
print(`\n${budgets(results, accounts)}`)
const imports = await measureImports(cores, progress('imports'))
progress('')('')
print(`\nImports into 5,000 tools\n\n${importTable(imports)}`)
print(`\n${budgetTable(importBudgets(imports))}`)
const floods = await measureFloods(cores, progress('floods'))
progress('')('')
print(`\nA flood of new addresses, 5,000 tools\n\n${floodTable(floods)}`)
print(`\n${budgetTable(floodBudgets(floods))}`)
const visits = await measureVisits(cores, progress('visits'))
progress('')('')
print(
  `\nPages of 5,000 tools, visited by Zipf\n\n${visitTable(visits)}\n\n${budgetTable(visitBudgets(visits))}`,
)
const blog = await measureBlog(cores, progress('blog'))
progress('')('')
print(`\nThe blog\n\n${blogTable(blog)}\n\n${budgetTable(blogBudgets(blog))}`)
if (sizes.includes(100_000)) {
  const lists = await measureAdminLists(cores, progress('administration'))
  progress('')('')
  print(`\nLists of the administration area, 100,000 rows of each\n\n${adminListTable(lists)}`)
  print(`\n${budgetTable(adminListBudgets(lists))}`)
  const backups = await measureBackups(cores, progress('backups'))
  progress('')('')
  print(`\nBackups of 100,000 tools\n\n${backupTable(backups)}`)
  print(`\n${budgetTable(backupBudgets(backups))}`)
}
progress('Lighthouse')('pages of the starter catalogue')
const lighthouse = await runLighthouse(cores, values.quick ? 1 : 3)
progress('')('')
print(
  `\nLighthouse, mobile settings, starter catalogue (aims: performance 95, the others 100)\n\n${table(
    ['page', 'performance', 'accessibility', 'best practices', 'seo', 'LCP s', 'TBT ms', 'shift'],
    lighthouse.map((row) => Object.values(row).map(String)),
  )}`,
)
await printPresses()
console.log(`\n${Math.round((performance.now() - start) / 1000)} seconds`)

if (values.write) keepResults('npm run bench', out)
