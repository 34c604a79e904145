import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * `never` marks addresses that cannot belong to a model, such as link-local ones, at which clouds serve a machine's
 * credentials.
 */
export type AddressReach = 'public' | 'private' | 'never'

const PRIVATE = blockListOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
])
/** The special-purpose registries of IANA: this network, link-local, documentation, benchmarks, multicast, reserved. */
const NEVER = blockListOf([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Teredo, ORCHID, documentation and 6to4. The first and the last contain IPv4 addresses.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])
const GLOBAL_UNICAST = blockListOf(['2000::/3'])
const MAPPED = blockListOf(['::ffff:0:0/96'])

/** Returns what an IP address reaches. An IPv4 address inside an IPv6 address is treated as that IPv4 address. */
export function reachOf(address: string): AddressReach {
  const [bare = ''] = address.split('%')
  if (isIP(bare) === 0) return 'never'
  if (isIPv4(bare)) return PRIVATE.check(bare) ? 'private' : NEVER.check(bare) ? 'never' : 'public'
  if (MAPPED.check(bare, 'ipv6')) return reachOf(unmap(bare))
  if (PRIVATE.check(bare, 'ipv6')) return 'private'
  return GLOBAL_UNICAST.check(bare, 'ipv6') && !NEVER.check(bare, 'ipv6') ? 'public' : 'never'
}

/** Returns the IPv4 address of a mapped IPv6 address in any notation. The URL parser shortens it to two groups. */
function unmap(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [high = 0, low = 0] = short
    .split(':')
    .slice(-2)
    .map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), isIPv4(network) ? 'ipv4' : 'ipv6')
  }
  return list
}
