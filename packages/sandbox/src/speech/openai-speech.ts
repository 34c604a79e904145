import { bearerOf, fieldsOf, Malformed, textOf } from '../text/wire-format.ts'
import type { SpeechFormat } from './speech-format.ts'
import { atRate, encodeWav } from './stand-in-voice.ts'

const VOICES = ['alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer', 'verse']
const FIELDS = ['model', 'input', 'voice', 'response_format', 'speed', 'instructions', 'stream_format']
const STATUSES = { key: 401, quota: 429, voice: 400, plan: 403, malformed: 400, rate: 429, broken: 500 }
const CODES = {
  key: 'invalid_api_key',
  quota: 'insufficient_quota',
  voice: 'invalid_value',
  plan: 'permission_denied',
  malformed: 'invalid_request_error',
  rate: 'rate_limit_exceeded',
  broken: 'server_error',
}

export const openAISpeech: SpeechFormat = {
  name: 'openai',
  route: '/openai/v1/audio/speech',
  voices: VOICES,
  keyOf: bearerOf,
  read(body) {
    const fields = fieldsOf(body, 'body', FIELDS)
    const { response_format: format = 'mp3', speed = 1 } = fields
    const model = textOf(fields['model'], 'model')
    if (format !== 'wav' && format !== 'pcm') throw new Malformed('This stand-in speaks wav and pcm only.')
    if (typeof speed !== 'number' || speed < 0.25 || speed > 4) throw new Malformed('speed')
    if (fields['instructions'] !== undefined && model.startsWith('tts-1')) throw new Malformed('instructions')
    return { text: textOf(fields['input'], 'input'), voice: textOf(fields['voice'], 'voice'), model, speed }
  },
  answer: (_call, speech) => ({ type: 'audio/wav', body: encodeWav(atRate(speech, 24_000)) }),
  problem: ({ what, status = STATUSES[what] }) => ({
    status,
    body: { error: { message: `${CODES[what]} for sk-…`, type: CODES[what], param: null, code: CODES[what] } },
  }),
}
