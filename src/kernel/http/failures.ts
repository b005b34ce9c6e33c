import { AppError, UNKNOWN_ERROR } from '../../shared/errors.ts'
import type { Services } from './context.ts'

/**
 * What is answered to whoever asked when something was thrown. What nobody foresaw is answered without a word about
 * the inside, and told to the log.
 */
export function failureOf(
  error: unknown,
  { outages, pageCache, log }: Pick<Services, 'outages' | 'pageCache' | 'log'>,
  request: { requestId?: string; path: string },
): AppError {
  if (error instanceof AppError) return error
  const outage = outages.explain(error)
  // A page that is being made goes without what this was to answer.
  if (outage) pageCache.doubt()
  else log.error({ err: error, ...request }, 'request failed')
  return outage ?? new AppError('internal', UNKNOWN_ERROR)
}
