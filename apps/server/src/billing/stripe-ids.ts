/** Returns the id of a reference, which Stripe may have expanded to an object. */
export function idOf(what: string | { id: string }): string
export function idOf(what: string | { id: string } | null | undefined): string | undefined
export function idOf(what: string | { id: string } | null | undefined): string | undefined {
  return typeof what === 'string' ? what : what?.id
}

/** Converts a Stripe timestamp in seconds. */
export function instant(seconds: number): Date {
  return new Date(seconds * 1000)
}
