const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const WORDS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Returns how long ago a moment was, in its largest unit, like `5 minutes ago` or `yesterday`. */
export function timeAgo(moment: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(moment)) / 1000
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? []
  return unit === undefined ? 'just now' : WORDS.format(-Math.floor(seconds / length), unit)
}
