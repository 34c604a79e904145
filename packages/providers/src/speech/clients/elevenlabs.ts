import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import type { ProviderVoice } from '../provider-voice.ts'
import { isWav, readPcm, readWav, UnreadableSound } from '../read-sound.ts'
import { speechServiceOf, type SpeechSettings, speechUrlOf } from '../speech-settings.ts'
import { type TimedPiece, toWordTimes } from '../to-word-times.ts'
import { createHttp, readJson } from '../../create-http.ts'
import { encodeWav } from '../../transcription/encode-wav.ts'
import type { VoiceClient } from './voice-client.ts'

/** Every plan allows raw samples at this rate, which need no decoder. */
const RATE = 24_000
const PACES = { slowest: 0.7, fastest: 1.2 }
const PAGE_SIZE = 100
const MOST_PAGES = 5
/** These models speak English only. Every other model speaks many languages. */
const ENGLISH_ONLY = /^eleven_(?:flash_v2|turbo_v2|monolingual_v1)$/u
/** These models take the language of the text. The others detect it. */
const TAKES_LANGUAGE = /^eleven_(?:flash_v2_5|turbo_v2_5|v3)/u
/** These models take the words around the text. */
const TAKES_CONTEXT = /^eleven_(?!v3)/u

const Spoken = z.object({
  audio_base64: z.string(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish(),
})
type Alignment = NonNullable<z.infer<typeof Spoken>['alignment']>

const Aligned = z.object({
  characters: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
})

const Voices = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string(),
      labels: z.record(z.string(), z.unknown()).nullish(),
      description: z.string().nullish(),
      verified_languages: z.array(z.object({ language: z.string() })).nullish(),
    }),
  ),
  has_more: z.boolean().nullish(),
  next_page_token: z.string().nullish(),
})

/** ElevenLabs, with the time of every character. */
export function createElevenLabs(settings: SpeechSettings): VoiceClient {
  const { model, key = '' } = settings
  const base = speechUrlOf(settings)
  const http = createHttp(speechServiceOf(settings), {
    ...settings,
    headers: { 'xi-api-key': key },
    explain: explainVoiceFault,
  })
  return {
    say: ({ text, language, voice, pace }, signal, { before, after } = {}) =>
      http.post(
        `${base}/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_${RATE}`,
        {
          text,
          model_id: model,
          ...(TAKES_LANGUAGE.test(model) && { language_code: language }),
          ...(TAKES_CONTEXT.test(model) && { previous_text: before, next_text: after }),
          voice_settings: { speed: Math.min(PACES.fastest, Math.max(PACES.slowest, pace)) },
        },
        signal,
      ),
    read(answer, { text, language }) {
      const spoken = Spoken.safeParse(readJson(answer))
      if (!spoken.success) throw new UnreadableSound('The answer has no sound.')
      const { audio_base64: audio, alignment } = spoken.data
      const bytes = Buffer.from(audio, 'base64')
      const sound = isWav(bytes) ? readWav(bytes) : readPcm(bytes, RATE)
      const words = alignment && toWordTimes(text, language, piecesOf(text, alignment))
      return { ...sound, ...(words && { words }) }
    },
    aligner: {
      align({ samples, sampleRate }, { text }, signal) {
        const form = new FormData()
        form.append('file', new Blob([encodeWav(samples, sampleRate)], { type: 'audio/wav' }), 'speech.wav')
        form.append('text', text)
        return http.post(`${base}/v1/forced-alignment`, form, signal)
      },
      read(answer, { text, language }) {
        const aligned = Aligned.safeParse(readJson(answer))
        if (!aligned.success) return undefined
        const { characters } = aligned.data
        const alignment = {
          characters: characters.map((each) => each.text),
          character_start_times_seconds: characters.map(({ start }) => start),
          character_end_times_seconds: characters.map(({ end }) => end),
        }
        return toWordTimes(text, language, piecesOf(text, alignment))
      },
    },
    async listVoices(signal) {
      const voices: ProviderVoice[] = []
      let page = ''
      for (let count = 0; count < MOST_PAGES; count++) {
        const answer = Voices.safeParse(await http.get(`${base}/v2/voices?page_size=${PAGE_SIZE}${page}`, signal))
        if (!answer.success) break
        voices.push(...answer.data.voices.map((voice) => toProviderVoice(voice, model)))
        const { has_more: hasMore, next_page_token: next } = answer.data
        if (!hasMore || !next) break
        page = `&next_page_token=${encodeURIComponent(next)}`
      }
      return voices
    },
  }
}

/** The times count only if they belong to the text that was sent. */
function piecesOf(text: string, alignment: Alignment): TimedPiece[] {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment
  if (characters.join('') !== text || starts.length !== characters.length || ends.length !== characters.length) {
    return []
  }
  let from = 0
  return characters.flatMap((character, i) => {
    const piece = { from, to: from + character.length, start: starts[i]!, end: ends[i]! }
    from = piece.to
    return character.trim() === '' ? [] : [piece]
  })
}

/** Matches a primary language subtag. */
const SUBTAG = /^[a-z]{2,3}$/u

function toProviderVoice(voice: z.infer<typeof Voices>['voices'][number], model: string): ProviderVoice {
  const { voice_id: id, name, labels, description, verified_languages: verified } = voice
  const spoken = (verified ?? []).map(({ language }) => language.split('-')[0]!.toLowerCase())
  const own = [...new Set(spoken.filter((language) => SUBTAG.test(language)))]
  const gender = textOf(labels?.['gender'])
  return {
    voice: id,
    name,
    description: description || [labels?.['accent'], labels?.['descriptive']].filter(Boolean).join(', '),
    languages: ENGLISH_ONLY.test(model) ? ['en'] : own.length > 0 ? own : 'any',
    gender: gender === 'female' || gender === 'male' ? gender : undefined,
    age: AGES[textOf(labels?.['age'])?.replaceAll(/[ _]/gu, '-') ?? ''],
    mood: textOf(labels?.['descriptive']) ?? textOf(labels?.['description']),
  }
}

const AGES: Readonly<Record<string, ProviderVoice['age']>> = {
  young: 'young',
  'middle-aged': 'middle-aged',
  old: 'old',
}

function textOf(label: unknown): string | undefined {
  return typeof label === 'string' && label !== '' ? label.slice(0, 40) : undefined
}

/** Returns the error for a voice that was removed or that the plan of the key does not include. */
function explainVoiceFault({ status, body }: { status: number; body: string }): ProviderError | undefined {
  if (status === 404 && body.includes('voice_not_found')) {
    return voiceFault('The voice of this video does not exist any more.', 'ElevenLabs has no such voice.', status)
  }
  if (status === 403 && /voice_access_denied|subscription_required/u.test(body)) {
    return voiceFault(
      'The voice of this video may not be used.',
      'ElevenLabs refused this voice: the plan of the key does not include it.',
      status,
    )
  }
  return undefined
}

function voiceFault(sentence: string, forHost: string, status: number): ProviderError {
  const message = `${sentence} Nothing was charged. Create the video again and choose another voice.`
  return new ProviderError({ kind: 'permanent', message, forHost, status, isUnused: true })
}
