import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TRACKS, type TrackId } from '@dayreel/catalogue'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import type { Loop } from './composer/loop.ts'
import { COMPOSERS } from './composer/tracks.ts'
import { previewFile, trackFile } from './decode-music.ts'
import { encodeTrack } from './encode-track.ts'

const PREVIEW_SECONDS = 20
const PREVIEW_FADE_SECONDS = 1.5

/**
 * Hashes of the composed samples and of the files made from them. They show whether the composer and the files match.
 */
export type MadeTrack = { id: TrackId; samples: number; composed: string; ogg: string; preview: string }
export const MADE_TRACKS_FILE = fileURLToPath(new URL('../../assets/music/made-tracks.json', import.meta.url))

/** Returns the SHA-256 of a loop's samples, rounded to 16 bits, with left and right alternating. */
export function hashLoop({ length, left, right }: Loop): string {
  const pcm = new Int16Array(2 * length)
  for (let i = 0; i < length; i++) {
    pcm[2 * i] = Math.round(left[i]! * 32_767)
    pcm[2 * i + 1] = Math.round(right[i]! * 32_767)
  }
  return createHash('sha256').update(new Uint8Array(pcm.buffer)).digest('hex')
}

/** Returns the SHA-256 of a file. */
export async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

/** Composes a track and writes its file and its preview. */
async function make(id: TrackId): Promise<MadeTrack> {
  const loop = COMPOSERS[id]()
  await mkdir(dirname(trackFile(id)), { recursive: true })
  await encodeTrack([loop.left, loop.right], trackFile(id), 'vorbis')
  await encodeTrack([previewOf(loop.left), previewOf(loop.right)], previewFile(id), 'aac')
  return {
    id,
    samples: loop.length,
    composed: hashLoop(loop),
    ogg: await hashFile(trackFile(id)),
    preview: await hashFile(previewFile(id)),
  }
}

/** Cuts twenty seconds that begin after a third of the track, where every track sounds fullest. */
function previewOf(channel: Float32Array): Float32Array {
  const start = Math.floor(channel.length / 3)
  const preview = channel.slice(start, start + PREVIEW_SECONDS * SAMPLE_RATE)
  const fade = PREVIEW_FADE_SECONDS * SAMPLE_RATE
  for (let i = 0; i < fade; i++) {
    preview[i]! *= Math.min(1, (10 * i) / fade)
    preview[preview.length - 1 - i]! *= i / fade
  }
  return preview
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2)
  const before = JSON.parse(await readFile(MADE_TRACKS_FILE, 'utf8').catch(() => '[]')) as MadeTrack[]
  const made: MadeTrack[] = []
  for (const { id } of TRACKS) {
    const kept = before.find((track) => track.id === id)
    made.push(kept && wanted.length > 0 && !wanted.includes(id) ? kept : await make(id))
  }
  await writeFile(MADE_TRACKS_FILE, `${JSON.stringify(made, null, 2)}\n`)
}
