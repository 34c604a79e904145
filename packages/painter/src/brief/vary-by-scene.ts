import { hashText, type PictureRequest } from '@dayreel/storyboard'

/** What a scene's picture is read from. */
export type SceneWords = Pick<
  PictureRequest,
  'prompt' | 'text' | 'notes' | 'story' | 'before' | 'world' | 'seed' | 'index' | 'count'
>

/** The same for all scenes of a video. */
export function hashOfVideo({ world, count }: SceneWords): number {
  return hashText(`${world.palette} ${world.figure} ${world.light} ${count}`)
}

/** A number that belongs to this scene and this question. */
export function varyBy({ seed, index }: SceneWords, question: string): number {
  return hashText(`${question} ${seed} ${index}`) >>> 4
}
