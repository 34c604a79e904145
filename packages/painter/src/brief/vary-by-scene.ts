import type { SceneRequest } from '@dayreel/storyboard'
import type { World } from '../kept-world.ts'
import { hashText } from '@dayreel/storyboard/base'

/** What a scene's picture is read from. */
export type SceneWords = Omit<SceneRequest, 'style' | 'world'> & { world: World }

/** The same for all scenes of a video. */
export function hashOfVideo({ world, count }: SceneWords): number {
  return hashText(`${world.palette} ${world.figure} ${world.light} ${count}`)
}

/** A number that belongs to this scene and this question. */
export function varyBy({ seed, index }: SceneWords, question: string): number {
  return hashText(`${question} ${seed} ${index}`) >>> 4
}
