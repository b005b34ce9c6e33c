import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from './features/accounts/accounts.limits.ts'
import { openFolder } from './kernel/files/open-folder.ts'
import { keptSecret, newSecret, SECRET_MIN } from './kernel/files/secret-file.ts'

/** More than any machine for which this makes sense has cores. */
const PROCESSES_MAX = 128

/** Long enough for who asks `/readyz` each second. */
const DRAIN_SECONDS = 3

const isHttpUrl = (value: string) => /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')

const count = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1')

const postgresAddress = z
  .string()
  .refine(
    (v) => /^postgres(ql)?:\/\//.test(v) && URL.canParse(v),
    'must be an address that starts with postgres:// or postgresql://',
  )

/** Every environment variable Kitly reads. The sentence is what the start says when the value is wrong. */
const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('production'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(65535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().min(1, 'must not be empty').default('0.0.0.0'),
  KITLY_DATA: z.string().min(1, 'must not be empty').default('data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_REPLICA_URL: postgresAddress.optional(),
  KITLY_URL: z.string().refine(isHttpUrl, 'must be an address with http:// or https://').optional(),
  KITLY_SECRET: z.string().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`).optional(),
  KITLY_RATE_LIMIT: z.coerce.number('must be a number').min(0, 'must not be negative').default(1),
  KITLY_PROCESSES: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(PROCESSES_MAX)], {
      error: `must be auto, or a whole number from 1 to ${PROCESSES_MAX}`,
    })
    .default(1),
  KITLY_SHARED_CACHE_SECONDS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(86_400, 'must be at most 86400, a day')
    .default(0),
  KITLY_PURGE_URL: z.string().refine(isHttpUrl, 'must be an address with http:// or https://').optional(),
  KITLY_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: *\S[^\r\n]*$/, 'must be a name and a value, as in "Authorization: Bearer …"')
    .optional(),
  KITLY_TRUST_PROXY: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  KITLY_DRAIN_SECONDS: z.coerce
    .number('must be a number')
    .min(0, 'must not be negative')
    .max(300, 'must be at most 300')
    .optional(),
  KITLY_LOG: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  KITLY_CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  KITLY_MAIL_FROM: z.email('must be an e-mail address').optional(),
  SMTP_URL: z
    .string()
    .refine(
      (v) => /^smtps?:\/\//.test(v) && URL.canParse(v),
      'must be an address that starts with smtp:// or smtps://',
    )
    .optional(),
  GOOGLE_CLIENT_ID: z.string().min(1, 'must not be empty').optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1, 'must not be empty').optional(),
  OIDC_ISSUER: z
    .string()
    .refine(isHttpUrl, 'must be an address with http:// or https://')
    .default('https://accounts.google.com'),
  S3_BUCKET: z.string().min(1, 'must not be empty').optional(),
  S3_REGION: z.string().min(1, 'must not be empty').default('us-east-1'),
  S3_ENDPOINT: z.string().refine(isHttpUrl, 'must be an address with http:// or https://').optional(),
  S3_ACCESS_KEY_ID: z.string().min(1, 'must not be empty').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1, 'must not be empty').optional(),
  LLM_BASE_URL: z.string().refine(isHttpUrl, 'must be an address with http:// or https://').optional(),
  LLM_API_KEY: z.string().min(1, 'must not be empty').optional(),
  LLM_MODEL: z.string().min(1, 'must not be empty').optional(),
  KITLY_STARTER: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  KITLY_ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  KITLY_ADMIN_PASSWORD: z
    .string()
    .min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`)
    .max(PASSWORD_MAX, `must have at most ${PASSWORD_MAX} characters`)
    .optional(),
  KITLY_LINK_CHECKS: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  CHROMIUM_PATH: z.string().refine(existsSync, 'must be the path of a browser that is there').optional(),
  KITLY_DIRECT_ACCESS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  KITLY_KEEP_LOG_DAYS: count.default(730),
  KITLY_KEEP_IMPORTS_DAYS: count.default(90),
  KITLY_ADMIN_SESSION_HOURS: count.default(12),
  KITLY_ADMIN_IDLE_MINUTES: count.default(60),
})

