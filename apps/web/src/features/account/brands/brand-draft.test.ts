import { expect, test } from 'vitest'
import { brandOf, draftOf, NEW_BRAND } from './brand-draft.ts'

const FULL = {
  ...NEW_BRAND,
  name: 'Lamps',
  logo: '8f14e45f-ceea-467f-a0e6-1a2b3c4d5e6f',
  endSeconds: 3,
  endText: 'Follow',
  progressBar: 'bottom',
  voice: 'dr-voice-ada',
  music: 'none',
} as const

test.each([
  ['a new brand', { ...NEW_BRAND, name: 'Lamps' }],
  ['a brand with everything', FULL],
  ['a brand of colors only', { ...NEW_BRAND, name: 'Plain', titleCard: 'off', captionStyle: '' } as const],
])('the form of %s shows what was saved', (_name, draft) => {
  expect(draftOf({ ...brandOf(draft), id: 'b1', logoUrl: null })).toEqual(draft)
})

test('a brand has only the parts that are switched on', () => {
  const { brand, choices } = brandOf({ ...NEW_BRAND, titleCard: 'off', captionStyle: '' })
  expect(Object.keys(brand)).toEqual(['colors', 'headingFont', 'textFont'])
  expect(choices).toEqual({})
})
