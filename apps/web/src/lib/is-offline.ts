/** Returns whether the browser has no network connection. A connection does not prove that the server answers. */
export function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}
