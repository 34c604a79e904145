import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileClips } from './hostile-clips.ts'
import type { HostileFile } from './hostile-file.ts'
import { hostilePictures } from './hostile-pictures.ts'
import { hostileSounds } from './hostile-sounds.ts'

/** Makes hundreds of files of all kinds that users may send to do harm, or because a program or a disk has failed. */
export async function makeHostileFiles(): Promise<HostileFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-files-'))
  try {
    return [
      ...(await hostileClips(join(folder, 'clip'))),
      ...(await hostilePictures()),
      ...(await hostileSounds(join(folder, 'sound'))),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
