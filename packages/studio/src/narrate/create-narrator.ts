import { NO_VOICE } from '@dayreel/catalogue'
import type { Narrator, Speech, SpeechRequest } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { createRestingPool } from '@dayreel/threads'
import { CONTENT_ID } from './content-id.ts'
import { estimateEnglish } from './estimate-english.ts'
import { isEnglish } from './is-english.ts'
import { readSilently } from './read-silently.ts'
import { VOICE_SETTINGS } from './voice-settings.ts'
import type { NarratorTask } from './worker.ts'

const SLOWEST = 0.5
const FASTEST = 2

/**
 * Creates the built-in narrator: seven English voices in threads of this process, without network or files. Texts in
 * other languages, and those without a voice, are timed silently.
 *
 * @param threads number of texts that are spoken at the same time, at least 1.
 */
export function createNarrator({ threads = 2 }: { threads?: number } = {}): Narrator {
  const pool = createRestingPool(new URL('./worker.ts', import.meta.url), { size: threads })
  return {
    id: `embedded-narrator-${CONTENT_ID}`,
    name: 'built-in',
    hasVoice,
    speaks: (language, voice) => voice === NO_VOICE || isEnglish(language),
    async speak(request, signal) {
      signal.throwIfAborted()
      check(request)
      const { text, language, voice, pace } = request
      const task: NarratorTask = { kind: 'speak', request: { text, language, voice, pace } }
      const speech = isSpoken(request) ? await pool.run<Speech | undefined>(task, signal) : undefined
      return speech ?? readSilently(text, language, pace)
    },
    async measure(request, signal) {
      signal.throwIfAborted()
      check(request)
      const { text, language, voice, pace } = request
      const task: NarratorTask = { kind: 'measure', request: { text, language, voice, pace } }
      const seconds = isSpoken(request) ? await pool.run<number | undefined>(task, signal) : undefined
      return seconds ?? readSilently(text, language, pace).seconds
    },
    estimate(request) {
      check(request)
      const { text, language, pace } = request
      const seconds = isSpoken(request) ? estimateEnglish(request) : undefined
      return seconds ?? readSilently(text, language, pace).seconds
    },
    close: () => pool.close(),
  }
}

function hasVoice(voice: string): boolean {
  return voice === NO_VOICE || Object.hasOwn(VOICE_SETTINGS, voice)
}

function isSpoken({ voice, language }: SpeechRequest): boolean {
  return voice !== NO_VOICE && isEnglish(language)
}

/** @throws {StudioError} `invalid-request` */
function check({ voice, pace }: SpeechRequest): void {
  if (!hasVoice(voice)) throw new StudioError('invalid-request', `There is no voice called ${voice}.`)
  if (!(pace >= SLOWEST && pace <= FASTEST))
    throw new StudioError('invalid-request', `The pace must be between ${SLOWEST} and ${FASTEST}.`)
}
