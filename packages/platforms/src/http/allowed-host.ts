import { PlatformError } from '../platform-error.ts'

/**
 * Returns a URL from a platform's response if its host belongs to the platform. Otherwise bytes and tokens could be
 * sent to a foreign host.
 *
 * @param hosts Allowed hosts, with their ports if they have any. Subdomains of these hosts are allowed too.
 */
export function allowedAddress(address: string, hosts: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isTheirs = hosts.some((host) => url?.host === host || url?.host.endsWith(`.${host}`))
  if (url === undefined || !isTheirs) throw new PlatformError({ kind: 'app_misconfigured', code: 'foreign_address' })
  return url
}
