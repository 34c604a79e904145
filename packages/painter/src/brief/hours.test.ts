import { expect, test } from 'vitest'
import { readHour } from './hours.ts'
import { readPhrase } from './phrases.ts'

const hourOf = (text: string): number | undefined => readHour(text, readPhrase(text))

test.each([
  ['At midnight the clock struck.', 0],
  ['At three in the morning she woke.', 3],
  ['It stopped at 4:15.', 4.25],
  ['The last train leaves at 23:30.', 11.5],
  ['ten past four', 4 + 1 / 6],
  ['a quarter to nine', 8.75],
  ['half past six', 6.5],
  ['At nine thirty we left.', 9.5],
  ["seven o'clock", 7],
  ['The clock says four.', 4],
])('%s', (text, hour) => {
  expect(hourOf(text)).toBeCloseTo(hour, 5)
})

test.each(['Five people came.', 'He had nine seconds.', 'The year 1904', 'One of them is moving.', ''])(
  'no time of day: %s',
  (text) => {
    expect(hourOf(text)).toBeUndefined()
  },
)
