/** A day as people write it, where they are: November 22, 2026. */
export function longDate(instant: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(instant))
}
