import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const sealing = createSealing(randomBytes(32))

test('what was sealed is read again, and never looks the same twice', () => {
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
