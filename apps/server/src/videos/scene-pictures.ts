import type { PicturedScene } from '@dayreel/studio/planning'
import type { Db } from '#db/connect.ts'
import type { Sealing } from '#secrets/sealing.ts'
import type { Services } from '#services'
import type { FileStorage } from '#storage/file-storage.ts'
import { signFile } from '#storage/signed-path.ts'
import { findVideo, versionsOf } from './lock-video.ts'
import { paintedFolder, scenePictureKey, type VersionKey } from './video-files.ts'

/** Pixels of a small picture's longer side, which is about its size in the storyboard on a high-density screen. */
const LONGEST_SIDE = 640

/**
 * Stores small pictures of a version's scenes. The storyboard editor shows them, and users see them while the version
 * is made.
 */
type ScenePictures = {
  /** Begins to store the words of each scene. */
  keepLines: (lines: readonly string[]) => void
  /** Begins to store a scene's picture. */
  keep: (scene: PicturedScene, bytes: Uint8Array) => void
  /** Resolves when no write is pending, whether the writes succeeded or failed. */
  settle: () => Promise<void>
  /**
   * Removes the pictures that are only shown while the version is made.
   *
   * @throws the error of a failed write.
   */
  finish: () => Promise<void>
}

export function createScenePictures(
  { storage, pictures }: Pick<Services, 'storage' | 'pictures'>,
  version: VersionKey,
  signal: AbortSignal,
): ScenePictures {
  const writing: Promise<void>[] = []
  const store = async (scene: PicturedScene, bytes: Uint8Array): Promise<void> => {
    const small = await pictures.redraw(bytes, signal, { longestSide: LONGEST_SIDE })
    await storage.put(scenePictureKey(version, scene.id), small)
    await storage.put(paintedKey(version, scene), small)
  }
  const begin = (stored: Promise<void>): void => {
    stored.catch(() => undefined) // `finish` reports the error.
    writing.push(stored)
  }
  return {
    keepLines: (lines) => begin(storage.put(linesKey(version), Buffer.from(JSON.stringify(lines)))),
    keep: (scene, bytes) => begin(store(scene, bytes)),
    settle: async () => void (await Promise.allSettled(writing)),
    async finish() {
      await Promise.all(writing)
      await storage.deleteAll(paintedFolder(version))
    },
  }
}

/**
 * Returns the words of the scenes and the pictures painted so far, in order. Both lists are empty if nothing is being
 * made.
 *
 * @throws {AppError} `not_found`
 */
export async function readPainted(
  { db, storage, sealing }: { db: Db; storage: FileStorage; sealing: Sealing },
  owned: { accountId: string; videoId: string },
): Promise<Painted> {
  await findVideo(db, owned)
  const [newest] = await versionsOf(db, owned.videoId)
  if (newest === undefined || newest.finishedAt !== null) return { lines: [], pictures: [] }
  const version = { ...owned, number: newest.number }
  const lines = await storage.get(linesKey(version))
  const pictures: Painted['pictures'] = []
  for await (const { key } of storage.list(paintedFolder(version))) {
    const [, number] = PAINTED_NAME.exec(key) ?? []
    if (number !== undefined) pictures.push({ number: Number(number), url: signFile(sealing, key) })
  }
  return {
    lines: lines === undefined ? [] : (JSON.parse(new TextDecoder().decode(lines)) as string[]),
    pictures: pictures.sort((a, b) => a.number - b.number),
  }
}
type Painted = { lines: string[]; pictures: { number: number; url: string }[] }

const PAINTED_NAME = /\/(\d+)\.jpg$/

/**
 * Returns the key of a picture that is shown while its version is made. The visible parts are separate files, because
 * only the worker has the storyboard until the version is done.
 */
function paintedKey(version: VersionKey, { number }: PicturedScene): string {
  return `${paintedFolder(version)}${number}.jpg`
}

function linesKey(version: VersionKey): string {
  return `${paintedFolder(version)}lines.json`
}
