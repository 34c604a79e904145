/**
 * Checks if an app may redirect to a URL: to a registered one or, if none is registered, to any URL of this machine.
 */
export function isRegistered(address: string | undefined, registered: readonly string[] | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false
  if (registered !== undefined) return registered.includes(address)
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
