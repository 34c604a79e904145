import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const sealing = createSealing(randomBytes(32))

test('a sealed value can be opened, and sealing it twice gives different results', () => {
  const sealed = sealing.seal('token', 'höchst geheim')
  expect(sealing.open('token', sealed)).toBe('höchst geheim')
  expect(sealing.seal('token', 'höchst geheim')).not.toBe(sealed)
})

test.each([
  ['another purpose', (sealed: string) => sealing.open('key', sealed)],
  ['another key', (sealed: string) => createSealing(randomBytes(32)).open('token', sealed)],
  [
    'a changed byte',
    (sealed: string) => sealing.open('token', sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')),
  ],
  ['nothing', () => sealing.open('token', '')],
])('%s does not open it', (_name, open) => {
  const sealed = sealing.seal('token', 'secret')
  expect(() => open(sealed)).toThrow(Error)
})

test('a new key seals; values of previous keys can still be opened and found', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)]
  const [before, after] = [createSealing(first), createSealing(second, [first])]
  const sealed = before.seal('token', 'secret')
  expect(after.open('token', sealed)).toBe('secret')
  expect([after.isOfOldKey(sealed), after.isOfOldKey(after.seal('token', 'secret'))]).toEqual([true, false])
  expect(() => before.open('token', after.seal('token', 'secret'))).toThrow(/no longer configured/)
  expect(after.fingerprint('mail', 'ada')).toBe(before.fingerprint('mail', 'ada'))
})
