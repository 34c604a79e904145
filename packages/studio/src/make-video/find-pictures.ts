import {
  DRAWN,
  IMAGE_MODEL,
  needsPicture,
  OWN_PICTURES,
  picturesOf,
  type Ports,
  type Storyboard,
} from '@dayreel/storyboard'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { findOwnPictures } from './find-own-pictures.ts'
import { findPhotos } from './find-photos.ts'

/**
 * Finds the user's own pictures and photographs for the scenes, in the order that the storyboard names them.
 *
 * @throws {StudioError} `choice-gone`
 */
export async function findPictures<Board extends Storyboard>(
  storyboard: Board,
  { listPictures, photoSources }: Pick<Ports, 'listPictures' | 'photoSources'>,
  steps: KeptSteps,
  signal: AbortSignal,
): Promise<{ storyboard: Board; notices: string[] }> {
  const isOwnFirst = picturesOf(storyboard.pictures)[0] === OWN_PICTURES
  const first = isOwnFirst ? await findOwnPictures(storyboard, listPictures) : storyboard
  const { storyboard: second, isDown } = await findPhotos(first, photoSources, steps, signal)
  const found = isOwnFirst ? second : await findOwnPictures(second, listPictures)
  return { storyboard: found, notices: noticesOf(found, isDown) }
}

/** Returns a notice if scenes have no picture of the wanted sources. */
function noticesOf(storyboard: Storyboard, isDown: boolean): string[] {
  const names = picturesOf(storyboard.pictures).filter((name) => name !== DRAWN)
  const hasModel = names.includes(IMAGE_MODEL)
  if (names.length === 0 || names[0] === IMAGE_MODEL) return []
  const without = storyboard.scenes.filter(
    (scene) => scene.photo === undefined && scene.picture === undefined && needsPicture(storyboard, scene),
  ).length
  if (without === 0) return []
  const how = hasModel ? 'made by the image model' : 'drawn'
  const scenesText = without === 1 ? `1 scene is ${how}` : `${without} scenes are ${how}`
  if (isDown) return [`The source of photographs did not answer, so ${scenesText}. Make the video again to look again.`]
  const kind = names.every((name) => name === OWN_PICTURES || name === IMAGE_MODEL) ? 'picture of yours' : 'photograph'
  return [`No fitting ${kind} was found for some scenes, so ${scenesText}.`]
}
