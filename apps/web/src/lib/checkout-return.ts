import { appAddress } from './way-back.ts'

const KEY = 'dayreel-return-to'
/** Who buys later than this does something else. */
const KEEP_MS = 60 * 60 * 1000

/** Notes for this tab where somebody was who went to buy something. */
export function rememberReturn(address: string): void {
  const to = appAddress(address)
  if (to === undefined) return
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ to, at: Date.now() }))
  } catch {
    // Storage is switched off: paying leads to the dashboard.
  }
}

/** Where to go on after buying; undefined where it was not on the way to anything. */
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
    // There is nothing then.
  }
}
