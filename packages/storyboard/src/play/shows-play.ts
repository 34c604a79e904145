import { PLAY_LOOK } from '@dayreel/catalogue'
import type { Scene, Storyboard } from '../storyboard.ts'

/** Returns whether a scene shows a shadow play. A scene with a clip or a picture of its own shows that. */
export function showsPlay(
  { look }: Pick<Storyboard, 'look'>,
  scene: Pick<Scene, 'look' | 'picture' | 'photo' | 'clip'>,
): boolean {
  const hasOwn = scene.picture !== undefined || scene.photo !== undefined || scene.clip !== undefined
  return (scene.look ?? look) === PLAY_LOOK && !hasOwn
}
