import { expect, test } from 'vitest'
import { recoveryCodesText } from './recovery-codes.ts'

test('the file names the account and says that each code works once', () => {
  const codes = Array.from({ length: 10 }, (_, at) => `abcde-fghi${at}`)
  const text = recoveryCodesText(codes, 'ada@example.com', 'dayreel.test')
  expect(text).toMatch(/^Recovery codes for ada@example\.com at dayreel\.test\nUse each code once/)
  expect(text).toContain('\n 1. abcde-fghi0\n')
  expect(text).toMatch(/\n10\. abcde-fghi9\n$/)
})
