/** A time as a field of type `datetime-local` holds it, by the clock of the browser; empty: none. */
export type LocalTime = string

export type Schedule = { mode: 'now' | 'later'; at: LocalTime }

export const POST_NOW: Schedule = { mode: 'now', at: '' }

/** What is wrong with a schedule; undefined: nothing. */
export function findScheduleFault({ mode, at }: Schedule, nowMs: number): string | undefined {
  if (mode === 'now') return undefined
  const ms = new Date(at).getTime()
  if (at === '' || Number.isNaN(ms)) return 'Please select a schedule date and time.'
  return ms <= nowMs ? 'Schedule time must be in the future.' : undefined
}

/** The moment as the server wants it; null for now. */
export function momentOf({ mode, at }: Schedule): string | null {
  return mode === 'now' ? null : new Date(at).toISOString()
}

/** A moment by the browser's clock, to the minute: what such a field takes as its least value. */
export function localTimeOf(ms: number): LocalTime {
  const date = new Date(ms)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
