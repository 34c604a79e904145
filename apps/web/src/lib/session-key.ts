/**
 * The key under which the browser stores the session. The auth client uses the same name for its channel between tabs.
 */
export const SESSION_KEY = 'dayreel-session'

/**
 * Returns whether a user seems to be signed in. Only the auth client knows for certain, but this check does not load
 * it.
 */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false // Storage is disabled, so no session is stored.
  }
}
