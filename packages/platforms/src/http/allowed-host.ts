import { PlatformError } from '../platform-error.ts'

/**
 * An address that a platform has told, if it lies with the platform: bytes and tokens go nowhere else.
 *
 * @param hosts with their ports, where they have one; subdomains are theirs too.
 */
export function allowedAddress(address: string, hosts: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isTheirs = hosts.some((host) => url?.host === host || url?.host.endsWith(`.${host}`))
  if (url === undefined || !isTheirs) throw new PlatformError({ kind: 'app_misconfigured', code: 'foreign_address' })
  return url
}
