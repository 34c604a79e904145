const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})
const HOUR_MS = 3_600_000

/** The next midnight on the Pacific coast, when YouTube's quota is there again. Summer time changes at two, so midnight is always one. */
export function nextPacificMidnight(nowMs: number): number {
  const { year, month, day } = pacificParts(nowMs)
  const offsets = [7, 8].map((hours) => Date.UTC(year, month - 1, day + 1, hours))
  return offsets.find((at) => pacificParts(at).hour === 0) ?? nowMs + 24 * HOUR_MS
}

function pacificParts(atMs: number): { year: number; month: number; day: number; hour: number } {
  const parts = Object.fromEntries(PACIFIC.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]))
  return { year: parts.year!, month: parts.month!, day: parts.day!, hour: parts.hour! }
}
