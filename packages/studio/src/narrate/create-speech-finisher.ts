import type { SpeechFinisher } from '@dayreel/storyboard'
import { createRestingPool } from '@dayreel/threads'
import { CONTENT_ID } from './content-id.ts'
import { readOut } from './read-out.ts'
import type { NarratorTask } from './worker.ts'

/**
 * Creates the finisher of speech from hosted voices and recordings, in threads of this process.
 *
 * @param threads number of clips that are finished at the same time, at least 1.
 */
export function createSpeechFinisher({ threads = 1 }: { threads?: number } = {}): SpeechFinisher {
  const pool = createRestingPool(new URL('./worker.ts', import.meta.url), { size: threads })
  return {
    id: CONTENT_ID,
    readOut,
    finish: (raw, request, signal) => pool.run({ kind: 'finish', request, raw } satisfies NarratorTask, signal),
    decode: (bytes, signal) => pool.run({ kind: 'decode', bytes } satisfies NarratorTask, signal),
    cut: (raw, { texts, language }, signal) =>
      pool.run({ kind: 'cut', raw, texts, language } satisfies NarratorTask, signal),
    findDeviations: (bytes, text, signal) => pool.run({ kind: 'compare', bytes, text } satisfies NarratorTask, signal),
    close: () => pool.close(),
  }
}
