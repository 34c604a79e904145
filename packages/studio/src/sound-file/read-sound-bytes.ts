import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSound } from './read-sound.ts'

/** Decodes the bytes of a sound file. See `readSound`. */
export async function readSoundBytes(bytes: Uint8Array, options: Parameters<typeof readSound>[1]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-sound-'))
  try {
    const file = join(folder, 'sound')
    await writeFile(file, bytes)
    await readSound(file, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
