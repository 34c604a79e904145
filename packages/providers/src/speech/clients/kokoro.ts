import { z } from 'zod'
import type { ProviderVoice } from '../provider-voice.ts'
import { readWav, UnreadableSound } from '../read-sound.ts'
import { speechServiceOf, type SpeechSettings, speechUrlOf } from '../speech-settings.ts'
import { findPieces, toWordTimes } from '../to-word-times.ts'
import { createHttp, readJson } from '../../create-http.ts'
import { ListedVoices } from './openai-speech.ts'
import type { VoiceClient } from './voice-client.ts'

const Captioned = z.object({
  audio: z.string(),
  timestamps: z.array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() })).nullish(),
})

/** The first letter of a voice's id is its language, the second its gender: `af_heart`. */
const LANGUAGES: Readonly<Record<string, string>> = {
  a: 'en',
  b: 'en',
  e: 'es',
  f: 'fr',
  h: 'hi',
  i: 'it',
  j: 'ja',
  p: 'pt',
  z: 'zh',
}

/** Kokoro-FastAPI 0.8.1 or newer, with the time of every word. */
export function createKokoro(settings: SpeechSettings): VoiceClient {
  const { model, key } = settings
  const base = speechUrlOf(settings)
  const captioned = `${base.replace(/\/v1$/u, '')}/dev/captioned_speech`
  const http = createHttp(speechServiceOf(settings), {
    ...settings,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  })
  return {
    say: ({ text, voice, pace }, signal) =>
      http.post(
        captioned,
        { model, input: text, voice, speed: pace, response_format: 'wav', stream: false, return_timestamps: true },
        signal,
      ),
    read(answer, { text, language }) {
      const spoken = Captioned.safeParse(readJson(answer))
      if (!spoken.success) throw new UnreadableSound('The answer has no sound.')
      const heard = spoken.data.timestamps?.map((each) => ({
        word: each.word,
        start: each.start_time,
        end: each.end_time,
      }))
      const words = heard && toWordTimes(text, language, findPieces(text, heard))
      return { ...readWav(Buffer.from(spoken.data.audio, 'base64')), ...(words && { words }) }
    },
    async listVoices(signal) {
      const listed = ListedVoices.safeParse(await http.get(`${base}/audio/voices`, signal))
      if (!listed.success) return undefined
      return listed.data.voices.map((each) => toProviderVoice(typeof each === 'string' ? each : each.id))
    },
  }
}

function toProviderVoice(voice: string): ProviderVoice {
  const [kind = '', name = voice] = voice.split('_')
  const language = LANGUAGES[kind.charAt(0)]
  const gender = kind.charAt(1)
  return {
    voice,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    description: kind.charAt(0) === 'b' ? 'British' : '',
    languages: language === undefined ? 'any' : [language],
    gender: gender === 'f' ? 'female' : gender === 'm' ? 'male' : undefined,
  }
}
