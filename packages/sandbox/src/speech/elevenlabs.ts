import { type Fields, fieldsOf, Malformed, textOf } from '../text/wire-format.ts'
import type { SpeechFormat } from './speech-format.ts'
import { atRate, encodePcm, type StandInSpeech } from './stand-in-voice.ts'

const MODELS = ['eleven_multilingual_v2', 'eleven_flash_v2_5', 'eleven_flash_v2', 'eleven_v3']
const FIELDS = ['text', 'model_id', 'voice_settings', 'language_code', 'seed', 'previous_text', 'next_text']
const RATES = ['8000', '16000', '22050', '24000', '32000', '48000']

const VOICES = [
  voice('sandbox-rachel', 'Rachel (sandbox)', 'female', 'young', 'calm', ['en']),
  voice('sandbox-gustav', 'Gustav (sandbox)', 'male', 'middle_aged', 'serious', ['de', 'en']),
  voice('sandbox-hana', 'Hana (sandbox)', 'female', 'young', 'bright', ['ja', 'en']),
]

function voice(id: string, name: string, gender: string, age: string, descriptive: string, languages: string[]) {
  return {
    voice_id: id,
    name,
    category: 'premade',
    labels: { accent: 'standard', gender, age, descriptive },
    description: 'A stand-in voice.',
    preview_url: null,
    verified_languages: languages.map((language) => ({ language, model_id: 'eleven_multilingual_v2' })),
  }
}

export const elevenLabs: SpeechFormat = {
  name: 'elevenlabs',
  route: '/elevenlabs/v1/text-to-speech/:voice/with-timestamps',
  voicesRoute: '/elevenlabs/v2/voices',
  voices: VOICES.map(({ voice_id: id }) => id),
  keyOf: (headers) => headers['xi-api-key']?.toString(),
  read(body, { voice: voiceId = '' }, { output_format: format = '' }) {
    const fields = fieldsOf(body, 'body', FIELDS)
    const [kind, rate = ''] = format.split('_')
    if (kind !== 'pcm' || !RATES.includes(rate)) throw new Malformed('output_format')
    const model = textOf(fields['model_id'], 'model_id')
    if (!MODELS.includes(model)) throw new Malformed('model_id')
    if (fields['language_code'] !== undefined && model === 'eleven_multilingual_v2')
      throw new Malformed('language_code')
    const { speed = 1 } = fieldsOf(fields['voice_settings'] ?? {}, 'voice_settings', ['speed', 'stability'])
    if (typeof speed !== 'number' || speed < 0.7 || speed > 1.2) throw new Malformed('voice_settings.speed')
    const call = { text: textOf(fields['text'], 'text'), voice: voiceId, model, speed }
    return { ...call, ...contextOf(fields, model) }
  },
  answer({ text }, speech, hasTimes) {
    const alignment = hasTimes ? alignmentOf(text, speech) : null
    const audio = encodePcm(atRate(speech, 24_000).samples).toString('base64')
    const body = { audio_base64: audio, alignment, normalized_alignment: alignment }
    return { type: 'application/json', body: JSON.stringify(body) }
  },
  listVoices: () => ({ voices: VOICES, has_more: false, total_count: VOICES.length, next_page_token: null }),
  problem({ what, status = STATUSES[what] }) {
    const { code, type } = PROBLEMS[what]
    if (what === 'malformed') {
      const detail = [{ type: 'missing', loc: ['body', 'text'], msg: 'Field required', input: null }]
      return { status, body: { detail } }
    }
    return { status, body: { detail: { type, code, status: code, message: `${code} for sk-…`, request_id: 'req_1' } } }
  },
}

const STATUSES = { key: 401, quota: 402, voice: 404, plan: 403, malformed: 422, rate: 429, broken: 500 }
const PROBLEMS = {
  key: { type: 'authentication_error', code: 'invalid_api_key' },
  quota: { type: 'payment_required', code: 'quota_exceeded' },
  voice: { type: 'not_found', code: 'voice_not_found' },
  plan: { type: 'authorization_error', code: 'subscription_required' },
  malformed: { type: 'invalid_request', code: 'invalid_parameters' },
  rate: { type: 'rate_limit_error', code: 'concurrent_limit_exceeded' },
  broken: { type: 'internal_error', code: 'internal_error' },
}

/** The newest model takes no words around the text. */
function contextOf(fields: Fields, model: string): { before?: string; after?: string } {
  const [before, after] = [fields['previous_text'], fields['next_text']]
  if (model === 'eleven_v3' && (before ?? after) !== undefined) throw new Malformed('previous_text')
  return {
    ...(before !== undefined && { before: textOf(before, 'previous_text') }),
    ...(after !== undefined && { after: textOf(after, 'next_text') }),
  }
}

/** Spreads each word's time over its characters. Characters between words last until the next word. */
export function alignmentOf(text: string, { words }: Pick<StandInSpeech, 'words'>) {
  const characters = Array.from(text)
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of characters) {
    const middle = at
    const word = words.find(({ from, to }) => middle >= from && middle < to)
    const before = words.findLast(({ to }) => to <= middle)
    const after = words.find(({ from }) => from > middle)
    const share = word && (word.end - word.start) / (word.to - word.from)
    starts.push(word ? word.start + share! * (at - word.from) : (before?.end ?? 0))
    ends.push(word ? word.start + share! * (at - word.from + character.length) : (after?.start ?? before?.end ?? 0))
    at += character.length
  }
  return { characters, character_start_times_seconds: starts, character_end_times_seconds: ends }
}
