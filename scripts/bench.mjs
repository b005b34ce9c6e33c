import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** npm run bench: builds the program if it is not built, and measures it. */
const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

function run(args) {
  const { status } = spawnSync(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(join(root, 'dist', 'client', '.vite', 'manifest.json'))) {
  console.log('The program is not built yet (dist is missing): building it first.')
  run([join(root, 'scripts', 'build.mjs')])
}
run([join(root, 'bench', 'main.ts'), ...process.argv.slice(2)])
