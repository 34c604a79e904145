import type { PictureRedrawer } from '@dayreel/studio'
import type { FileStorage } from '#storage/file-storage.ts'
import { scenePictureKey, type VersionKey } from './video-files.ts'

/** The whole pictures of a version's scenes, by the scenes' ids. */
export type ScenePictures = Map<string, Uint8Array>

/** Pixels; about what a storyboard shows on a dense screen. */
const LONGEST_SIDE = 640

/** Keeps small pictures of the scenes, for the storyboard's editor. */
export async function storeScenePictures(
  storage: FileStorage,
  redrawer: PictureRedrawer,
  { version, pictures, signal }: { version: VersionKey; pictures: ScenePictures; signal: AbortSignal },
): Promise<void> {
  await Promise.all(
    [...pictures].map(async ([sceneId, bytes]) => {
      const small = await redrawer.redraw(bytes, signal, { longestSide: LONGEST_SIDE })
      await storage.put(scenePictureKey(version, sceneId), small)
    }),
  )
}
