import { STYLES, TRACKS, VOICES } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { FEATURES, SHOWN_STYLES, SHOWN_VOICES } from './facts.ts'

test('the site promises as many styles, voices and tracks as there are', () => {
  const { text } = FEATURES.find(({ title }) => title === 'Customizable Tools')!
  expect(text).toContain(`${STYLES.length} styles, ${VOICES.length} voices, ${TRACKS.length} tracks`)
})

test('the styles and voices that the site names are in the lists', () => {
  expect(STYLES).toEqual(expect.arrayContaining(SHOWN_STYLES.map((style) => expect.objectContaining(style))))
  expect(VOICES.map(({ name }) => name)).toEqual(expect.arrayContaining([...SHOWN_VOICES.names]))
  expect(SHOWN_VOICES.names.length + SHOWN_VOICES.more).toBe(VOICES.length)
})
