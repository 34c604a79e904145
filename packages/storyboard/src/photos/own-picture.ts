import type { Scene } from '../storyboard.ts'

/** A picture or a clip that a user has uploaded, with the words that describe it. */
export type OwnPicture = {
  id: string
  name: string
  tags: readonly string[]
  /** Set if it is a clip that moves. `scores` rates the visual quality of each second. Null if it is unknown. */
  clip?: { seconds: number; scores: readonly number[] | null }
}

type OwnFiles = Pick<Scene, 'picture' | 'clip' | 'found'>

/** Returns the id of the user's own clip or picture that a scene shows. */
export function ownFileOf({ picture, clip }: OwnFiles): string | undefined {
  return clip?.file ?? picture
}

/** Returns whether the picture or clip that a scene shows was found among the user's own, not chosen by the user. */
export function isFoundPicture(scene: OwnFiles): boolean {
  return scene.found !== undefined && scene.found.picture === ownFileOf(scene)
}
