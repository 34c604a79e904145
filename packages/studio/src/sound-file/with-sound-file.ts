import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Writes the bytes of a sound file to a temporary file, because decoders read from disk, and removes it after `work`.
 */
export async function withSoundFile<Result>(
  bytes: Uint8Array,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-sound-'))
  try {
    const file = join(folder, 'sound')
    await writeFile(file, bytes)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
