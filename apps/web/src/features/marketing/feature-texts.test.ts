import { STYLES, TRACKS, VOICES } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { CHOSEN, FEATURE_TEXTS } from './feature-texts.ts'

test('the site states the real numbers of styles, voices and tracks', () => {
  expect(FEATURE_TEXTS['Customizable Tools']).toContain(
    `${STYLES.length} styles, ${VOICES.length} voices, ${TRACKS.length} tracks`,
  )
})

test('the style, the voice and the track that the site names are in their lists', () => {
  expect(STYLES.map(({ name }) => name)).toContain(CHOSEN.Style)
  expect(VOICES.map(({ name }) => name)).toContain(CHOSEN.Voice)
  expect(TRACKS.map(({ name }) => name)).toContain(CHOSEN.Music)
})
