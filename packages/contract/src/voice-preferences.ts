import { MAX_LABEL_CHARACTERS } from '@dayreel/catalogue'
import { CHOICES, line, Pronunciation, Pronunciations } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const MAX_FAVOURITES = 100

export const VoicePreferences = z
  .object({
    favourites: z
      .array(line(MAX_LABEL_CHARACTERS, 'a voice'))
      .max(MAX_FAVOURITES, `You can have at most ${MAX_FAVOURITES} favourite voices. Remove some.`)
      .describe('The ids of the voices that the picker shows first.'),
    pronunciations: Pronunciations.describe('Spellings that all voices use for certain words of the account’s videos.'),
  })
  .meta({ id: 'VoicePreferences' })
export type VoicePreferences = z.infer<typeof VoicePreferences>

const WordToSay = z.object({
  voice_id: CHOICES.voice,
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/u, 'Choose the language of the word.')
    .describe('Primary subtag of BCP 47, such as `en`.'),
  word: Pronunciation.shape.word,
  spelling: Pronunciation.shape.spelling
    .nullable()
    .describe('The spelling that the voice speaks instead of the word; null for the word itself.'),
})
export type WordToSay = z.infer<typeof WordToSay>

const own = { tag: 'Account', access: 'account' } as const

/** Calls for a user's voice preferences. */
export const voicePreferences = {
  readVoicePreferences: endpoint({
    method: 'GET',
    path: '/api/users/voices/preferences',
    summary: 'The user’s favourite voices and pronunciations',
    ...own,
    answer: VoicePreferences,
  }),
  savePronunciations: endpoint({
    method: 'PUT',
    path: '/api/users/voices/pronunciations',
    summary: 'Replace the list of pronunciations. It applies to videos and versions that are made from now on',
    ...own,
    body: VoicePreferences.pick({ pronunciations: true }),
    answer: VoicePreferences,
  }),
  saveFavouriteVoices: endpoint({
    method: 'PUT',
    path: '/api/users/voices/favourites',
    summary: 'Replace the list of favourite voices',
    ...own,
    body: VoicePreferences.pick({ favourites: true }),
    answer: VoicePreferences,
  }),
  sayWord: endpoint({
    method: 'POST',
    path: '/api/users/voices/word',
    summary: 'Speak one word with a voice',
    ...own,
    body: WordToSay,
    answer: z.object({ sound: z.string().describe('A WAV file in base64.') }),
    errors: ['conflict', 'model_failed', 'cost_limit_reached'],
    limit: { points: 60, seconds: 600 },
  }),
}
