import { createDates } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { freeText, versionCostText } from './free-words.ts'

const READER = {
  dates: createDates({ locale: 'en-GB', timeZone: 'Asia/Tokyo' }),
  now: Date.parse('2026-05-03T14:10+09:00'),
}
const TOMORROW = '2026-05-04T14:05:00+09:00'
const TODAY = '2026-05-03T23:05:00+09:00'
const cost = { credits: 0, isFree: true, projectsLeft: 2, creditsLeft: 0, freeVersionsLeft: 4, freeUntil: TOMORROW }

test('shows the number of remaining free versions and when they expire', () => {
  expect(freeText(cost, READER)).toMatch(/^You have 4 free versions until tomorrow at 14:05$/)
  expect(freeText({ freeVersionsLeft: 1, freeUntil: TODAY }, READER)).toMatch(
    /^You have 1 free version until today at 23:05$/,
  )
  expect(freeText({ freeVersionsLeft: 0, freeUntil: TOMORROW }, READER)).toBeUndefined()
  expect(freeText({ freeVersionsLeft: 0, freeUntil: null }, READER)).toBeUndefined()
})

test.each([
  [
    cost,
    /^Free\. You have 4 free versions until tomorrow at .+\. After that, a version uses 1 of the 2 videos in your plan\.$/,
  ],
  [{ ...cost, projectsLeft: 1 }, / After that, a version uses the last video from your plan\.$/],
  [{ ...cost, projectsLeft: null }, / After that, versions are included in your plan\.$/],
  [{ ...cost, projectsLeft: 0, creditsLeft: 3 }, / After that, a version costs 1 credit\. You have 3 credits\.$/],
  [{ ...cost, isFree: false, freeVersionsLeft: 0, freeUntil: null }, /^1 of the 2 videos left in your plan$/],
  [{ ...cost, isFree: false, freeVersionsLeft: 0, credits: 1, projectsLeft: 0 }, /^1 credit \(you have 0\)$/],
])('shows the cost of %j and of later versions', (given, expected) => {
  expect(versionCostText(given, READER)).toMatch(expected)
})
