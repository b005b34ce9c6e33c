import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { hostOf, MARKS } from '../src/features/tools/server/marks.ts'
import type { ToolCard } from '../src/features/tools/tools.contract.ts'
import { slugify } from '../src/shared/slug.ts'
import { readStarter } from '../src/starter.ts'
import { createTestApp } from './app.ts'
import { faultsOf } from './drawings.ts'
import { createTools } from './factories.ts'
import { createUploader } from './imports.ts'
import { listFiles, readSource } from './sources.ts'

const FOLDER = 'public/marks/'
const files = listFiles('public/marks')
  .map((path) => path.slice(FOLDER.length))
  .filter((file) => file.endsWith('.svg'))

test('each mark is one of a starter tool, of the website that it has there', async () => {
  const { tools } = await readStarter()
  const hosts = new Map(tools.map((tool) => [slugify(tool.name), hostOf(tool.website_url)]))
  const stray = [...MARKS].filter(([slug, { host }]) => hosts.get(slug) !== host).map(([slug]) => slug)
  expect(stray).toEqual([])
})

test('the files are those that are used, each named by its content', () => {
  expect(files.toSorted()).toEqual([...new Set([...MARKS.values()].map(({ mark }) => mark))].sort())
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readSource(FOLDER + file))
      .digest('hex')
      .slice(0, 8)
  expect(files.filter((file) => !file.endsWith(`-${hashOf(file)}.svg`))).toEqual([])
})

test('what has to be said of each line drawing is said beside the pictures', () => {
  const notice = readSource(`${FOLDER}NOTICE.txt`)
  const drawn = [...MARKS.values()].filter((mark) => mark.package.endsWith('arcticons'))
  expect(drawn.map(({ mark }) => mark.replace('mono/', '')).filter((file) => !notice.includes(file))).toEqual(
    [],
  )
})

test('each draws, and does nothing else', () => {
  expect(files.flatMap((file) => faultsOf(FOLDER + file))).toEqual([])
  // What follows the text has one ink.
  const inks = files
    .filter((file) => file.startsWith('mono/'))
    .flatMap((file) => [...readSource(FOLDER + file).matchAll(/(?:fill|stroke)="([^"]+)"/g)])
    .map(([, ink]) => ink)
  expect(inks.filter((ink) => ink !== 'none' && ink !== '#1f1c18')).toEqual([])
})

test('a tool without a logo is answered with its mark, and stored and exported without', async () => {
  const app = await createTestApp()
  const website_url = 'https://www.duolingo.com/learn'
  const logo_url = 'https://alpha.example/logo.png'
  await createTools(app, [
    { name: 'Duolingo', website_url },
    { name: 'Figma', website_url: 'https://figma.com', logo_url },
    { name: 'Cursor', website_url: 'https://cursor.example' },
    { name: 'Constructor', website_url: 'https://constructor.com' },
  ])
  const cards = await app.read<ToolCard[]>('/api/tools')
  expect(Object.fromEntries(cards.map((card) => [card.slug, card.logo_url]))).toEqual({
    duolingo: `/marks/${MARKS.get('duolingo')?.mark}`,
    figma: logo_url,
    cursor: null,
    constructor: null,
  })
  expect((await app.read<ToolCard>('/api/tools/duolingo')).logo_url).toMatch(/^\/marks\/duolingo-\w{8}\.svg$/)
  const rows = await app.services.database.db.selectFrom('tools').select(['slug', 'logo_url']).execute()
  expect(rows.find(({ slug }) => slug === 'duolingo')).toEqual({ slug: 'duolingo', logo_url: null })
  const exported = await (await createUploader(app)).send('GET', '/api/admin/tools/export')
  const table: Record<string, string>[] = parse(await exported.text(), { columns: true, bom: true })
  expect(table.map((row) => row['Logo URL']).filter(Boolean)).toEqual([logo_url])
})
