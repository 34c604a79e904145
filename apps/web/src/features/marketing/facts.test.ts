import { STYLES, TRACKS, VOICES } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { FEATURES } from './facts.ts'

test('the site promises as many styles, voices and tracks as there are', () => {
  const { text } = FEATURES.find(({ title }) => title === 'Customizable Tools')!
  expect(text).toContain(`${STYLES.length} styles, ${VOICES.length} voices, ${TRACKS.length} tracks`)
})
