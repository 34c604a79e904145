import { PLAY_LOOK } from '@dayreel/catalogue'
import type { Scene, Storyboard } from '../storyboard.ts'

/** Returns whether a scene shows a shadow play. A scene with a picture of its own, uploaded or found, shows that. */
export function showsPlay(
  { look }: Pick<Storyboard, 'look'>,
  scene: Pick<Scene, 'look' | 'picture' | 'photo'>,
): boolean {
  return (scene.look ?? look) === PLAY_LOOK && scene.picture === undefined && scene.photo === undefined
}