export interface Config {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  /** Folder of the embedded database, the uploads and the generated secret. */
  dataFolder: string
  databaseUrl: string | undefined
  /** A copy of the database that follows it: what only reads may be read there. */
  replicaUrl: string | undefined
  /** How many processes of this machine serve; one while developing. */
  processes: number
  /** Public address of the site, without a slash at the end. */
  url: string
  /** Signs sessions and tokens; kept in the data folder when the environment has none. */
  secret: string
  /** Factor on every rate limit; 0 turns them off. */
  rateLimit: number
  /** Seconds for which a cache in front that all visitors share may answer pages by itself; 0 where it asks each time. */
  sharedCacheSeconds: number
  /** Where that cache is told what to forget, with a header that says who asks; null where it is not. */
  purge: { url: string; header: { name: string; value: string } | null } | null
  /** Whether the address of a visitor is read from X-Forwarded-For, as set by a proxy in front. */
  trustProxy: boolean
  /** Seconds for which a process that is asked to end still serves, while whoever sends it requests sees that. */
  drainSeconds: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** The owner's address: shown on the contact page, and written to. */
  contactEmail: string
  /** Sender of every mail, with its name. */
  mailFrom: { name: string; address: string }
  /** Where mail is handed over; without it each message becomes a file in the data folder. */
  smtpUrl: string | undefined
  /** The OpenID provider behind "Sign in with Google"; null when it is not set up. */
  google: { issuer: string; clientId: string; clientSecret: string | undefined } | null
  /** Where uploads are kept; null for the data folder. */
  s3: {
    bucket: string
    region: string
    endpoint: string | undefined
    accessKeyId: string | undefined
    secretAccessKey: string | undefined
  } | null
  /** A language model that reads the prompts of kits, at any address that speaks OpenAI's protocol; or none. */
  llm: { baseUrl: string; apiKey: string | undefined; model: string } | null
  /** Whether an empty catalogue is filled with the starter catalogue. */
  starter: boolean
  /** The administrator that a start makes if it is not there; without a password only its address is listed. */
  firstAdmin: { email: string; password: string | undefined } | null
  /** Whether tools' sites are visited in the background, as the settings say; not while developing. */
  linkChecks: boolean
  /** A Chromium that takes screenshots of tools' sites; without one none are taken. */
  chromiumPath: string | undefined
  /** Whether each start prints a one-time link into the administration area. */
  directAccess: boolean
  /** How long the log of changes is kept, and with it older versions of records. */
  keepLogDays: number
  /** How long an import can be undone; its report is kept as long. */
  keepImportsDays: number
  /** When the session of an administrator ends: after its start, and after its last request. */
  adminSession: { hours: number; idleMinutes: number }
}

type Environment = Record<string, string | undefined>

function parse(env: Environment): z.output<typeof environment> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`${String(issue?.path[0])} ${issue?.message}`)
  }
  return result.data
}

/** Where a site keeps what it has, for the commands that copy it. */
export interface Place extends Pick<Config, 'dataFolder' | 'databaseUrl' | 's3'> {
  /** Null where the environment has none and the data folder none yet. */
  secret: string | null
  /** Whether it comes from the environment, in which case the data folder has none. */
  isSecretGiven: boolean
}

/** Reads the environment as `readConfig` does, and makes nothing. */
export function readPlace(env: Environment = process.env): Place {
  const value = parse(env)
  const dataFolder = resolve(value.KITLY_DATA)
  return {
    dataFolder,
    databaseUrl: value.DATABASE_URL,
    s3: bucketOf(value),
    secret: value.KITLY_SECRET ?? keptSecret(dataFolder),
    isSecretGiven: value.KITLY_SECRET !== undefined,
  }
}

