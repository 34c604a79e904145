import { MAX_CLIP_SECONDS, mediaRules } from '@dayreel/catalogue'
import type { ClipKeeper, SoundKeeper } from '@dayreel/studio/planning'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '#storage/file-storage.ts'
import type { FileToKeep, KeptFile } from './kept-file.ts'
import { mediaKey, previewKey } from './media-files.ts'
import { readParts } from './read-parts.ts'

/**
 * The time limit for reading the received parts and decoding them. Storing the result takes a few seconds more, so that
 * the call ends before `METHOD_TIMEOUT` of `serve-rpc.ts`. A busy computer decodes a minute of 4K in this time.
 */
const DECODE_TIMEOUT_MS = 180_000

/**
 * Decodes a received sound file or clip and stores it encoded again. Only a worker does this. It is safe to run twice.
 *
 * @throws {StudioError} `sound-unreadable`, `clip-unreadable`
 * @throws a `TimeoutError` if this takes too long. The caller gets `unavailable`, and the received bytes stay.
 */
export async function decodeFile(
  storage: FileStorage,
  keepers: { sounds: SoundKeeper; clips: ClipKeeper },
  file: FileToKeep,
): Promise<KeptFile> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-media-'))
  const paths = { sent: join(folder, 'sent'), kept: join(folder, 'kept'), preview: join(folder, 'preview') }
  try {
    const signal = AbortSignal.timeout(DECODE_TIMEOUT_MS)
    const hash = await writeParts(storage, file, paths.sent, signal)
    const kept = await keep(keepers, file, paths, signal)
    const { size: bytes } = await stat(paths.kept)
    await storage.put(mediaKey(file, file.kind), createReadStream(paths.kept))
    if (kept.hasPreview) await storage.put(previewKey(file, file.kind), createReadStream(paths.preview))
    return { hash, bytes, ...kept }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the received bytes into a file. Returns their hash. */
async function writeParts(storage: FileStorage, file: FileToKeep, path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(
    readParts(storage, file, file.bytes),
    async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        hash.update(part)
        yield part
      }
    },
    createWriteStream(path),
    { signal },
  ).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
  return hash.digest('hex')
}

async function keep(
  { sounds, clips }: { sounds: SoundKeeper; clips: ClipKeeper },
  { kind }: FileToKeep,
  paths: { sent: string; kept: string; preview: string },
  signal: AbortSignal,
): Promise<Pick<KeptFile, 'seconds' | 'framesPerSecond' | 'scores' | 'hasPreview'>> {
  const { form, seconds: maxSeconds = 0, channels = 2 } = mediaRules(kind)
  if (form === 'sound') return sounds.keep(paths.sent, paths.kept, { maxSeconds, channels }, signal)
  const to = { clip: paths.kept, poster: paths.preview }
  const rules = { maxSeconds, keptSeconds: MAX_CLIP_SECONDS }
  const { seconds, framesPerSecond, scores } = await clips.keep(paths.sent, to, rules, signal)
  return { seconds, framesPerSecond, scores, hasPreview: true }
}
