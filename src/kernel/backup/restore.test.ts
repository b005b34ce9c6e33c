import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { runCommand, startCommand } from '../../../test/commands.ts'
import { createTool, createTools } from '../../../test/factories.ts'
import {
  archivePath,
  createWholeSite,
  emptyPlace,
  everyRow,
  type WholeSite,
  withDatabase,
} from '../../../test/whole-site.ts'
import { checksumOf, type Entry, readArchive } from './archive.ts'
import { MANIFEST, type Manifest } from './manifest.ts'

let site: WholeSite
let archive: string
let entries: Entry[]
beforeAll(async () => {
  site = await createWholeSite()
  archive = await archivePath()
  expect(await runCommand('backup', [archive], site.environment)).toMatchObject({ code: 0 })
  entries = []
  for await (const entry of readArchive(archive)) entries.push(entry)
})

type Place = Awaited<ReturnType<typeof emptyPlace>>

async function packed(list: Entry[]): Promise<Buffer> {
  const tar = pack()
  for (const { name, bytes } of list) tar.entry({ name }, bytes)
  tar.finalize()
  return gzipSync(await buffer(tar))
}

/** The archive with a manifest that says something else. */
const withManifest = (change: (manifest: Manifest) => object) =>
  packed(
    entries.map(({ name, bytes }) => ({
      name,
      bytes: name === MANIFEST ? Buffer.from(JSON.stringify(change(JSON.parse(String(bytes))))) : bytes,
    })),
  )

const changed = (name: RegExp, change: (text: string) => string) =>
  entries.map((entry) =>
    name.test(entry.name) ? { ...entry, bytes: Buffer.from(change(String(entry.bytes))) } : entry,
  )

/** Nothing in the data folder, and no table in the database. */
async function expectEmpty(place: Place) {
  expect(await readdir(place.KITLY_DATA!)).toEqual([])
  if (!place.DATABASE_URL) return
  const names = await withDatabase({ ...place, KITLY_SECRET: 'k'.repeat(40) }, async ({ db }) =>
    (await db.introspection.getTables()).map((t) => t.name),
  )
  expect(names).toEqual([])
}

async function refusal(path: string, place: Place): Promise<string> {
  const { code, error } = await runCommand('restore', [path], place)
  expect([code, error]).toEqual([1, expect.stringMatching(/^Nothing was restored: [^\n]+\.\n$/)])
  return error
}

describe('what is not a whole backup', () => {
  const half = async () => (await readFile(archive)).subarray(0, 3000)
  const flipped = async () => {
    const bytes = await readFile(archive)
    const tar = gunzipSync(bytes)
    // A few stand for nothing, as where a repetition of zeros begins.
    for (let at = Math.floor(bytes.length / 2); ; at++) {
      const other = Buffer.from(bytes)
      other.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
      if (!isTheSame(other, tar)) return other
    }
  }
  const isTheSame = (packed: Buffer, tar: Buffer) => {
    try {
      return gunzipSync(packed).equals(tar)
    } catch {
      return false
    }
  }
  const falseHash = (manifest: Manifest) => ({
    ...manifest,
    tables: manifest.tables.map((t) => (t.name === 'tools' ? { ...t, sha256: '0'.repeat(64) } : t)),
  })
  const missingRow = async () => {
    const list = changed(/^database\/changes\//, (text) => text.slice(text.indexOf('\n') + 1))
    const part = list.find(({ name }) => name.startsWith('database/changes/'))!
    return packed(
      list.map(({ name, bytes }) => {
        if (name !== MANIFEST) return { name, bytes }
        const manifest = JSON.parse(String(bytes)) as Manifest
        manifest.checksums[part.name] = checksumOf(part.bytes)
        return { name, bytes: Buffer.from(JSON.stringify(manifest)) }
      }),
    )
  }

  let place: Place
  beforeAll(async () => {
    place = await emptyPlace()
  })

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['a text', async () => Buffer.from('Hello'), /is not a backup of Kitly/],
    ['an empty file', async () => Buffer.alloc(0), /is not a backup of Kitly/],
    ['another archive', () => packed([{ name: 'etc/passwd', bytes: Buffer.from('x') }]), /is not a backup/],
    [
      'a path that leads out',
      () => packed([{ name: 'files/../../x.webp', bytes: Buffer.from('x') }, ...entries]),
      /is not a backup/,
    ],
    ['half of one', half, /is damaged: /],
    ['one without its end', () => packed(entries.slice(0, -1)), /is damaged: its end is missing/],
    ['one with a byte changed', flipped, /is damaged: /],
    [
      'one with a row changed',
      () => packed(changed(/^database\/tools/, (text) => text.replace('Quill', 'Quell'))),
      /is damaged: database\/tools\/000001\.ndjson is not as it was written/,
    ],
    [
      'one without a file',
      () => packed(entries.filter(({ name }) => !name.startsWith('files/'))),
      /is damaged: files\/avatars\/.+ is missing/,
    ],
    [
      'one whose rows are not those it counts',
      () => withManifest(falseHash),
      /the rows of tools are not the same/,
    ],
    ['one with a row less', missingRow, /changes has \d+ rows in place of \d+/],
    [
      'one of a newer version',
      () => withManifest((m) => ({ ...m, migrations: [...m.migrations, '999-later'] })),
      /comes from a version of Kitly that this one does not know \(999-later\)/,
    ],
    [
      'one of a newer format',
      () => withManifest((m) => ({ ...m, format: 2 })),
      /does not know: use that version/,
    ],
  ])('is refused in one sentence, with nothing written: %s', async (_, make, sentence) => {
    const path = await archivePath()
    await writeFile(path, await make())
    expect(await refusal(path, place)).toMatch(sentence)
    await expectEmpty(place)
  })

  test('is refused when it is not there at all', async () => {
    expect(await refusal('/nowhere/site.tar.gz', place)).toContain('there is no file /nowhere/site.tar.gz')
    await expectEmpty(place)
  })
})

