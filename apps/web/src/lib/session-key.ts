/** Where the session is in the browser's storage, and the name under which tabs tell each other of changes. */
export const SESSION_KEY = 'dayreel-session'

/** Whether somebody seems to be signed in, without loading anything that could tell for certain. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false // storage is switched off: then there is no session to find
  }
}
