import { expect, test } from 'vitest'
import { readPictureSettings } from '../pictures/read-picture-settings.ts'
import { readTranscriptionSettings } from '../transcription/read-transcription-settings.ts'
import { readSpeechSettings } from './read-speech-settings.ts'

const ELEVENLABS = { SPEECH_PROVIDER: 'elevenlabs', SPEECH_API_KEY: 'a key', SPEECH_VOICES: 'rachel=Rachel' }
const KOKORO = {
  SPEECH_PROVIDER: 'kokoro',
  SPEECH_BASE_URL: 'http://localhost:8880/v1',
  SPEECH_VOICES: 'af_heart',
}

test.each([
  ['no price', ELEVENLABS, {}, null],
  ['the usual price of alignment', ELEVENLABS, { SPEECH_PRICE: '15' }, { characters: 15, seconds: 6_700 / 60 }],
  [
    'the operator’s price of alignment',
    ELEVENLABS,
    { SPEECH_PRICE: '15', SPEECH_ALIGNMENT_PRICE: '0.006' },
    { characters: 15, seconds: 100 },
  ],
  [
    'alignment that costs nothing',
    ELEVENLABS,
    { SPEECH_PRICE: '15', SPEECH_ALIGNMENT_PRICE: '0' },
    { characters: 15, seconds: 0 },
  ],
  ['no price of alignment for a server that does not align', KOKORO, { SPEECH_PRICE: '0' }, { characters: 0 }],
])('%s', (_what, service, given, prices) => {
  const { source, faults } = readSpeechSettings({ ...service, ...given })
  expect(faults).toEqual([])
  expect(source!.prices).toEqual(prices)
})

test.each([
  [
    { SPEECH_PRICE: '15', SPEECH_ALIGNMENT_PRICE: 'much' },
    'SPEECH_ALIGNMENT_PRICE must be the price of a minute of aligned speech in dollars, such as 0.0067',
  ],
  [{ SPEECH_PRICE: '-1' }, 'SPEECH_PRICE must be the price of a million characters in dollars, such as 15'],
  [{ SPEECH_ALIGNMENT_PRICE: '1' }, 'SPEECH_PRICE is missing: SPEECH_ALIGNMENT_PRICE has no effect without it'],
])('%o is refused', (given, fault) => {
  expect(readSpeechSettings({ ...ELEVENLABS, ...given })).toEqual({ source: undefined, faults: [fault] })
})

test('the price of alignment for a service that does not align is refused', () => {
  const prices = { SPEECH_PRICE: '0', SPEECH_ALIGNMENT_PRICE: '0.0067' }
  expect(readSpeechSettings({ ...KOKORO, ...prices })).toEqual({
    source: undefined,
    faults: ['SPEECH_ALIGNMENT_PRICE has no effect: Kokoro does not align words'],
  })
})

test('the price of alignment without a service is refused', () => {
  const { faults } = readSpeechSettings({ SPEECH_ALIGNMENT_PRICE: '1' })
  expect(faults).toEqual([expect.stringContaining('SPEECH_PROVIDER is missing: SPEECH_ALIGNMENT_PRICE has no effect')])
})

test('other engines have one price, in millionths of a dollar for one unit', () => {
  const pictures = { PICTURES_PROVIDER: 'openai', PICTURES_API_KEY: 'a key' }
  expect(readPictureSettings({ ...pictures, PICTURES_PRICE: '0.04' }).source?.prices).toEqual({ images: 40_000 })
  expect(readPictureSettings(pictures).source?.prices).toBeNull()
  expect(readPictureSettings({ ...pictures, PICTURES_PRICE: '200' }).faults).toEqual([
    'PICTURES_PRICE must be the price of a picture in dollars, such as 0.04',
  ])
  const server = { TRANSCRIPTION_PROVIDER: 'openai', TRANSCRIPTION_API_KEY: 'a key' }
  expect(readTranscriptionSettings({ ...server, TRANSCRIPTION_PRICE: '0.006' }).source?.prices).toEqual({
    seconds: 100,
  })
  expect(readTranscriptionSettings({ ...server, TRANSCRIPTION_PRICE: 'x' })).toEqual({
    source: undefined,
    faults: ['TRANSCRIPTION_PRICE must be the price of a minute of sound in dollars, such as 0.006'],
  })
})
