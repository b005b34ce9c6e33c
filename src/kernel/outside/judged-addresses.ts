import { lookup as resolve } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicIp } from './public-ip.ts'

export interface Found {
  address: string
  family: number
}

export interface Judge {
  /** Whether an IP address may be connected to; left out, those of the public internet at the usual ports. */
  allows?: (ip: string) => boolean
  /** Looks up the addresses of a name; left out, as this machine does. What is found is judged in any case. */
  lookup?: (host: string) => Promise<Found[]>
}

const PORTS = new Set(['', '80', '443', '8080', '8443'])

const lookUp = (host: string): Promise<Found[]> => resolve(host, { all: true })

/** Whether a port may be asked at all. */
export const isUsualPort = (port: string, { allows }: Judge) => allows !== undefined || PORTS.has(port)

/**
 * The addresses of a host, looked up once: whoever is connected to must be one of them. Null when one of them may not
 * be connected to: a name that means a neighbour as well as somebody else is not trusted.
 */
export async function judgedAddresses(
  host: string,
  { allows = isPublicIp, lookup = lookUp }: Judge,
): Promise<Found[] | null> {
  const bare = host.replace(/^\[|\]$/g, '')
  const family = isIP(bare)
  const found = family ? [{ address: bare, family }] : await lookup(bare)
  return found.length > 0 && found.every(({ address }) => allows(address)) ? found : null
}

/** Has a connection go to just these addresses. */
export const lookupOf =
  (found: Found[]) =>
  (
    _: string,
    options: { all?: boolean | undefined },
    done: (error: null, address: string | Found[], family?: number) => void,
  ): void => {
    if (options.all) done(null, found)
    else done(null, found[0]!.address, found[0]!.family)
  }
