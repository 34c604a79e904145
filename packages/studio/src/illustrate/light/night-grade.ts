import { isRoofed } from '../brief/places.ts'
import type { Grade } from './grade.ts'
import type { Brief } from '../brief/brief.ts'

/**
 * A night is developed as a night: darker than any other hour, its clouds not raised to white. Under the open sky that is moonlight;
 * within, lamps keep a room readable.
 */
export function gradeForHour(grade: Grade, { time, place, room }: Brief): Grade {
  if (time !== 'night' && room !== 'archive') return grade
  const [least, most] = grade.lightness
  const [lightest, light] = grade.lights
  const share = room === 'archive' ? ARCHIVE : isRoofed(place) ? INSIDE : OUTSIDE
  return {
    ...grade,
    lightness: [least * share, most * share],
    lights: [lightest * (share + 0.1), light * (share + 0.1)],
  }
}

/** Shares of the lightness by day that are left at night. */
const OUTSIDE = 0.88
const INSIDE = 0.92
/** No day comes into an archive, however bright a style is. */
const ARCHIVE = 0.8
