import { describe, expect, test } from 'vitest'
import { createListeningApp } from '../../../test/app.ts'
import { runCommand } from '../../../test/commands.ts'
import { createTool } from '../../../test/factories.ts'
import { POSTGRES_URL } from '../../../test/postgres.ts'
import { createWholeSite, emptyPlace, expectWholeSite, withDatabase } from '../../../test/whole-site.ts'

describe.runIf(POSTGRES_URL)('an embedded site that moves to PostgreSQL', () => {
  test('is there whole, with files, sessions and second factors', async () => {
    const site = await createWholeSite({ DATABASE_URL: '' })
    const { DATABASE_URL } = await emptyPlace('postgres')
    const moved = { ...site.environment, DATABASE_URL: DATABASE_URL! }
    const { code, out, error } = await runCommand('move-to-postgres', [], moved)
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(
      /Moved, and compared: \d+ rows in \d+ tables, 2 files\. Start Kitly with this DATABASE_URL\.\n$/,
    )
    await expectWholeSite(site, moved)
  })

  test('may be running: it goes on, and what it stores later stays behind', async () => {
    const app = await createListeningApp({ DATABASE_URL: '' })
    const tool = await createTool(app)
    const { DATABASE_URL } = await emptyPlace('postgres')
    const environment = { KITLY_DATA: app.services.config.dataFolder, DATABASE_URL: DATABASE_URL! }
    expect(await runCommand('move-to-postgres', [], environment)).toMatchObject({ code: 0, error: '' })
    await createTool(app)
    expect((await app.fetchRaw(`/api/tools/${tool.slug}`)).status).toBe(200)
    await withDatabase(environment, async ({ db }) => {
      expect(await db.selectFrom('tools').select('id').execute()).toEqual([{ id: tool.id }])
    })
  })

  test('is not moved over another one', async () => {
    const site = await createWholeSite({ DATABASE_URL: '' })
    const { services } = await createListeningApp()
    const environment = { ...site.environment, DATABASE_URL: services.config.databaseUrl! }
    const { code, error } = await runCommand('move-to-postgres', [], environment)
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(
        /^Nothing was moved: there is a site already: the database of DATABASE_URL .+\.\n$/,
      ),
    ])
    expect(await services.database.db.selectFrom('tools').select('id').execute()).toEqual([])
  })
})

describe('moving to PostgreSQL', () => {
  test('needs an address of it, and a site', async () => {
    const place = await emptyPlace('sqlite')
    expect(await runCommand('move-to-postgres', [], place)).toMatchObject({
      code: 1,
      error: 'Nothing was moved: DATABASE_URL must name the PostgreSQL database to move to.\n',
    })
    const nowhere = { ...place, DATABASE_URL: 'postgres://kitly@127.0.0.1:1/none' }
    expect((await runCommand('move-to-postgres', [], nowhere)).error).toMatch(/there is no .+kitly\.db/)
  })
})
