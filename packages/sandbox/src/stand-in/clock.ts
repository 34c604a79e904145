export type Clock = {
  now(): number
  /** How far it was put forward. */
  aheadMs(): number
  nowIso(): string
  /** Puts it forward by `30s`, `5m`, `2h` or `7d`; false where that is not understood. */
  advance(by: string): boolean
  reset(): void
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The machine's clock, which can be put forward. */
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
