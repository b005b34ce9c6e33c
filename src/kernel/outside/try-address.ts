import { visitAddress } from './visit-address.ts'

/**
 * `ok`: it answers. `dead`: there is nothing, or no such host. `unknown`: it could not be told, as where a site
 * refuses programs or takes too long. `refused`: it is no address of the public internet, and was not asked.
 */
export type Reach = 'ok' | 'dead' | 'unknown' | 'refused'

interface Options {
  /** Whether an IP address may be connected to. */
  allows?: (ip: string) => boolean
  /** For all of it, redirects included. */
  timeoutMs?: number
}

/** Looks whether an address of somebody else's site leads anywhere, while somebody waits for it. */
export async function tryAddress(
  address: string,
  { allows, timeoutMs = 6000 }: Options = {},
): Promise<Reach> {
  const { failure, status } = await visitAddress(address, {
    ...(allows && { allows }),
    timeoutMs,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (failure === null) return 'ok'
  if (failure === 'answer') return status === 404 || status === 410 ? 'dead' : 'unknown'
  if (failure === 'not_public') return 'refused'
  if (failure === 'no_address') return URL.canParse(address) ? 'refused' : 'dead'
  return failure === 'no_host' || failure === 'refused' ? 'dead' : 'unknown'
}
