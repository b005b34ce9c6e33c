import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
const IGNORED = /^(node_modules|dist|data|\.git|\.kitly|test-results|playwright-report)(\/|$)|\.tsbuildinfo$/

/** Paths of the repository's files, from its root, with slashes. */
export function listFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (IGNORED.test(path)) return []
    return entry.isDirectory() ? listFiles(path) : [path]
  })
}

export const readSource = (path: string) => readFileSync(join(ROOT, path), 'utf8')

export interface Import {
  from: string
  /** A path from the root, or the name of a package. */
  to: string
  /** Erased before the program runs. */
  isType: boolean
  /** Loaded only when it is asked for. */
  isDynamic: boolean
}

const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\(\s*'([^']+)'/g

/** The imports of a source file: static, dynamic and re-exports. */
export function importsOf(from: string): Import[] {
  const text = readSource(from)
  const resolve = (target: string) =>
    target.startsWith('.') ? posix.join(posix.dirname(from), target) : target
  const found: Import[] = []
  for (const [, type, names, target] of text.matchAll(STATEMENT)) {
    const each = /^\{([^}]*)\}$/
      .exec(names?.trim() ?? '')?.[1]
      ?.split(',')
      .filter((n) => n.trim())
    const isType = type !== undefined || (each?.every((name) => name.trim().startsWith('type ')) ?? false)
    found.push({ from, to: resolve(target!), isType, isDynamic: false })
  }
  for (const [, target] of text.matchAll(DYNAMIC)) {
    found.push({ from, to: resolve(target!), isType: false, isDynamic: true })
  }
  return found
}
