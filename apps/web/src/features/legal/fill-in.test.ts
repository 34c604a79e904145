import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'
import { PRIVACY_INTRO, PRIVACY_SECTIONS } from './privacy-policy.ts'
import { TERMS_INTRO, TERMS_SECTIONS } from './terms-of-service.ts'

const NOBODY = { name: null, address: null, email: null }
const ALL = [
  TERMS_INTRO,
  PRIVACY_INTRO,
  ...[...TERMS_SECTIONS, ...PRIVACY_SECTIONS].flatMap(({ paragraphs }) => paragraphs.flat()),
]

test('fills every placeholder of the legal texts, for any configuration of the operator', () => {
  for (const operator of [undefined, NOBODY, { ...NOBODY, name: 'Moon Ltd' }]) {
    for (const text of ALL) expect(fillIn(text, operator)).not.toMatch(/[[\]]/)
  }
})

test('shows the configured operator', () => {
  const operator = { name: 'Moon Ltd', address: '1 Crater Road, Dover', email: 'hello@moon.test' }
  expect(fillIn('You and [operator].', operator)).toBe('You and Moon Ltd, 1 Crater Road, Dover.')
  expect(fillIn('Questions go to [contact].', operator)).toBe('Questions go to hello@moon.test.')
  expect(fillIn('Questions go to [contact].', { ...operator, email: null })).toBe('Questions go to Moon Ltd.')
  expect(fillIn('You and [operator]; ask [contact].', NOBODY)).toBe(
    'You and the operator of this site; ask the operator of this site.',
  )
})
