import { createDates } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { nextRunWords } from './next-run-words.ts'

const NOW = Date.parse('2026-11-22T20:00:00Z') // 21:00 in Berlin

test.each([
  ['2026-11-23T17:00:00Z', 'Europe/Berlin', 'tomorrow 18:00 in Berlin, in 21 h'],
  ['2026-11-22T20:20:00Z', 'Europe/Berlin', 'today 21:20 in Berlin, in 20 min'],
  ['2026-11-22T20:00:10Z', 'Europe/Berlin', 'today 21:00 in Berlin, now'],
  ['2026-11-22T23:00:00Z', 'America/New_York', 'today 18:00 in New York, in 3 h'],
  ['2026-11-22T23:30:00Z', 'Asia/Tokyo', 'today 08:30 in Tokyo, in 4 h'],
  ['2026-11-25T17:00:00Z', 'Europe/Berlin', 'Wednesday 18:00 in Berlin, in 3 days'],
  ['2027-01-06T17:00:00Z', 'Europe/Berlin', '6 January 2027 18:00 in Berlin, in 45 days'],
  ['2026-11-23T21:00:00Z', 'America/Argentina/Buenos_Aires', 'tomorrow 18:00 in Buenos Aires, in 25 h'],
])('describes the next run at %s in %s as “%s”', (moment, zone, words) => {
  expect(nextRunWords(moment, { dates: createDates({ locale: 'en-GB', timeZone: zone }), now: NOW })).toBe(words)
})
