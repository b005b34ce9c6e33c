import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet: this machine, its neighbours, clouds' own services, reserved ones. */
const CLOSED = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  CLOSED.addSubnet(net, bits, 'ipv4')
}
/** Of IPv6 only what is given out: 2000::/3, without the parts that lead to IPv4 or are for examples. */
const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED.addSubnet(net, bits, 'ipv6')
}

/** Whether an IP address belongs to the public internet. */
export function isPublicIp(ip: string): boolean {
  const version = isIP(ip)
  if (version === 4) return !CLOSED.check(ip, 'ipv4')
  return version === 6 && GIVEN_OUT.check(ip, 'ipv6') && !CLOSED.check(ip, 'ipv6')
}
