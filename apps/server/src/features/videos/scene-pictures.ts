import type { PicturedScene } from '@dayreel/studio/planning'
import type { Db } from '#db/connect.ts'
import type { Sealing } from '#lib/sealing.ts'
import type { Services } from '#services'
import type { FileStorage } from '#storage/file-storage.ts'
import { findVideo, versionsOf } from './lock-video.ts'
import { paintedFolder, scenePictureKey, signFile, type VersionKey } from '#video/video-files.ts'

/** Pixels; about what a storyboard shows on a dense screen. */
const LONGEST_SIDE = 640

/** Small pictures of a version's scenes: for the storyboard's editor, and while the version is made for whoever waits for it. */
type ScenePictures = {
  /** Begins to store what is said in each scene. */
  keepLines: (lines: readonly string[]) => void
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
    stored.catch(() => undefined) // said by `finish`
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
 * The words of the scenes and the pictures that there are so far, in the order of the scenes; none where nothing is being made.
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

/** As long as a version is made, its storyboard is the worker's alone: what can be seen of it lies beside it. */
function paintedKey(version: VersionKey, { number }: PicturedScene): string {
  return `${paintedFolder(version)}${number}.jpg`
}

function linesKey(version: VersionKey): string {
  return `${paintedFolder(version)}lines.json`
}