describe('a place', () => {
  test('that has a site is left as it is', async () => {
    const before = await everyRow(site.app.services.database)
    expect(await refusal(archive, site.environment)).toMatch(
      /there is a site already: .+\. Nothing is written/,
    )
    expect(await everyRow(site.app.services.database)).toEqual(before)
  })

  test('that has uploads is left as it is', async () => {
    const place = await emptyPlace('sqlite')
    const folder = join(place.KITLY_DATA!, 'uploads', 'avatars')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'a.webp'), 'mine')
    expect(await refusal(archive, place)).toContain('there is a site already')
    expect(await readdir(place.KITLY_DATA!, { recursive: true })).toEqual([
      'uploads',
      'uploads/avatars',
      'uploads/avatars/a.webp',
    ])
  })

  test('keeps what else is in it, and loses what an interrupted one has left', async () => {
    const place = await emptyPlace('sqlite')
    const folder = place.KITLY_DATA!
    await mkdir(join(folder, '.restoring-x'))
    await writeFile(join(folder, '.restoring-x', 'kitly.db'), 'half')
    await mkdir(join(folder, 'mail'))
    expect(await runCommand('restore', [archive], place)).toMatchObject({ code: 0, error: '' })
    expect((await readdir(folder)).sort()).toEqual(['kitly.db', 'mail', 'secret', 'uploads'])
  })

  test('has all or nothing of it when it is killed at any moment', async () => {
    const path = await archivePath()
    await createTools(
      site.app,
      Array.from({ length: 3000 }, () => ({})),
    )
    expect(await runCommand('backup', [path], site.environment)).toMatchObject({ code: 0, error: '' })
    const all = await everyRow(site.app.services.database)
    const place = await emptyPlace()
    for (const stage of ['Checking', 'Rows', 'Comparing']) {
      const { kill, said } = startCommand('restore', [path], place)
      await expect.poll(said, { interval: 1 }).toContain(stage)
      await sleep(Math.random() * 50)
      await kill()
    }
    // Either the last one was done before it was killed, or there is nothing in the way.
    const { error } = await runCommand('restore', [path], place)
    if (error) expect(error).toContain('there is a site already')
    expect(await withDatabase(place, (copy) => everyRow(copy))).toEqual(all)
  })
})

describe('the secret', () => {
  const given = { KITLY_SECRET: 'a secret of the environment, long enough' }
  const other = { KITLY_SECRET: 'another secret of the environment, as long' }

  test('that lies in the data folder comes along, and never over another one', async () => {
    expect(await refusal(archive, { ...(await emptyPlace()), ...other })).toContain(
      'restore it without KITLY_SECRET',
    )
    const place = await emptyPlace()
    await writeFile(join(place.KITLY_DATA!, 'secret'), other.KITLY_SECRET)
    expect(await refusal(archive, place)).toContain('is the secret of another site')
    expect(await readFile(join(place.KITLY_DATA!, 'secret'), 'utf8')).toBe(other.KITLY_SECRET)
  })

  test('of the environment is not in the archive, which asks for it', async () => {
    const { app, environment } = await createWholeSite(given)
    await createTool(app)
    const path = await archivePath()
    const { out } = await runCommand('backup', [path], environment)
    expect(out).toContain('KITLY_SECRET is not in the archive')
    for await (const { name, bytes } of readArchive(path)) {
      expect([name, bytes.includes(given.KITLY_SECRET)]).toEqual([name, false])
    }
    const place = await emptyPlace()
    expect(await refusal(path, place)).toMatch(/belongs to a KITLY_SECRET \(fingerprint [0-9a-f]{16}\)/)
    expect(await refusal(path, { ...place, ...other })).toContain('KITLY_SECRET is not that of the backup')
    await expectEmpty(place)
    expect(await runCommand('restore', [path], { ...place, ...given })).toMatchObject({ code: 0, error: '' })
    expect(await readdir(place.KITLY_DATA!)).not.toContain('secret')
  })
})
