import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, findOnPath, kitlyNode, MODULES, ROOT, systemPath } from './paths.mjs'
import { mustRun, run } from './run.mjs'
import { step } from './steps.mjs'

const STAMP = join(MODULES, '.kitly-install')

/** Installs the packages, unless those of this lock file are there. */
export async function ensureInstalled() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`
  if (readStamp() === wanted) return
  if (!isInstalled(lock)) await step('Installing packages', install)
  kitlyNode()
  writeFileSync(STAMP, wanted)
}

const readStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '')

/** Whether the packages are those of the lock file although nobody stamped them: after `npm install`. */
function isInstalled(lock) {
  if (readStamp() && !readStamp().endsWith(`${process.platform}-${process.arch}`)) return false
  try {
    const installed = JSON.parse(readFileSync(join(MODULES, '.package-lock.json'), 'utf8')).packages
    const { '': _, ...wanted } = JSON.parse(lock).packages
    return (
      Object.entries(installed).every(([path, { version }]) => wanted[path]?.version === version) &&
      Object.entries(wanted).every(([path, { optional }]) => optional || path in installed)
    )
  } catch {
    return false
  }
}

async function install() {
  // Not the Node of the packages: the installation deletes it.
  const path = systemPath()
  const node = findOnPath('node', 'node.exe') ?? process.execPath
  const cli = process.env.npm_execpath
  const npm = cli?.endsWith('.js') ? [node, cli] : [findOnPath('npm', 'npm.cmd')]
  if (!npm[0]) throw new Failure('npm was not found: install Node with npm, and try again.')
  const env = { ...process.env, PATH: path }
  const args = ['--include=dev', '--no-audit', '--no-fund']
  const { code, output } = await run(npm[0], [...npm.slice(1), 'ci', ...args], { env })
  if (code === 0) return
  const sentence = 'The packages could not be installed: npm says why above.'
  // A registry may lack packages for machines of other kinds; `npm ci` then takes the lock file for wrong.
  if (!/code EUSAGE/.test(output)) throw Object.assign(new Failure(sentence), { output })
  await mustRun(npm[0], [...npm.slice(1), 'install', '--no-save', ...args], sentence, { env })
}
