import { namedIn, type PictureRequest, type Storyboard } from '@dayreel/storyboard'
import { frameSize, resized } from './frame-size.ts'
import { pictureSeed, type ResolvedScene } from './resolve-shows.ts'

/**
 * Size of a painted picture relative to the frame. It is slightly smaller, because enlarging it is not visible and
 * painting then takes a fifth less time.
 */
const PAINTED_OVERSIZE = 0.92

/** Creates the request for one picture. The request depends only on its own scene. */
export function pictureRequest(
  storyboard: Storyboard,
  scene: ResolvedScene,
  frame = frameSize(storyboard),
): PictureRequest {
  const sheet = namedIn(scene.imagePrompt, storyboard.sheet ?? [])
  return {
    prompt: scene.imagePrompt,
    text: scene.text,
    notes: storyboard.notes,
    shows: scene.shows,
    style: storyboard.style,
    world: storyboard.world,
    seed: pictureSeed(storyboard, scene),
    ...(sheet.length > 0 && { sheet }),
    ...resized(frame, PAINTED_OVERSIZE),
  }
}
