import { WorkerPool } from '@dayreel/threads'
import type { Score } from '@dayreel/storyboard'
import { CONTENT_ID } from './content-id.ts'
import { decodeMusic, trackFile } from './decode-music.ts'
import { decodeOwnMusic } from './own-music.ts'
import type { SoundPlan } from './mix-sound.ts'

/**
 * Creates the built-in score: six composed tracks, mixed in a separate thread. Tracks are decoded in the caller's
 * thread, because a thread must not be ended while it runs FFmpeg code.
 */
export function createScore(): Score {
  // A video is mixed only once, so the thread ends after each task.
  const pool = new WorkerPool(new URL('./mix-worker.ts', import.meta.url), { size: 1, endsIdle: true })
  return {
    id: `embedded-score-${CONTENT_ID}`,
    async mix({ clips, music, ownMusic, effects, clipSounds, lengthSamples }, signal) {
      const own = ownMusic && (await decodeOwnMusic(ownMusic, lengthSamples))
      const track = own ?? (music === null ? null : await decodeMusic(trackFile(music)))
      const buffers = track?.map(({ buffer }) => buffer as ArrayBuffer)
      const plan: SoundPlan = {
        clips,
        music: track,
        lengthSamples,
        ...(effects && { effects }),
        ...(clipSounds && { clipSounds }),
      }
      return await pool.run<Float32Array>(plan, signal, buffers)
    },
    close: () => pool.close(),
  }
}
