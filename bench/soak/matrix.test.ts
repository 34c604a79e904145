import {
  BOARD_THEMES,
  CAPTION_STYLES,
  DURATIONS_SECONDS,
  FORMATS,
  FRAMEWORK_IDS,
  LOOKS,
  QUALITY_NAMES,
  SOUND_EFFECTS,
  STYLES,
  TRACKS,
  TRANSITIONS,
  VOICES,
} from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { MATRIX } from './matrix.ts'

test('the matrix covers every value of every choice', () => {
  const shown = {
    styles: MATRIX.map(({ style }) => style),
    voices: MATRIX.map(({ voice }) => voice),
    tracks: MATRIX.map(({ music }) => music),
    templates: MATRIX.map(({ template }) => template),
    durations: MATRIX.map(({ durationSeconds }) => durationSeconds),
    qualities: MATRIX.map(({ quality }) => quality),
    formats: MATRIX.map(({ format }) => format),
    captionStyles: MATRIX.map(({ captionStyle }) => captionStyle),
    looks: MATRIX.map(({ look }) => look),
    boardThemes: MATRIX.map(({ boardTheme }) => boardTheme),
    transitions: MATRIX.map(({ transition }) => transition),
    soundEffects: MATRIX.map(({ soundEffects }) => soundEffects),
  }
  expect(new Set(shown.styles)).toEqual(new Set(STYLES.map(({ name }) => name)))
  expect(new Set(shown.voices)).toEqual(new Set(VOICES.map(({ voice_id }) => voice_id)))
  expect(new Set(shown.tracks)).toEqual(new Set([...TRACKS.map(({ id }) => id), null]))
  expect(new Set(shown.templates)).toEqual(new Set(FRAMEWORK_IDS))
  expect(new Set(shown.durations)).toEqual(new Set(DURATIONS_SECONDS))
  expect(new Set(shown.qualities)).toEqual(new Set(QUALITY_NAMES))
  expect(new Set(shown.formats)).toEqual(idsOf(FORMATS))
  expect(new Set(shown.captionStyles)).toEqual(idsOf(CAPTION_STYLES))
  expect(new Set(shown.looks)).toEqual(idsOf(LOOKS))
  expect(new Set(shown.boardThemes)).toEqual(idsOf(BOARD_THEMES))
  expect(new Set(shown.transitions)).toEqual(idsOf(TRANSITIONS))
  expect(new Set(shown.soundEffects)).toEqual(idsOf(SOUND_EFFECTS))
})

function idsOf(entries: readonly { id: string }[]): Set<string> {
  return new Set(entries.map(({ id }) => id))
}
