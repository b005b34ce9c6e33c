import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const MODULES = join(ROOT, 'node_modules')
/** The built program, which `npm start` runs; development and tests run the sources. */
export const PROGRAM = join('dist', 'server', 'main.js')
const BIN = join(MODULES, '.bin')
const MAJOR = 24

/** A mistake the person at the keyboard can do something about: shown as its sentence alone. */
export class Failure extends Error {}

/** The Node that Kitly runs on: the one that comes with the packages, else this one when it is new enough. */
export function kitlyNode() {
  const own = join(BIN, process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= MAJOR) return process.execPath
  throw new Failure(
    `Kitly needs Node ${MAJOR}, which npm should have installed: allow install scripts, or install Node ${MAJOR}, and try again.`,
  )
}

/** The script of an installed package's command, to be run by `kitlyNode()`. */
export const command = (name) => join(BIN, name)

const foldersOf = (path = process.env.PATH ?? '') => path.split(delimiter).filter(Boolean)

/** The environment of child processes: the packages' commands come first. */
export function childEnv(extra = {}) {
  return { ...process.env, PATH: [BIN, ...foldersOf()].join(delimiter), ...extra }
}

/** Where a program is on the PATH, outside of this project's packages; undefined when it is not. */
export function findOnPath(...names) {
  for (const name of names) {
    for (const folder of foldersOf()) {
      if (!folder.startsWith(MODULES) && existsSync(join(folder, name))) return join(folder, name)
    }
  }
  return undefined
}

/** The PATH without this project's packages, which an installation replaces while it runs. */
export const systemPath = () =>
  foldersOf()
    .filter((folder) => !folder.startsWith(MODULES))
    .join(delimiter)
