import type { Scene } from '../storyboard.ts'

/** A picture that a user has uploaded, with the words that describe it. */
export type OwnPicture = {
  id: string
  name: string
  tags: readonly string[]
}

/** Returns whether a scene's picture was found among the user's own, not chosen by the user. */
export function isFoundPicture({ picture, found }: Pick<Scene, 'picture' | 'found'>): boolean {
  return picture !== undefined && found?.picture === picture
}
