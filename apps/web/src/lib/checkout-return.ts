import { appAddress } from './way-back.ts'

const KEY = 'dayreel-return-to'
/** After this time, a purchase no longer leads back to the remembered page. */
const KEEP_MS = 60 * 60 * 1000

/** Remembers, for this tab, the page that the user left to buy something. */
export function rememberReturn(address: string): void {
  const to = appAddress(address)
  if (to === undefined) return
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ to, at: Date.now() }))
  } catch {
    // Storage is disabled, so the user continues on the dashboard after paying.
  }
}

/** Returns the page to continue with after a purchase, or undefined if none is remembered. */
export function whereToReturn(): string | undefined {
  try {
    const { to, at } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as { to?: unknown; at?: unknown }
    if (typeof to !== 'string' || typeof at !== 'number' || Date.now() - at > KEEP_MS) return undefined
    return appAddress(to)
  } catch {
    return undefined
  }
}

export function forgetReturn(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Storage is disabled.
  }
}
