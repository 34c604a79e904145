import { RUN_GRID_MINUTES } from '@dayreel/catalogue'

const RUN_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/**
 * Parses a time such as `18:05`. Returns undefined if the text is malformed or the minute is not a multiple of five.
 */
export function readRunTime(text: string): { hour: number; minute: number } | undefined {
  const [, hour, minute] = RUN_TIME.exec(text) ?? []
  if (hour === undefined || Number(minute) % RUN_GRID_MINUTES !== 0) return undefined
  return { hour: Number(hour), minute: Number(minute) }
}

export function writeRunTime({ hour, minute }: { hour: number; minute: number }): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Returns a channel's fixed delay of less than five minutes, so that channels do not all start at the full hour. */
export function offsetMsOf(channelId: string): number {
  return (Number.parseInt(channelId.slice(0, 8), 16) % (RUN_GRID_MINUTES * 60)) * 1000
}

/** Returns a channel's fixed place among all channels, from 0 to less than 1. */
export function placeInSpread(channelId: string): number {
  return Number.parseInt(channelId.slice(24, 32), 16) / 2 ** 32
}
