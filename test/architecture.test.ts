import { describe, expect, test } from 'vitest'
import { NOUNS } from '../src/nouns.ts'
import { type Import, importsOf, listFiles, readSource } from './sources.ts'

const files = listFiles()
const code = files.filter((f) => /\.(ts|tsx|mjs)$/.test(f))
const sources = code.filter((f) => f.startsWith('src/') && !/\.test\.tsx?$/.test(f))
const imports = sources.flatMap(importsOf)
const own = imports.filter((i) => i.to.startsWith('src/'))
const show = (list: Import[]) => list.map(({ from, to }) => `${from} → ${to}`)

/** What a file is, by its path. */
function areaOf(path: string): string {
  const [, first = '', second = '', third = ''] = path.split('/')
  if (path.split('/').length === 2) return 'top'
  if (first !== 'features') return first
  return third === '' || !['ui', 'server', 'planner'].includes(third) ? `contract of ${second}` : third
}

describe('the import rule', () => {
  /** Areas that each area may import. Contracts are the files that stand directly in a feature's folder. */
  const MAY: Record<string, (to: string, i: Import) => boolean> = {
    shared: (to) => to === 'shared',
    // What a request brings along is described with the types of what it brings.
    kernel: (to, { to: path, isType }) =>
      ['shared', 'kernel'].includes(to) || (isType && (to === 'catalog' || path === 'src/config.ts')),
    catalog: (to) => ['shared', 'catalog'].includes(to) || to.startsWith('contract'),
    ui: (to) => ['shared', 'ui'].includes(to),
    contract: (to, { to: path }) =>
      to === 'shared' || to.startsWith('contract') || path.endsWith('.contract.ts'),
    featureUi: (to, { to: path }) =>
      ['shared', 'ui', 'app', 'admin-kit'].includes(to) ||
      to.startsWith('contract') ||
      path.startsWith('src/features/'),
    // What every screen of the administration is made of.
    'admin-kit': (to, { to: path }) =>
      ['shared', 'ui', 'app', 'admin-kit'].includes(to) || path.startsWith('src/features/accounts/ui/'),
    // Pure functions over the catalogue, with a vocabulary too large for a file of the service.
    planner: (to) => ['shared', 'catalog', 'planner'].includes(to) || to.startsWith('contract'),
    featureServer: (to, { from, to: path }) =>
      ['shared', 'kernel', 'catalog', 'server', 'planner'].includes(to) ||
      to.startsWith('contract') ||
      path.endsWith('.contract.ts') ||
      // It describes the whole contract.
      (from === 'src/features/site/server/site.routes.ts' && path === 'src/endpoints.ts'),
    app: () => true,
    top: () => true,
  }
  const ruleOf = (path: string) => {
    const area = areaOf(path)
    if (path.startsWith('src/features/')) {
      if (area === 'planner') return area
      return area === 'ui' ? 'featureUi' : area === 'server' ? 'featureServer' : 'contract'
    }
    return area
  }

  test('knows every folder of src', () => {
    expect([...new Set(sources.map(ruleOf))].filter((rule) => !(rule in MAY))).toEqual([])
  })

  test('holds for each file', () => {
    const wrong = own.filter((i) => {
      if (i.from.includes('/ui/') && i.to.includes('/server/')) return true
      return !MAY[ruleOf(i.from)]!(areaOf(i.to), i)
    })
    expect(show(wrong)).toEqual([])
  })

  test('leads from routes to services to queries', () => {
    const role = (path: string) => /\.(routes|service|queries)\.ts$/.exec(path)?.[1]
    const wrong = own.filter(({ from, to }) => {
      const [a, b] = [role(from), role(to)]
      return (
        (a === 'queries' && (b === 'service' || b === 'routes')) ||
        (a === 'service' && b === 'routes') ||
        (a === 'routes' && (b === 'routes' || (b === 'queries' && !to.startsWith('src/kernel/'))))
      )
    })
    expect(show(wrong)).toEqual([])
  })

  /** Which of the houses a file belongs to: a feature, or the kit of the administration, which stands on accounts. */
  const houseOf = (path: string) =>
    path.startsWith('src/admin-kit/') ? 'admin-kit' : /^src\/features\/(\w+)\//.exec(path)?.[1]
  const order: string[] = ['accounts', 'admin-kit', ...NOUNS.filter((noun) => noun !== 'accounts')]

  test('knows every feature in its order', () => {
    const features = new Set(sources.flatMap((f) => (f.startsWith('src/features/') ? houseOf(f)! : [])))
    expect([...features].sort()).toEqual([...NOUNS].sort())
  })

  test('leads from a feature only to those before it', () => {
    const wrong = own.filter((i) => {
      const [from, to] = [houseOf(i.from), houseOf(i.to)]
      return from && to && order.indexOf(to) > order.indexOf(from)
    })
    expect(show(wrong)).toEqual([])
  })

  test('keeps the kernel from every feature', () => {
    const wrong = own.filter((i) => i.from.startsWith('src/kernel/') && i.to.startsWith('src/features/'))
    expect(show(wrong)).toEqual([])
  })

  test('lets only the top and app know every feature', () => {
    const features = (path: string) => /^src\/features\/(\w+)\/server\//.exec(path)?.[1]
    const outside = own.filter(
      (i) => features(i.to) && !i.from.startsWith('src/features/') && areaOf(i.from) !== 'top',
    )
    expect(show(outside)).toEqual([])
  })

  test('has no cycle', () => {
    const graph = new Map(
      sources.map((f) => [f, own.filter((i) => i.from === f && !i.isDynamic).map((i) => i.to)]),
    )
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (file: string, path: string[]) => {
      const at = path.indexOf(file)
      if (at >= 0) cycles.push([...path.slice(at), file].join(' → '))
      if (at >= 0 || done.has(file)) return
      for (const next of graph.get(file) ?? []) visit(next, [...path, file])
      done.add(file)
    }
    for (const file of sources) visit(file, [])
    expect(cycles).toEqual([])
  })

  test('names files that exist', () => {
    const known = new Set(files)
    const wrong = own.filter((i) => !known.has(i.to) && !/\.(css|svg)$/.test(i.to))
    expect(show(wrong)).toEqual([])
  })
})

