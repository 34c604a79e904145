import { expect, test } from 'vitest'
import { describeSettings } from './describe-settings.ts'

test.each(describeSettings())('$name has a description of whole sentences', ({ description }) => {
  expect(description).toMatch(/^\S.{14,}/u)
})

test('every setting is listed', () => {
  expect(describeSettings().length).toBeGreaterThan(80)
})
