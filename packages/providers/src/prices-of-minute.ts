const MICROS = 1_000_000
const SECONDS_OF_MINUTE = 60

/** @param dollars the price of a minute of sound. */
export function pricesOfMinute(dollars: number): { seconds: number } {
  return { seconds: (dollars * MICROS) / SECONDS_OF_MINUTE }
}

/** Returns the price of a minute of sound in dollars. */
export function dollarsOfMinute({ seconds }: { seconds: number }): number {
  return (seconds * SECONDS_OF_MINUTE) / MICROS
}