describe('the browser', () => {
  test('loads nothing of the server, the catalogue or the database', () => {
    const open = ['src/app/entry-client.tsx', ...sources.filter((f) => /\/ui\/.*Page\.tsx$/.test(f))]
    const loaded = new Set(open)
    const wrong: string[] = []
    while (open.length > 0) {
      const file = open.pop()!
      for (const { from, to, isType } of imports.filter((i) => i.from === file)) {
        if (isType) continue
        if (
          /^(node:|pg$|pino|kysely|hono|@hono)/.test(to) ||
          /^src\/(kernel|catalog)\/|\/(server|planner)\//.test(to)
        ) {
          wrong.push(`${from} → ${to}`)
        }
        if (to.startsWith('src/') && !loaded.has(to)) {
          loaded.add(to)
          open.push(to)
        }
      }
    }
    expect(loaded.size).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })
})

describe('what every page loads', () => {
  test('has no checks of forms, which come with the forms', () => {
    const isOfAll = (f: string) => f === 'src/app/entry-client.tsx' || f.endsWith('.screens.ts')
    const open = sources.filter(isOfAll)
    const loaded = new Set(open)
    const wrong: string[] = []
    while (open.length > 0) {
      const file = open.pop()!
      for (const { from, to, isType, isDynamic } of imports.filter((i) => i.from === file)) {
        if (isType || isDynamic) continue
        if (to === 'zod') wrong.push(`${from} → ${to}`)
        if (!to.startsWith('src/') || loaded.has(to)) continue
        loaded.add(to)
        open.push(to)
      }
    }
    expect(loaded.size).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })
})

describe('SQL', () => {
  const mayHaveSql = (f: string) => f.startsWith('src/kernel/data/') || f.endsWith('.queries.ts')

  test('stands in queries and in kernel/data alone', () => {
    const others = sources.filter((f) => !mayHaveSql(f))
    // What columns there are is said with the library's types.
    const describes = ({ from, isType }: Import) => isType && from.endsWith('.tables.ts')
    const packages = imports.filter(
      (i) => /^(kysely|pg|node:sqlite)$/.test(i.to) && others.includes(i.from) && !describes(i),
    )
    expect(show(packages)).toEqual([])
    const calls = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/
    expect(others.filter((f) => calls.test(readSource(f)))).toEqual([])
  })
})

describe('files', () => {
  test('have no default export', () => {
    const wrong = code.filter(
      (f) => f.startsWith('src/') && /^export default|export \{[^}]*\bas default\b/m.test(readSource(f)),
    )
    expect(wrong).toEqual([])
  })

  test('are no barrels', () => {
    const wrong = sources.filter(
      (f) => /\/index\.tsx?$/.test(f) || /^export \*|^export (type )?\{[^}]*\} from/m.test(readSource(f)),
    )
    expect(wrong).toEqual([])
  })

  test('are named for what they are', () => {
    const isNamed = (path: string) => {
      const name = path.split('/').at(-1)!
      if (/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|mjs|tsx)$/.test(name)) {
        // Lower-case .tsx are entries and the router, which show nothing themselves.
        return !name.endsWith('.tsx') || path.startsWith('src/app/') || name.includes('.test.')
      }
      if (/^use[A-Z]\w*\.ts$/.test(name)) return true
      // Small parts that belong together.
      const parts = readSource(path).match(/^export function [A-Z]/gm) ?? []
      if (/^[A-Z]\w*(Fields|Cells)\.tsx$/.test(name) && parts.length > 1) return true
      const component = /^([A-Z]\w*)\.tsx$/.exec(name)?.[1]
      return (
        component !== undefined &&
        new RegExp(`^(export )?(function|const) ${component}\\b`, 'm').test(readSource(path))
      )
    }
    expect(code.filter((f) => !isNamed(f))).toEqual([])
  })

  test('have at most 300 lines', () => {
    // Lists that are read as a whole: all tables as they are made, what people call things, and samples.
    const lists = [
      'src/kernel/data/migrations/001-initial.ts',
      'src/features/tools/tools.fields.ts',
      'src/catalog/search/concepts.ts',
      'test/hostile-html.ts',
    ]
    const long = code.filter((f) => !lists.includes(f) && readSource(f).split('\n').length > 301)
    expect(long).toEqual([])
  })

  test('name no package registry and no folder of one machine', () => {
    // Written in pieces, for this file is looked at too.
    const registries = [
      'registry\\.npm',
      'js\\.org|',
      'registry\\.yarn',
      'pkg\\.com|deb\\.deb',
      'ian\\.org|archive\\.ubu',
      'ntu\\.com',
    ].join('')
    const folders = ['(?<![\\w.~/-])/(?:wo', 'rk|ro', 'ot|ho', 'me)/\\w'].join('')
    const wrong = files
      .filter((f) => /\.(ts|tsx|mjs|js|json|md|css|html|csv|txt|ya?ml|sh)$|(^|\/)[^.]+$/.test(f))
      .flatMap((f) =>
        (readSource(f).match(new RegExp(`${registries}|${folders}`, 'g')) ?? []).map((m) => `${f}: ${m}`),
      )
    expect(wrong).toEqual([])
  })
})
