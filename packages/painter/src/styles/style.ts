import type { Random } from '@dayreel/storyboard/base'
import type { Scene } from '../compose.ts'
import type { Grade, Pixels } from '../light/grade.ts'
import type { ShotWish } from '../shot.ts'

/** How a preset style turns a scene into a picture. */
export type Style = {
  /** How much closer than the scene would have it the subject is; 1 unless given. */
  closeness?: number
  /** What the style wants of the camera. */
  shot?: ShotWish
  /** Whether lines or flat areas take the place of focus, so that nothing stands out of focus in front. */
  isDrawn?: boolean
  /** What differs from the neutral grade. */
  grade: Partial<Grade>
  /** Works on the light before it is developed: focus, reflections, air. */
  light?(scene: Scene, random: Random): void
  /** Works on the developed pixels, in place: brush, ink, paper. */
  finish?(pixels: Pixels, scene: Scene, random: Random): void
}
