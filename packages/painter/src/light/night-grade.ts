import { isRoofed } from '../brief/places.ts'
import type { Grade } from './grade.ts'
import type { Brief } from '../brief/brief.ts'

/**
 * A night is developed as a night: darker than any other hour, its clouds not raised to white. Under the open sky that is moonlight;
 * within, lamps keep a room readable.
 */
export function gradeForHour(grade: Grade, brief: Brief): Grade {
  const { time, place, room } = brief
  if (isUncanny(brief)) return gradeForHour(uncanny(grade), { ...brief, mood: 'calm' })
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

/** Whether it is eerie in the dark or in bad weather: there nothing is gaudy, whatever the style. */
export function isUncanny({ mood, time, weather }: Pick<Brief, 'mood' | 'time' | 'weather'>): boolean {
  return mood === 'eerie' && (time === 'night' || time === 'dusk' || weather === 'fog' || weather === 'storm')
}

/** Colours are held back that a style would make stronger than they are, and so is the brightness of one that likes it bright. */
function uncanny(grade: Grade): Grade {
  const [least, most] = grade.lightness
  const { saturation } = grade
  return {
    ...grade,
    saturation: saturation > CALM ? CALM + (saturation - CALM) * 0.2 : saturation,
    lightness: [Math.min(least, DIM[0]), Math.min(most, DIM[1])],
  }
}
/** Saturation that is strong and yet calm, and the lightness up to which a picture is still dim. */
const CALM = 0.95
const DIM = [0.3, 0.44] as const

/** Shares of the lightness by day that are left at night. */
const OUTSIDE = 0.88
const INSIDE = 0.92
/** No day comes into an archive, however bright a style is. */
const ARCHIVE = 0.8
