import { expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

test.each([
  ['+49 151 12345678', '+4915112345678'],
  [' 0049 (151) 1234-5678 ', '+4915112345678'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['+44.20/7946 0958', '+442079460958'],
])('accepts %s as a phone number', (typed, number) => expect(phoneNumber(typed)).toBe(number))

test.each(['', '0151 12345678', '+49', '+0 151 12345678', '+49 151 1234567890123', 'call me'])(
  'rejects %s as a phone number',
  (typed) => expect(phoneNumber(typed)).toBeUndefined(),
)
