import type { PicturedScene } from '@dayreel/studio'
import type { Db } from '#db/connect.ts'
import type { Sealing } from '#lib/sealing.ts'
import type { Services } from '#services'
import type { FileStorage } from '#storage/file-storage.ts'
import { findVideo, versionsOf } from './lock-video.ts'
import { paintedFolder, scenePictureKey, signFile, type VersionKey } from './video-files.ts'

/** Pixels; about what a storyboard shows on a dense screen. */
const LONGEST_SIDE = 640

/** Small pictures of a version's scenes: for the storyboard's editor, and while the version is made for whoever waits for it. */
type ScenePictures = {
  /** Begins to store a scene's picture. */
  keep: (scene: PicturedScene, bytes: Uint8Array) => void
  /** Until nothing is being written any more, however it ended. */
  settle: () => Promise<void>
  /**
   * Takes away what was only for waiting.
   *
   * @throws whatever kept a picture from being stored.
   */
  finish: () => Promise<void>
}

export function createScenePictures(
  { storage, studio }: Pick<Services, 'storage' | 'studio'>,
  version: VersionKey,
  signal: AbortSignal,
): ScenePictures {
  const writing: Promise<void>[] = []
  const store = async (scene: PicturedScene, bytes: Uint8Array): Promise<void> => {
    const small = await studio.pictures.redraw(bytes, signal, { longestSide: LONGEST_SIDE })
    await storage.put(scenePictureKey(version, scene.id), small)
    await storage.put(paintedKey(version, scene), small)
  }
  return {
    keep(scene, bytes) {
      const stored = store(scene, bytes)
      stored.catch(() => undefined) // said by `finish`
      writing.push(stored)
    },
    settle: async () => void (await Promise.allSettled(writing)),
    async finish() {
      await Promise.all(writing)
      await storage.deleteAll(paintedFolder(version))
    },
  }
}

/**
 * The pictures that there are so far, in the order of their scenes; none where nothing is being made.
 *
 * @throws {AppError} `not_found`
 */
export async function readPainted(
  { db, storage, sealing }: { db: Db; storage: FileStorage; sealing: Sealing },
  owned: { accountId: string; videoId: string },
): Promise<{ count: number; pictures: { number: number; url: string }[] }> {
  await findVideo(db, owned)
  const [newest] = await versionsOf(db, owned.videoId)
  const pictures: { number: number; url: string }[] = []
  let count = 0
  if (newest === undefined || newest.finishedAt !== null) return { count, pictures }
  for await (const { key } of storage.list(paintedFolder({ ...owned, number: newest.number }))) {
    const [, number, of] = PAINTED_NAME.exec(key) ?? []
    if (number === undefined) continue
    count = Number(of)
    pictures.push({ number: Number(number), url: signFile(sealing, key) })
  }
  return { count, pictures: pictures.sort((a, b) => a.number - b.number) }
}

const PAINTED_NAME = /\/(\d+)-of-(\d+)\.jpg$/

/** Under names that say where a scene stands: as long as a version is made, its storyboard is the worker's alone. */
function paintedKey(version: VersionKey, { number, count }: PicturedScene): string {
  return `${paintedFolder(version)}${number}-of-${count}.jpg`
}
