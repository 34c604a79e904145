import { StudioError } from '../errors.ts'
import { WorkerPool } from '../lib/worker-pool.ts'
import type { Narrator, Speech, SpeechRequest } from '../ports.ts'
import { readSilently } from './read-silently.ts'
import { VOICE_SETTINGS } from './voice-settings.ts'

const SLOWEST = 0.5
const FASTEST = 2

/**
 * The embedded narrator: seven voices in English, made in threads of this process, with no network and no files. Other
 * languages are read silently.
 *
 * @param threads how many sentences are spoken at once, from 1.
 */
export function createNarrator({ threads = 2 }: { threads?: number } = {}): Narrator {
  const pool = new WorkerPool(new URL('./worker.ts', import.meta.url), { size: threads })
  return {
    id: 'flite-2.3+dayreel-1',
    speaks,
    async speak(request, signal) {
      signal.throwIfAborted()
      check(request)
      const { text, language, voice, pace } = request
      if (!speaks(language)) return readSilently(text, language, pace)
      const speech = await pool.run<Speech | undefined>({ text, language, voice, pace } satisfies SpeechRequest, signal)
      return speech ?? readSilently(text, language, pace)
    },
    close: () => pool.close(),
  }
}

/** English alone has a voice. */
function speaks(language: string): boolean {
  return /^en(?:[-_]|$)/i.test(language)
}

function check({ voice, pace }: SpeechRequest): void {
  if (!Object.hasOwn(VOICE_SETTINGS, voice))
    throw new StudioError('invalid-request', `There is no voice called ${voice}.`)
  if (!(pace >= SLOWEST && pace <= FASTEST))
    throw new StudioError('invalid-request', `The pace must be between ${SLOWEST} and ${FASTEST}.`)
}
