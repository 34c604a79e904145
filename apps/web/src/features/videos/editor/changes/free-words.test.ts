import { expect, test } from 'vitest'
import { freeText, versionCostText } from './free-words.ts'

const NOW = new Date(2026, 4, 3, 14, 10)
const TOMORROW = new Date(2026, 4, 4, 14, 5).toISOString()
const TODAY = new Date(2026, 4, 3, 23, 5).toISOString()
const cost = { credits: 0, isFree: true, projectsLeft: 2, creditsLeft: 0, freeVersionsLeft: 4, freeUntil: TOMORROW }

test('12.3 what is left of the free versions is said, and until when', () => {
  expect(freeText(cost, NOW)).toMatch(/^4 of 5 free new versions left until tomorrow (?:14:05|2:05\sPM)$/)
  expect(freeText({ freeVersionsLeft: 1, freeUntil: TODAY }, NOW)).toMatch(
    /^1 of 5 free new versions left until today /,
  )
  expect(freeText({ freeVersionsLeft: 0, freeUntil: TOMORROW }, NOW)).toBeUndefined()
  expect(freeText({ freeVersionsLeft: 0, freeUntil: null }, NOW)).toBeUndefined()
})

test.each([
  [cost, /, then one of your 2 videos$/],
  [{ ...cost, projectsLeft: 1 }, /, then your last video$/],
  [{ ...cost, projectsLeft: null }, /, then included in your plan$/],
  [{ ...cost, projectsLeft: 0, creditsLeft: 3 }, /, then 1 credit each \(you have 3\)$/],
  [{ ...cost, isFree: false, freeVersionsLeft: 0, freeUntil: null }, /^1 of the 2 videos left in your plan$/],
  [{ ...cost, isFree: false, freeVersionsLeft: 0, credits: 1, projectsLeft: 0 }, /^1 credit \(you have 0\)$/],
])('12.3 %j says what it costs, and what comes after', (given, expected) => {
  expect(versionCostText(given, NOW)).toMatch(expected)
})
