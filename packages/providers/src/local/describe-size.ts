const UNITS = [
  { unit: 'GB', bytes: 1_000_000_000 },
  { unit: 'MB', bytes: 1_000_000 },
  { unit: 'kB', bytes: 1_000 },
] as const

/** Formats a number of bytes for users, such as `2.5 GB`. */
export function describeSize(bytes: number): string {
  const { unit, bytes: size } = UNITS.find((each) => bytes >= each.bytes) ?? UNITS[2]
  const amount = bytes / size
  return `${amount.toFixed(unit === 'GB' || amount < 10 ? 1 : 0)} ${unit}`
}

/** Formats a number of seconds for users, such as `3 min`. */
export function describeSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`
}
