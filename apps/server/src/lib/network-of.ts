import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
/** The part of an IPv6 address that a household or a server gets as a whole. */
const NETWORK_GROUPS = 4
const MAPPED = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/

/** Whom an address stands for where calls are counted: of IPv6 the network, for one person has all of it, however it is written. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/s, '')
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  const [, high, low] = MAPPED.exec(groups.join(':')) ?? []
  if (high === undefined || low === undefined) return groups.slice(0, NETWORK_GROUPS).join(':')
  return [high, low].flatMap((pair) => [parseInt(pair, 16) >> 8, parseInt(pair, 16) & 0xff]).join('.')
}

/** @param canonical lower case, without leading zeros, with at most one `::`. */
function groupsOf(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after]
}
