/** The id of what may have been put in the place of its id. */
export function idOf(what: string | { id: string }): string
export function idOf(what: string | { id: string } | null | undefined): string | undefined
export function idOf(what: string | { id: string } | null | undefined): string | undefined {
  return typeof what === 'string' ? what : what?.id
}

/** An instant that Stripe tells, in seconds. */
export function instant(seconds: number): Date {
  return new Date(seconds * 1000)
}
