import type { Illustrator, Play, PlayArtist, PlayRequest, Storyboard } from '@dayreel/storyboard'
import { keyOf, type KeptSteps } from '../kept/kept-steps.ts'
import { CONTENT_ID as RENDERER_ID } from '../render/content-id.ts'
import { boardArea } from './board-area.ts'
import { type BoardPicture, keepDrawn } from './draw-boards.ts'
import type { FrameSize } from './frame-size.ts'
import { pictureRequest } from './picture-request.ts'
import { pictureSeed, type ResolvedScene } from './resolve-shows.ts'

type PlayScene = ResolvedScene & { play: Play }
type Artists = { illustrator: Illustrator; playArtist: PlayArtist }

/** Returns the cache key of a scene's shadow play. It depends only on its own scene. */
export function playKey(
  storyboard: Storyboard,
  scene: PlayScene,
  { illustrator, playArtist }: { illustrator: Pick<Illustrator, 'key'>; playArtist: PlayArtist },
  frame: FrameSize,
): { stage: unknown; request: Omit<PlayRequest, 'stage'> } {
  return {
    stage: { picture: illustrator.key(pictureRequest(storyboard, scene, frame)), ...playArtist.castOf(scene.play) },
    request: {
      play: scene.play,
      text: scene.text,
      seed: pictureSeed(storyboard, scene),
      ...frame,
      area: boardArea(storyboard, frame),
    },
  }
}

/** Draws a shadow play, or finds it in the store. */
export async function drawPlay(
  storyboard: Storyboard,
  scene: PlayScene,
  artists: Artists,
  { frame, steps, signal }: { frame: FrameSize; steps: KeptSteps; signal: AbortSignal },
): Promise<{ key: unknown; drawn: BoardPicture }> {
  const { illustrator, playArtist } = artists
  const { stage, request } = playKey(storyboard, scene, artists, frame)
  const key = { illustrator: illustrator.id, playArtist: playArtist.id, renderer: RENDERER_ID, stage, request }
  const drawn = await keepDrawn(key, steps, frame, async () => {
    const cast = playArtist.castOf(scene.play)
    const painted = await illustrator.drawStage!({ ...pictureRequest(storyboard, scene, frame), ...cast }, signal)
    return playArtist.draw({ ...request, stage: { id: keyOf('illustrate', stage), painted } }, signal)
  })
  return { key, drawn }
}
