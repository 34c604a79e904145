import { bearerOf, fieldsOf, Malformed, textOf } from '../text/wire-format.ts'
import type { SpeechFormat } from './speech-format.ts'
import { openAISpeech } from './openai-speech.ts'
import { atRate, encodeWav } from './stand-in-voice.ts'

const VOICES = ['af_heart', 'am_adam', 'bf_emma', 'jf_alpha', 'ef_dora']
const FIELDS = ['model', 'input', 'voice', 'speed', 'response_format', 'stream', 'return_timestamps', 'lang_code']

/** Kokoro-FastAPI. Its route with times is beside `/v1`. */
export const kokoro: SpeechFormat = {
  name: 'kokoro',
  route: '/kokoro/dev/captioned_speech',
  voicesRoute: '/kokoro/v1/audio/voices',
  voices: VOICES,
  keyOf: bearerOf,
  read(body) {
    const fields = fieldsOf(body, 'body', FIELDS)
    const { speed = 1 } = fields
    if (fields['response_format'] !== 'wav' || fields['stream'] !== false) throw new Malformed('response_format')
    if (typeof speed !== 'number' || speed < 0.25 || speed > 4) throw new Malformed('speed')
    const model = textOf(fields['model'], 'model')
    return { text: textOf(fields['input'], 'input'), voice: textOf(fields['voice'], 'voice'), model, speed }
  },
  answer({ text }, speech, hasTimes) {
    const timestamps = speech.words.map(({ from, to, start, end }) => ({
      word: text.slice(from, to).replaceAll(/[^\p{L}\p{N}'’-]/gu, ''),
      start_time: start,
      end_time: end,
    }))
    const audio = encodeWav(atRate(speech, 24_000)).toString('base64')
    const body = { audio, audio_format: 'audio/wav', timestamps: hasTimes ? timestamps : null }
    return { type: 'application/json', body: JSON.stringify(body) }
  },
  listVoices: () => ({ voices: VOICES }),
  problem: openAISpeech.problem,
}
