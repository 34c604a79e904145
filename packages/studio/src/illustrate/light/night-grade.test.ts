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
