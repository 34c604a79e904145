import { RUN_GRID_MINUTES } from '@dayreel/catalogue'

const RUN_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** `18:05` as hour and minute; undefined for what is no time, or none of the grid. */
export function readRunTime(text: string): { hour: number; minute: number } | undefined {
  const [, hour, minute] = RUN_TIME.exec(text) ?? []
  if (hour === undefined || Number(minute) % RUN_GRID_MINUTES !== 0) return undefined
  return { hour: Number(hour), minute: Number(minute) }
}

export function writeRunTime({ hour, minute }: { hour: number; minute: number }): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Whether there is such a zone in the IANA database; its older names count, bare distances from UTC do not. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

/** How far into its five minutes a channel's turn comes, always the same: so the full hour is not everybody's. */
export function offsetMsOf(channelId: string): number {
  return (Number.parseInt(channelId.slice(0, 8), 16) % (RUN_GRID_MINUTES * 60)) * 1000
}
