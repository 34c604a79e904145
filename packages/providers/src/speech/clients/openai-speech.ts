import { z } from 'zod'
import { named, type ProviderVoice } from '../provider-voice.ts'
import { readWav } from '../read-sound.ts'
import { speechServiceOf, type SpeechSettings, speechUrlOf } from '../speech-settings.ts'
import { createHttp } from '../../create-http.ts'
import type { VoiceClient } from './voice-client.ts'

/** OpenAI has no call that lists its voices. */
const OPENAI_VOICES: readonly (readonly [string, ProviderVoice['gender']])[] = [
  ['alloy', undefined],
  ['ash', 'male'],
  ['ballad', 'male'],
  ['coral', 'female'],
  ['echo', 'male'],
  ['fable', undefined],
  ['nova', 'female'],
  ['onyx', 'male'],
  ['sage', 'female'],
  ['shimmer', 'female'],
  ['verse', 'male'],
]
/** The first models do not follow instructions. */
const IGNORES_INSTRUCTIONS = /^tts-1/u

export const ListedVoices = z.object({
  voices: z.array(z.union([z.string(), z.object({ id: z.string(), name: z.string().nullish() })])),
})

/** OpenAI and servers with the same call. Their answer has no times of the words. */
export function createOpenAISpeech(settings: SpeechSettings): VoiceClient {
  const { provider, model, key, instructions } = settings
  const base = speechUrlOf(settings)
  const http = createHttp(speechServiceOf(settings), {
    ...settings,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  })
  return {
    say: ({ text, voice, pace }, signal) =>
      http.post(
        `${base}/audio/speech`,
        {
          model,
          input: text,
          voice,
          response_format: 'wav',
          speed: pace,
          ...(instructions && !IGNORES_INSTRUCTIONS.test(model) && { instructions }),
        },
        signal,
      ),
    read: (answer) => readWav(answer),
    async listVoices(signal) {
      if (provider === 'openai') {
        return OPENAI_VOICES.map(([voice, gender]) => ({ ...named(voice), languages: 'any' as const, gender }))
      }
      const listed = ListedVoices.safeParse(await http.get(`${base}/audio/voices`, signal))
      if (!listed.success) return undefined
      return listed.data.voices.map((each) => ({
        ...named(typeof each === 'string' ? each : each.id),
        languages: 'any' as const,
      }))
    },
  }
}