/** Reads and checks the environment. Throws an Error whose message names the first wrong variable. */
export function readConfig(env: Environment = process.env): Config {
  const value = parse(env)
  if (value.DATABASE_REPLICA_URL && !value.DATABASE_URL) {
    throw new Error('DATABASE_URL must be given with DATABASE_REPLICA_URL')
  }
  if (value.KITLY_PURGE_HEADER && !value.KITLY_PURGE_URL) {
    throw new Error('KITLY_PURGE_URL must be given with KITLY_PURGE_HEADER')
  }
  if (value.KITLY_ADMIN_PASSWORD && !value.KITLY_ADMIN_EMAIL) {
    throw new Error('KITLY_ADMIN_EMAIL must be given with KITLY_ADMIN_PASSWORD')
  }
  if (Boolean(value.LLM_BASE_URL) !== Boolean(value.LLM_MODEL)) {
    const missing = value.LLM_BASE_URL ? 'LLM_MODEL' : 'LLM_BASE_URL'
    throw new Error(`${missing} must be given where the other of LLM_BASE_URL and LLM_MODEL is`)
  }
  if (value.KITLY_KEEP_IMPORTS_DAYS >= value.KITLY_KEEP_LOG_DAYS) {
    throw new Error(
      'KITLY_KEEP_IMPORTS_DAYS must be less than KITLY_KEEP_LOG_DAYS: an import is undone from the log',
    )
  }
  const dataFolder = resolve(value.KITLY_DATA)
  openFolder(dataFolder, { isWritten: !value.DATABASE_URL || !value.KITLY_SECRET })
  const url = (value.KITLY_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '')
  const contactEmail = value.KITLY_CONTACT_EMAIL ?? `hello@${new URL(url).hostname.replace(/^www\./, '')}`
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataFolder,
    databaseUrl: value.DATABASE_URL,
    replicaUrl: value.DATABASE_REPLICA_URL,
    processes: processesOf(value),
    url,
    secret: value.KITLY_SECRET ?? keptSecret(dataFolder) ?? newSecret(dataFolder),
    rateLimit: value.KITLY_RATE_LIMIT,
    sharedCacheSeconds: value.KITLY_SHARED_CACHE_SECONDS,
    purge: purgeOf(value),
    trustProxy: value.KITLY_TRUST_PROXY === '1',
    drainSeconds: value.KITLY_DRAIN_SECONDS ?? (value.NODE_ENV === 'production' ? DRAIN_SECONDS : 0),
    logLevel: value.KITLY_LOG,
    contactEmail,
    mailFrom: { name: 'Kitly', address: value.KITLY_MAIL_FROM ?? contactEmail },
    smtpUrl: value.SMTP_URL,
    google: value.GOOGLE_CLIENT_ID
      ? {
          issuer: value.OIDC_ISSUER,
          clientId: value.GOOGLE_CLIENT_ID,
          clientSecret: value.GOOGLE_CLIENT_SECRET,
        }
      : null,
    s3: bucketOf(value),
    llm:
      value.LLM_BASE_URL && value.LLM_MODEL
        ? {
            baseUrl: value.LLM_BASE_URL.replace(/\/+$/, ''),
            apiKey: value.LLM_API_KEY,
            model: value.LLM_MODEL,
          }
        : null,
    starter: value.KITLY_STARTER === '1',
    firstAdmin: value.KITLY_ADMIN_EMAIL
      ? { email: value.KITLY_ADMIN_EMAIL, password: value.KITLY_ADMIN_PASSWORD }
      : null,
    linkChecks: (value.KITLY_LINK_CHECKS ?? (value.NODE_ENV === 'production' ? '1' : '0')) === '1',
    chromiumPath: value.CHROMIUM_PATH,
    directAccess: value.KITLY_DIRECT_ACCESS === '1',
    keepLogDays: value.KITLY_KEEP_LOG_DAYS,
    keepImportsDays: value.KITLY_KEEP_IMPORTS_DAYS,
    adminSession: {
      hours: value.KITLY_ADMIN_SESSION_HOURS,
      idleMinutes: value.KITLY_ADMIN_IDLE_MINUTES,
    },
  }
}

function purgeOf({ KITLY_PURGE_URL: url, KITLY_PURGE_HEADER }: z.output<typeof environment>) {
  if (!url) return null
  const [, name, value] = /^([\w-]+): *(.*)$/.exec(KITLY_PURGE_HEADER ?? '') ?? []
  return { url, header: name && value ? { name, value } : null }
}

function processesOf({ NODE_ENV, KITLY_PROCESSES }: z.output<typeof environment>): number {
  if (NODE_ENV === 'development') return 1
  return KITLY_PROCESSES === 'auto' ? availableParallelism() : KITLY_PROCESSES
}

function bucketOf(value: z.output<typeof environment>): Config['s3'] {
  if (!value.S3_BUCKET) return null
  return {
    bucket: value.S3_BUCKET,
    region: value.S3_REGION,
    endpoint: value.S3_ENDPOINT,
    accessKeyId: value.S3_ACCESS_KEY_ID,
    secretAccessKey: value.S3_SECRET_ACCESS_KEY,
  }
}
