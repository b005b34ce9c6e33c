import { apiQuery } from './query.ts'

/** Which ways to sign in are set up. */
export const optionsQuery = apiQuery('GET /api/auth/options', {})
