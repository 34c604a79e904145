export type Clock = {
  now(): number
  /** Milliseconds by which this clock is ahead of the machine's clock. */
  aheadMs(): number
  nowIso(): string
  /** Advances the clock by `30s`, `5m`, `2h` or `7d`. Returns false for any other text. */
  advance(by: string): boolean
  reset(): void
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Creates a clock that follows the machine's clock and that tests can advance. */
export function createClock(aheadMs = 0): Clock {
  const now = (): number => Date.now() + aheadMs
  return {
    now,
    aheadMs: () => aheadMs,
    nowIso: () => new Date(now()).toISOString(),
    advance(by) {
      const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(by) ?? []
      if (count === undefined) return false
      aheadMs += Number(count) * UNIT_MS[unit]!
      return true
    },
    reset() {
      aheadMs = 0
    },
  }
}
