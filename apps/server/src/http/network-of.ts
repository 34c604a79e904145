import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
/** The number of IPv6 address groups that a household or a server gets as a whole. */
const NETWORK_GROUPS = 4
const MAPPED = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/

/**
 * Returns the key for counting an address's calls. For IPv6 addresses, the key is their network, because one user has
 * all addresses in it. Different spellings of an address give the same key.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/s, '')
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  const [, high, low] = MAPPED.exec(groups.join(':')) ?? []
  if (high === undefined || low === undefined) return groups.slice(0, NETWORK_GROUPS).join(':')
  return [high, low].flatMap((pair) => [parseInt(pair, 16) >> 8, parseInt(pair, 16) & 0xff]).join('.')
}

/**
 * Splits an IPv6 address into its groups.
 *
 * @param canonical in lower case, without leading zeros and with at most one `::`.
 */
function groupsOf(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after]
}
