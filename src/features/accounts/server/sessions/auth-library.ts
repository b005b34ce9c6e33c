import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { z } from 'zod'
import type { Db } from '../../../../kernel/data/database.ts'
import type { Log } from '../../../../kernel/jobs/log.ts'
import { AppError } from '../../../../shared/errors.ts'
import { DAY_SECONDS } from '../../../../shared/limits.ts'
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_DAYS } from '../../accounts.limits.ts'
import { DEACTIVATED } from '../../accounts.messages.ts'
import { isActive } from '../accounts.queries.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts'
import type { LastLogins } from './last-logins.ts'

/** Under this name the library is told the address of a device; browsers cannot send it. */
export const IP_HEADER = 'x-kitly-address'

/** Better Auth on our tables. Its own routes are not mounted: what the outside sees are our endpoints. */
export function createAuth({ db, secret, url, log, lastLogins, cookieName }: AuthSettings) {
  return betterAuth({
    baseURL: url,
    secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message, ...details) => {
        if (level === 'error') log.error({ err: details[0] }, message)
      },
    },
    // Told to be SQLite on both engines: that is how our columns hold times and booleans (text, 0 and 1).
    database: kyselyAdapter(db, { type: 'sqlite', transaction: false }),
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...TIMES } },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...TIMES,
      },
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      updateAge: DAY_SECONDS,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...TIMES,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...TIMES } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    advanced: {
      // The library's own prefix would be `__Secure-`.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieName,
          attributes: { secure: url.startsWith('https:') },
        },
      },
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
      database: { validateSchema: false },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (!(await isActive(db, userId))) throw new APIError('FORBIDDEN', { message: DEACTIVATED })
          },
          after: async ({ userId }) => lastLogins.note(userId),
        },
      },
    },
    plugins: [startSessionPlugin],
  })
}

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** Starts a session without a password; called by the server alone. */
const startSessionPlugin = {
  id: 'kitly-start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new APIError('UNAUTHORIZED')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ started: true })
      },
    ),
  },
}

export interface AuthSettings {
  db: Db
  secret: string
  url: string
  log: Log
  lastLogins: LastLogins
  /** The name under which browsers hold the session. */
  cookieName: string
}

/** Whether the library refuses because the address is yet to be confirmed. */
export const isUnverified = (error: unknown) =>
  error instanceof APIError && error.body?.code === 'EMAIL_NOT_VERIFIED'

/** The library's refusals in our words; what is none is passed on. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  if (error.status === 'FORBIDDEN') return new AppError('forbidden', DEACTIVATED)
  if (error.status === 'UNAUTHORIZED' || error.status === 'BAD_REQUEST') {
    return new AppError('unauthenticated', 'Email address or password is not right')
  }
  return error
}
