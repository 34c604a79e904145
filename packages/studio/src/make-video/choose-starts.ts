import { bestStart, needsPicture, type Scene, type Storyboard } from '@dayreel/storyboard'
import type { FoundClips } from './found-clips.ts'
import { unlessGone } from './load-stock.ts'

/**
 * Chooses where each scene starts in its found clip, by the sharpness and motion of the clip and the expected length of
 * the scene. A start that the storyboard already states is kept.
 *
 * @param estimate returns the expected length of each scene.
 */
export async function chooseStarts<Board extends Storyboard>(
  storyboard: Board,
  estimate: () => readonly number[],
  { clips, signal }: { clips: Pick<FoundClips, 'open'>; signal: AbortSignal },
): Promise<Board> {
  const isOpen = (scene: Scene): boolean =>
    scene.photo?.clip !== undefined &&
    scene.photo.clip.startSeconds === undefined &&
    scene.picture === undefined &&
    needsPicture(storyboard, scene)
  if (!storyboard.scenes.some(isOpen)) return storyboard
  const lengths = estimate()
  const scenes = await Promise.all(
    storyboard.scenes.map(async (scene, i) => {
      const { photo } = scene
      if (photo === undefined || !isOpen(scene)) return scene
      const clip = await unlessGone(() => clips.open(photo), signal)
      if (clip === undefined) return scene
      const { seconds, scores } = clip
      return { ...scene, photo: { ...photo, clip: { seconds, startSeconds: bestStart(scores, seconds, lengths[i]!) } } }
    }),
  )
  return { ...storyboard, scenes }
}
