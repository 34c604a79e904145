import { expect, test } from 'vitest'
import { keptDays } from './kept-days.ts'

test.each([
  ['free=90,starter=365', { free: 90, starter: 365 }],
  [' free = 30 ', { free: 30 }],
  ['', undefined],
  [undefined, undefined],
])('%j keeps %j', (given, read) => {
  expect(keptDays.parse(given)).toEqual(read)
})

test.each(['90', 'free', 'free=', 'free=29', 'free=3651', 'free=9.5', 'gold=90', 'free=90;pro=90', 'free=90=90', ','])(
  '%j is refused with an example',
  (given) => {
    const { error } = keptDays.safeParse(given)
    expect(error?.issues[0]?.message).toMatch(/^must be plans with days from 30 to 3650, such as free=90,starter=365;/u)
  },
)
