/** The storage key for the time when the user last left for a platform, in Unix milliseconds. */
const KEY = 'dayreel-connect-started'
const VALID_MS = 10 * 60_000
const MAX_CHARACTERS = 200

/** Records that this browser is about to open a platform's page. */
export function noteStart(): void {
  try {
    window.localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Storage is disabled, so a failure is shown without its reason.
  }
}

/**
 * Returns whether this browser started a connection within the last ten minutes. If not, anyone may have written the
 * URL.
 */
export function hasStartedConnecting(): boolean {
  try {
    const ageMs = Date.now() - Number.parseInt(window.localStorage.getItem(KEY) ?? '', 10)
    return ageMs >= 0 && ageMs < VALID_MS
  } catch {
    return false
  }
}

/** Returns a reason from the URL as one line of plain text, or undefined if there is none. */
export function rawReason(text: string | null): string | undefined {
  const line = (text ?? '').replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return Array.from(line).slice(0, MAX_CHARACTERS).join('') || undefined
}
