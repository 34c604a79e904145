import { createHash } from 'node:crypto'
import { DEFAULT_VOICE_ID, FASTEST_PACE, SLOWEST_PACE } from '@dayreel/catalogue'
import type {
  Meter,
  Narrator,
  RawSpeech,
  SpeechContext,
  SpeechFinisher,
  SpeechRequest,
  StepStore,
} from '@dayreel/storyboard'
import { StudioError, type StepName } from '@dayreel/storyboard/base'
import { createTurnstile } from '@dayreel/threads'
import { payOnce } from '../pay-once.ts'
import type { OnFailure } from '../persist.ts'
import type { VoiceCall, VoiceClient } from './clients/voice-client.ts'
import type { ProviderVoice } from './provider-voice.ts'
import { UnreadableSound } from './read-sound.ts'

/** The voices of a client, ready to speak. */
type ServedVoices = {
  /** `Narrator.name`. */
  name: string
  /** Changes whenever the same call would sound different. */
  source: string
  /** The voices by their ids in stored choices. */
  voices: ReadonlyMap<string, ProviderVoice>
  client: Pick<VoiceClient, 'say' | 'read' | 'aligner'>
}

export type NarratorOptions = {
  finisher: SpeechFinisher
  /** The built-in narrator. It estimates lengths, and times texts that are not spoken. */
  builtIn: Narrator
  /**
   * Whether the voices cost nothing. Their answers are then deleted like all parts that can be made again at no cost.
   */
  isFree?: boolean
  /** Whether a built-in voice speaks the video if the service fails. Default: the video fails. */
  isReplaced?: boolean
  /** Counts the characters of each call. */
  meter?: Meter | undefined
  waitsMs?: readonly number[]
  onFailure?: OnFailure | undefined
}

/** The smallest plans of the providers allow two calls at the same time. */
const CALLS_AT_ONCE = 2
/**
 * Prefixes of the keys of answers. A key with the prefix of a step belongs to a part that can be made again at no cost.
 */
const PAID_SPEECH = 'speech'
const FREE_SPEECH = 'narrate-speech' satisfies `${StepName}-${string}`
const SPEAKABLE = /[\p{L}\p{N}]/u
/** “No linguistic content”: a language without a voice, so that the text is only timed. */
const UNSPOKEN = 'zxx'

/**
 * Creates the narrator of a client's voices. Every answer is stored before anything reads it, so that a crash never
 * pays for it twice.
 */
export function createClientNarrator(
  { name, source, voices, client }: ServedVoices,
  { finisher, builtIn, isFree = false, isReplaced = false, meter, waitsMs, onFailure }: NarratorOptions,
): Narrator {
  const inTurn = createTurnstile(CALLS_AT_ONCE)
  const find = (voice: string): ProviderVoice | undefined => voices.get(voice)
  const speaks = (language: string, voice?: string): boolean =>
    voice === undefined
      ? [...voices.values()].some((each) => isSpokenBy(each, language))
      : isSpokenBy(find(voice), language)
  const estimate = (request: SpeechRequest): number => {
    check(request)
    const isSpoken = speaks(request.language, request.voice)
    return builtIn.estimate(isSpoken ? { ...request, voice: DEFAULT_VOICE_ID } : timeSilently(request))
  }

  function check({ voice, pace }: SpeechRequest): void {
    if (find(voice) === undefined) throw new StudioError('invalid-request', `There is no voice called ${voice}.`)
    if (pace >= SLOWEST_PACE && pace <= FASTEST_PACE) return
    throw new StudioError('invalid-request', `The pace must be between ${SLOWEST_PACE} and ${FASTEST_PACE}.`)
  }

  type Paying = { kept: StepStore | undefined; signal: AbortSignal }

  function receive(call: VoiceCall, context: SpeechContext, { kept, signal }: Paying): Promise<Uint8Array> {
    const question = `${isFree ? FREE_SPEECH : PAID_SPEECH}-${hashOf([source, call])}`
    const used = { characters: call.text.length }
    const options = { question, used, kept, meter, signal, code: 'voice-failed', waitsMs, onFailure } as const
    return inTurn(() => payOnce(() => client.say(call, signal, context), options))
  }

  /**
   * Asks the service for the times of the words if it sent none and the built-in voice cannot find them. If that fails,
   * the speech stays unchanged, because better times are not worth a failed video.
   */
  async function time(speech: RawSpeech, call: VoiceCall, { kept, signal }: Paying): Promise<RawSpeech> {
    const { aligner } = client
    if (speech.words !== undefined || aligner === undefined || builtIn.speaks(call.language)) return speech
    const question = `alignment-${hashOf([source, call])}`
    const used = { seconds: Math.ceil(speech.samples.length / speech.sampleRate) }
    const options = { question, used, kept, meter, signal, code: 'voice-failed', waitsMs, onFailure } as const
    try {
      const answer = await inTurn(() => payOnce(() => aligner.align(speech, call, signal), options))
      const words = aligner.read(answer, call)
      return words === undefined ? speech : { ...speech, words }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof StudioError && OUTSIDE.has(error.code)) return speech
      throw error
    }
  }

  function read(answer: Uint8Array, call: VoiceCall): RawSpeech {
    try {
      return client.read(answer, call)
    } catch (cause) {
      if (!(cause instanceof UnreadableSound)) throw cause
      throw useless('The voice sent sound that can’t be read.', cause)
    }
  }

  return {
    id: [source, builtIn.id, finisher.id].join('/'),
    name,
    ...(isReplaced && { fallback: DEFAULT_VOICE_ID }),
    hasVoice: (voice) => find(voice) !== undefined,
    speaks,
    async speak(request, signal, kept, context = {}) {
      signal.throwIfAborted()
      check(request)
      const { text, language, voice, pace } = request
      if (!SPEAKABLE.test(text) || !speaks(language, voice)) return builtIn.speak(timeSilently(request), signal)
      const call = { text, language, voice: find(voice)!.voice, pace }
      const answer = await receive(call, context, { kept, signal })
      const timed = await time(read(answer, call), call, { kept, signal })
      const speech = await finisher.finish(timed, request, signal, kept)
      if (speech === undefined) throw useless('The voice sent silence instead of speech.')
      return speech
    },
    async measure(request, signal) {
      signal.throwIfAborted()
      return estimate(request)
    },
    estimate,
    close: () => finisher.close(),
  }
}

const OUTSIDE: ReadonlySet<string> = new Set(['voice-failed', 'cost-limit'])

function timeSilently(request: SpeechRequest): SpeechRequest {
  return { ...request, voice: DEFAULT_VOICE_ID, language: UNSPOKEN }
}

function isSpokenBy(voice: ProviderVoice | undefined, language: string): boolean {
  if (voice === undefined) return false
  return voice.languages === 'any' || voice.languages.includes(language.split(/[-_]/u)[0]!.toLowerCase())
}

function useless(sentence: string, cause?: unknown): StudioError {
  return new StudioError('voice-failed', `${sentence} Nothing was charged. Create the video again.`, { cause })
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
