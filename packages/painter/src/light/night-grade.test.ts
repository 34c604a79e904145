import { expect, test } from 'vitest'
import { NEUTRAL_GRADE } from './grade.ts'
import { gradeForHour } from './night-grade.ts'
import { plainShot } from '../plain-shot.ts'

const { brief } = plainShot({})

test('a night is developed darker than a day, outside more so than under a roof', () => {
  const outside = gradeForHour(NEUTRAL_GRADE, { ...brief, time: 'night', place: 'field' })
  const inside = gradeForHour(NEUTRAL_GRADE, { ...brief, time: 'night', place: 'room' })
  expect(gradeForHour(NEUTRAL_GRADE, brief)).toBe(NEUTRAL_GRADE)
  expect(outside.lightness[0]).toBeLessThan(inside.lightness[0])
  expect(inside.lightness[0]).toBeLessThan(NEUTRAL_GRADE.lightness[0])
  expect(outside.lights[1]).toBeLessThan(NEUTRAL_GRADE.lights[1])
})

test('an archive is dim by day too', () => {
  const archive = gradeForHour(NEUTRAL_GRADE, { ...brief, time: 'day', place: 'room', room: 'archive' })
  expect(archive.lightness[1]).toBeLessThan(NEUTRAL_GRADE.lightness[1])
})

test('where it is eerie no style is gaudy, and one that likes it bright is dim', () => {
  const gaudy = { ...NEUTRAL_GRADE, saturation: 1.5, lightness: [0.46, 0.62] as const }
  const night = { ...brief, time: 'night' as const, place: 'street' as const }
  const eerie = gradeForHour(gaudy, { ...night, mood: 'eerie' })
  expect(eerie.saturation).toBeLessThan(1.1)
  expect(eerie.lightness[0]).toBeLessThan(0.32)
  expect(gradeForHour(gaudy, night).saturation).toBe(1.5)
  // What is calm already stays so.
  expect(gradeForHour({ ...gaudy, saturation: 0.5 }, { ...night, mood: 'eerie' }).saturation).toBe(0.5)
})
