import { NO_VOICE } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import type { VoiceEntry } from '../choice-entries.ts'
import { NO_VOICE_ENTRY } from '../choice-entries.ts'
import { castSpeakers } from './cast-speakers.ts'

const voice = (id: string, change: Partial<VoiceEntry> = {}): VoiceEntry => ({
  id,
  name: id,
  description: '',
  previewUrl: '',
  languages: ['en'],
  ...change,
})
const VOICES = [
  voice('miles', { gender: 'male' }),
  voice('otto', { gender: 'male' }),
  voice('ada', { gender: 'female' }),
  voice('clara', { gender: 'female' }),
  voice('hana', { languages: ['ja'] }),
  voice('rachel', { provider: 'ElevenLabs' }),
  voice('grace', { gender: 'female' }),
]

test('speakers get voices of the same service and language, of another gender first, at most four', () => {
  expect(castSpeakers({ voice: 'miles', language: 'en' }, VOICES)).toEqual(['miles', 'ada', 'clara', 'grace'])
  expect(castSpeakers({ voice: 'rachel', language: 'en' }, VOICES)).toEqual(['rachel'])
})

test('in a video without a voice, no speaker has a voice; otherwise “no voice” is never chosen', () => {
  expect(castSpeakers({ voice: NO_VOICE, language: 'en' }, [...VOICES, NO_VOICE_ENTRY])).toEqual([NO_VOICE])
  expect(castSpeakers({ voice: 'miles', language: 'fr' }, [...VOICES, NO_VOICE_ENTRY])).toEqual(['miles'])
})

test('without further voices, one voice speaks for all', () => {
  expect(castSpeakers({ voice: 'miles', language: 'fr' }, VOICES)).toEqual(['miles'])
  expect(castSpeakers({ voice: 'miles', language: 'en' })).toEqual(['miles'])
})
