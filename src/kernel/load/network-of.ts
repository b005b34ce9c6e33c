import { isIP, SocketAddress } from 'node:net'

/** An IPv4 address as IPv6 sockets name it, once it is written in full: `::ffff:192.0.2.1`. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/**
 * The network that limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, since whoever has one
 * address there has all of them. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address)
  if (isIP(plain) !== 6) return plain
  // Written as every other spelling of the same address.
  const normal = new SocketAddress({ address: plain, family: 'ipv6' }).address
  return MAPPED.exec(normal)?.[1] ?? `${firstGroups(normal)}::/64`
}

/**
 * The addresses that somebody gets together: the /24 of an IPv4 address, the /48 of an IPv6 address. What must not be
 * pushed counts all of them as one.
 */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address)
  if (isIP(network) === 4) return network.replace(/\d+$/, '0/24')
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}

/** Some proxies name the port, too (`192.0.2.1:4711`, `[2001:db8::1]:4711`), which every connection has anew. */
function withoutPort(address: string): string {
  const [, inBrackets, ipv4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? []
  // A zone (`fe80::1%eth0`) says by which wire it came.
  return (inBrackets ?? ipv4 ?? address).split('%')[0]!
}

/** The first half of an IPv6 address, without leading zeros: `2001:db8:0:0`. */
function firstGroups(address: string): string {
  const [before, after] = address.split('::') as [string, string | undefined]
  const groups = before.split(':').filter(Boolean)
  const rest = after === undefined ? [] : after.split(':').filter(Boolean)
  // An IPv4 address at the end stands for two groups.
  const restLength = rest.length + (after?.includes('.') ? 1 : 0)
  const zeros = after === undefined ? 0 : 8 - groups.length - restLength
  return [...groups, ...Array(zeros).fill('0'), ...rest].slice(0, 4).join(':')
}
