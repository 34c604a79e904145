/** `tab` keeps values until the tab is closed, `browser` until they are removed. */
type Area = 'tab' | 'browser'

/** Returns a stored JSON value. Undefined if there is none, if it is unreadable, or if storage is disabled. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(storageOf(area).getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Stores a JSON value. `undefined` removes the key.
 *
 * @returns false if storage is disabled or full.
 */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Returns all keys that begin with a prefix. Empty if storage is disabled. */
export function storedKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(storageOf(area)).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Removes everything that this browser stores for a user, such as drafts. Its keys contain the user's id. */
export function removeStoredOf(userId: string): void {
  for (const area of ['tab', 'browser'] as const)
    for (const key of storedKeys(area, 'dayreel-')) if (key.includes(userId)) writeStored(area, key, undefined)
}

function storageOf(area: Area): Storage {
  return area === 'tab' ? window.sessionStorage : window.localStorage
}
