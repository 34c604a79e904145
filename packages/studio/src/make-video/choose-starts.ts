import { bestStart, createCast, needsPicture, type Ports, type Scene, type Storyboard } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import type { FoundClips } from './found-clips.ts'
import { estimateScenes } from './spoken-runs.ts'

/**
 * Decides where scenes begin in the clips that were found for them, by the sharpness and the motion of each clip and the
 * expected length of the scene. A start that the storyboard states stays.
 */
export async function chooseStarts<Board extends Storyboard>(
  storyboard: Board,
  ports: Pick<Ports, 'narrators'>,
  { clips, signal }: { clips: Pick<FoundClips, 'open'>; signal: AbortSignal },
): Promise<Board> {
  const isOpen = (scene: Scene): boolean =>
    scene.photo?.clip !== undefined &&
    scene.photo.clip.startSeconds === undefined &&
    scene.picture === undefined &&
    needsPicture(storyboard, scene)
  if (!storyboard.scenes.some(isOpen)) return storyboard
  const lengths = estimateScenes(storyboard, createCast(ports))
  const scenes = await Promise.all(
    storyboard.scenes.map(async (scene, i) => {
      const { photo } = scene
      if (photo === undefined || !isOpen(scene)) return scene
      const clip = await clips.open(photo).catch((error: unknown) => {
        signal.throwIfAborted()
        // The scene is drawn, and a later attempt asks again.
        if (error instanceof StudioError) return undefined
        throw error
      })
      if (clip === undefined) return scene
      const { seconds, scores } = clip
      return { ...scene, photo: { ...photo, clip: { seconds, startSeconds: bestStart(scores, seconds, lengths[i]!) } } }
    }),
  )
  return { ...storyboard, scenes }
}
