import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDataFolder } from '../test/app.ts'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  test('has a default for everything', async () => {
    const KITLY_DATA = await createDataFolder()
    expect(readConfig({ KITLY_DATA })).toEqual({
      mode: 'production',
      port: 3000,
      host: '0.0.0.0',
      dataFolder: KITLY_DATA,
      databaseUrl: undefined,
      replicaUrl: undefined,
      processes: 1,
      sharedCacheSeconds: 0,
      purge: null,
      url: 'http://localhost:3000',
      secret: expect.stringMatching(/^[\w-]{32,}$/),
      rateLimit: 1,
      trustProxy: false,
      drainSeconds: 3,
      adminSession: { hours: 12, idleMinutes: 60 },
      logLevel: 'info',
      contactEmail: 'hello@localhost',
      mailFrom: { name: 'Kitly', address: 'hello@localhost' },
      smtpUrl: undefined,
      google: null,
      s3: null,
      llm: null,
      starter: true,
      firstAdmin: null,
      linkChecks: true,
      directAccess: false,
      keepLogDays: 730,
      keepImportsDays: 90,
    })
  })

  test('takes what the environment says', async () => {
    const KITLY_DATA = join(await createDataFolder(), 'made', 'on', 'the', 'way')
    const secret = 's'.repeat(32)
    expect(
      readConfig({
        NODE_ENV: 'development',
        PORT: '8080',
        HOST: '127.0.0.1',
        KITLY_DATA,
        DATABASE_URL: 'postgresql://someone@db.example/kitly',
        KITLY_URL: 'https://kitly.example//',
        KITLY_SECRET: secret,
        KITLY_RATE_LIMIT: '0.5',
        KITLY_TRUST_PROXY: '1',
        KITLY_LOG: 'silent',
        KITLY_DRAIN_SECONDS: '2.5',
        KITLY_CONTACT_EMAIL: 'owner@kitly.example',
        KITLY_MAIL_FROM: 'robot@kitly.example',
        SMTP_URL: 'smtp://mail.example',
        GOOGLE_CLIENT_ID: 'client',
        GOOGLE_CLIENT_SECRET: 'secret',
        S3_BUCKET: 'pictures',
        S3_ENDPOINT: 'https://s3.example',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'hidden',
        KITLY_STARTER: '0',
        KITLY_ADMIN_EMAIL: 'boss@kitly.example',
        KITLY_ADMIN_PASSWORD: 'long enough',
        KITLY_LINK_CHECKS: '1',
        KITLY_DIRECT_ACCESS: '1',
        KITLY_KEEP_LOG_DAYS: '30',
        KITLY_KEEP_IMPORTS_DAYS: '7',
        KITLY_ADMIN_SESSION_HOURS: '8',
        KITLY_ADMIN_IDLE_MINUTES: '15',
      }),
    ).toEqual({
      mode: 'development',
      port: 8080,
      host: '127.0.0.1',
      dataFolder: KITLY_DATA,
      databaseUrl: 'postgresql://someone@db.example/kitly',
      replicaUrl: undefined,
      processes: 1,
      sharedCacheSeconds: 0,
      purge: null,
      url: 'https://kitly.example',
      secret,
      adminSession: { hours: 8, idleMinutes: 15 },
      rateLimit: 0.5,
      trustProxy: true,
      drainSeconds: 2.5,
      logLevel: 'silent',
      contactEmail: 'owner@kitly.example',
      mailFrom: { name: 'Kitly', address: 'robot@kitly.example' },
      smtpUrl: 'smtp://mail.example',
      google: { issuer: 'https://accounts.google.com', clientId: 'client', clientSecret: 'secret' },
      s3: {
        bucket: 'pictures',
        region: 'us-east-1',
        endpoint: 'https://s3.example',
        accessKeyId: 'key',
        secretAccessKey: 'hidden',
      },
      llm: null,
      starter: false,
      firstAdmin: { email: 'boss@kitly.example', password: 'long enough' },
      linkChecks: true,
      directAccess: true,
      keepLogDays: 30,
      keepImportsDays: 7,
    })
    expect(statSync(KITLY_DATA).isDirectory()).toBe(true)
  })

  test('visits addresses by itself in production alone, unless it is told otherwise', async () => {
    const KITLY_DATA = await createDataFolder()
    const linkChecks = (env: Record<string, string>) => readConfig({ KITLY_DATA, ...env }).linkChecks
    expect([linkChecks({}), linkChecks({ NODE_ENV: 'development' })]).toEqual([true, false])
    expect(linkChecks({ NODE_ENV: 'production', KITLY_LINK_CHECKS: '0' })).toBe(false)
  })

  test('takes an empty variable as none', async () => {
    const KITLY_DATA = await createDataFolder()
    const config = readConfig({ KITLY_DATA, PORT: '', DATABASE_URL: '', KITLY_SECRET: '' })
    expect(config).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  test.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://db.example/kitly'],
    ['DATABASE_URL', 'postgres://db.example:port/kitly'],
    ['DATABASE_REPLICA_URL', 'mysql://db.example/kitly'],
    ['KITLY_SHARED_CACHE_SECONDS', '-1'],
    ['KITLY_PURGE_URL', 'cdn'],
    ['KITLY_PURGE_HEADER', 'a secret'],
    ['KITLY_PROCESSES', 'many'],
    ['KITLY_PROCESSES', '0'],
    ['KITLY_PROCESSES', '1.5'],
    ['KITLY_URL', 'kitly.example'],
    ['KITLY_URL', 'ftp://kitly.example'],
    ['KITLY_SECRET', 'short'],
    ['KITLY_DRAIN_SECONDS', '-1'],
    ['KITLY_DRAIN_SECONDS', '301'],
    ['KITLY_RATE_LIMIT', 'many'],
    ['KITLY_RATE_LIMIT', '-1'],
    ['KITLY_TRUST_PROXY', 'yes'],
    ['KITLY_LOG', 'loud'],
    ['LLM_BASE_URL', 'ollama'],
    ['KITLY_STARTER', 'false'],
    ['KITLY_ADMIN_EMAIL', 'boss'],
    ['KITLY_ADMIN_PASSWORD', 'short'],
    ['KITLY_LINK_CHECKS', 'yes'],
    ['KITLY_DIRECT_ACCESS', 'yes'],
    ['KITLY_KEEP_LOG_DAYS', '0'],
    ['KITLY_KEEP_IMPORTS_DAYS', 'ever'],
    ['KITLY_KEEP_IMPORTS_DAYS', '730'],
  ])('stops with one sentence that names %s when it is %j', async (name, value) => {
    const environment = { KITLY_DATA: await createDataFolder(), [name]: value }
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} must [^\\n]+$`))
  })

  test('takes a number of processes, or one for each core, and one while developing', async () => {
    const KITLY_DATA = await createDataFolder()
    const processes = (env: Record<string, string>) => readConfig({ KITLY_DATA, ...env }).processes
    expect(processes({ KITLY_PROCESSES: '3' })).toBe(3)
    expect(processes({ KITLY_PROCESSES: 'auto' })).toBe(availableParallelism())
    expect(processes({ KITLY_PROCESSES: '3', NODE_ENV: 'development' })).toBe(1)
  })

  test('takes a replica of a database, and of nothing else', async () => {
    const KITLY_DATA = await createDataFolder()
    const DATABASE_REPLICA_URL = 'postgres://two.example/kitly'
    expect(() => readConfig({ KITLY_DATA, DATABASE_REPLICA_URL })).toThrow(/^DATABASE_URL must be given/)
    const given = { KITLY_DATA, DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://one.example/kitly' }
    expect(readConfig(given).replicaUrl).toBe(DATABASE_REPLICA_URL)
  })

  test.each([
    [{ LLM_MODEL: 'small' }, /^LLM_BASE_URL must be given/],
    [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, /^LLM_MODEL must be given/],
  ])('stops when a language model is half described: %j', async (given, message) => {
    expect(() => readConfig({ ...given, KITLY_DATA: '.' })).toThrow(message)
  })

  test('reads a language model, with or without a key', async () => {
    const KITLY_DATA = await createDataFolder()
    const given = { KITLY_DATA, LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'small' }
    expect(readConfig(given).llm).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      apiKey: undefined,
      model: 'small',
    })
    expect(readConfig({ ...given, LLM_API_KEY: 'key' }).llm?.apiKey).toBe('key')
    expect(readConfig({ KITLY_DATA }).llm).toBeNull()
  })

  test('stops when a password comes without its address', async () => {
    const environment = { KITLY_DATA: await createDataFolder(), KITLY_ADMIN_PASSWORD: 'long enough' }
    expect(() => readConfig(environment)).toThrow(/^KITLY_ADMIN_EMAIL must be given/)
  })

  test('stops when KITLY_DATA cannot be a folder', async () => {
    const file = join(await createDataFolder(), 'file')
    writeFileSync(file, '')
    expect(() => readConfig({ KITLY_DATA: join(file, 'data') })).toThrow(
      /^KITLY_DATA: \/.+ is a folder that cannot be made/,
    )
  })

  test('makes a secret once, for its owner alone, and keeps it', async () => {
    const KITLY_DATA = await createDataFolder()
    const { secret } = readConfig({ KITLY_DATA })
    const file = join(KITLY_DATA, 'secret')
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readConfig({ KITLY_DATA }).secret).toBe(secret)
    expect(readConfig({ KITLY_DATA: await createDataFolder() }).secret).not.toBe(secret)
  })

  test('makes another secret when the kept one was only half written', async () => {
    const KITLY_DATA = await createDataFolder()
    writeFileSync(join(KITLY_DATA, 'secret'), '')
    const { secret } = readConfig({ KITLY_DATA })
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(readConfig({ KITLY_DATA }).secret).toBe(secret)
  })
})
