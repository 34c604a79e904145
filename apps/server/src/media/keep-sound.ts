import { mediaRules } from '@dayreel/catalogue'
import type { SoundKeeper } from '@dayreel/studio/planning'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '#storage/file-storage.ts'
import type { KeptFile, SoundToKeep } from './kept-file.ts'
import { mediaKey } from './media-files.ts'
import { readParts } from './read-parts.ts'

/** Shorter than the time after which a call to a worker ends. */
const DECODE_TIMEOUT_MS = 70_000

/**
 * Decodes a received sound file and stores it encoded again. Only a worker does this. It is safe to run twice.
 *
 * @throws {StudioError} `sound-unreadable`
 */
export async function keepSound(storage: FileStorage, sounds: SoundKeeper, file: SoundToKeep): Promise<KeptFile> {
  const rules = mediaRules(file.kind)
  const signal = AbortSignal.timeout(DECODE_TIMEOUT_MS)
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-sound-'))
  const [sent, kept] = [join(folder, 'sent'), join(folder, 'kept.m4a')]
  try {
    const hash = createHash('sha256')
    await pipeline(
      readParts(storage, file, file.bytes),
      async function* (parts: AsyncIterable<Uint8Array>) {
        for await (const part of parts) {
          hash.update(part)
          yield part
        }
      },
      createWriteStream(sent),
    )
    const { seconds } = await sounds.keep(sent, kept, { maxSeconds: rules.seconds!, channels: rules.channels! }, signal)
    const bytes = await readFile(kept)
    await storage.put(mediaKey(file, file.kind), bytes)
    return { hash: hash.digest('hex'), bytes: bytes.length, seconds }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
