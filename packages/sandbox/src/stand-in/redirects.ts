/** Whether an app may be gone back to at an address: one it has registered, or any of this machine where it has registered none. */
export function isRegistered(address: string | undefined, registered: readonly string[] | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false
  if (registered !== undefined) return registered.includes(address)
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
