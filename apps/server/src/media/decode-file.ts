import { MAX_CLIP_SECONDS, mediaRules } from '@dayreel/catalogue'
import { StudioError } from '@dayreel/storyboard/base'
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

/** Shorter than the time after which a call to a worker ends (`DECODE_CALL_MS`). A busy computer takes this long for a minute of 4K. */
const DECODE_TIMEOUT_MS = 180_000

/**
 * Decodes a received sound file or clip and stores it encoded again. Only a worker does this. It is safe to run twice.
 *
 * @throws {StudioError} `sound-unreadable`, `clip-unreadable`
 */
export async function decodeFile(
  storage: FileStorage,
  keepers: { sounds: SoundKeeper; clips: ClipKeeper },
  file: FileToKeep,
): Promise<KeptFile> {
  const signal = AbortSignal.timeout(DECODE_TIMEOUT_MS)
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-media-'))
  const paths = { sent: join(folder, 'sent'), kept: join(folder, 'kept'), preview: join(folder, 'preview') }
  try {
    const hash = await writeParts(storage, file, paths.sent)
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
async function writeParts(storage: FileStorage, file: FileToKeep, path: string): Promise<string> {
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
  )
  return hash.digest('hex')
}

async function keep(
  { sounds, clips }: { sounds: SoundKeeper; clips: ClipKeeper },
  { kind }: FileToKeep,
  paths: { sent: string; kept: string; preview: string },
  signal: AbortSignal,
): Promise<Pick<KeptFile, 'seconds' | 'hasPreview'>> {
  const { form, seconds: maxSeconds = 0, channels = 2 } = mediaRules(kind)
  if (form === 'sound') return sounds.keep(paths.sent, paths.kept, { maxSeconds, channels }, signal)
  const to = { clip: paths.kept, poster: paths.preview }
  try {
    const { seconds } = await clips.keep(paths.sent, to, { maxSeconds, keptSeconds: MAX_CLIP_SECONDS }, signal)
    return { seconds, hasPreview: true }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new StudioError(
      'clip-unreadable',
      'Converting the clip takes too long. Save it at 1080p and 30 frames a second, and upload it again.',
      { cause: error },
    )
  }
}
