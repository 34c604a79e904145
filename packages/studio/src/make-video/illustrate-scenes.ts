import { createHash } from 'node:crypto'
import { frameSize, resized, type FrameSize } from './frame-size.ts'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { pack, unpack } from '../kept/pack.ts'
import { fitOwnPicture, readOwnPicture } from '../own-picture/own-picture.ts'
import { pictureSeed, type ResolvedScene, type ResolvedStoryboard } from './resolve-shows.ts'
import type { Illustrator, Picture, PictureRequest, Ports, Storyboard } from '@dayreel/storyboard'

/** A picture of the user's own is a little larger than the frame, for a camera that goes close to it. */
const OWN_OVERSIZE = 1.04
/** A painted one is a little smaller: enlarged it looks no less painted, and takes a fifth less time. */
const PAINTED_OVERSIZE = 0.92

export type ScenesPictures = { pictures: Picture[]; keys: unknown[] }

/**
 * The pictures of all scenes, each made or found by itself.
 *
 * @param onPicture called with each scene's index and picture as soon as it is there.
 */
export async function illustrateScenes(
  storyboard: ResolvedStoryboard,
  illustrator: Illustrator,
  steps: KeptSteps,
  {
    signal,
    onPicture,
    readPicture = readOwnPicture,
    frame = frameSize(storyboard),
  }: {
    signal: AbortSignal
    onPicture: (index: number, picture: Picture) => void
    readPicture?: Ports['readPicture']
    /** That of the video, in pixels. */
    frame?: FrameSize
  },
): Promise<ScenesPictures> {
  const keys: unknown[] = []
  const pictures = await Promise.all(
    storyboard.scenes.map(async (scene, i) => {
      const request = pictureRequest(storyboard, scene, frame)
      const own = scene.picture === undefined ? undefined : await readPicture(scene.picture)
      const ownSize = resized(frame, OWN_OVERSIZE)
      keys[i] = own
        ? { own: createHash('sha256').update(own).digest('hex'), ...ownSize }
        : { illustrator: illustrator.id, picture: illustrator.key(request) }
      const bytes = await steps.part('illustrate', keys[i], async () =>
        packPicture(
          own ? await fitOwnPicture(own, ownSize.width, ownSize.height) : await illustrator.draw(request, signal),
        ),
      )
      const picture = unpackPicture(bytes)
      onPicture(i, picture)
      return picture
    }),
  )
  return { pictures, keys }
}

/** One picture's request, of nothing but its own scene. */
export function pictureRequest(
  storyboard: Storyboard,
  scene: ResolvedScene,
  frame = frameSize(storyboard),
): PictureRequest {
  return {
    prompt: scene.imagePrompt,
    text: scene.text,
    notes: storyboard.notes,
    shows: scene.shows,
    style: storyboard.style,
    world: storyboard.world,
    seed: pictureSeed(storyboard, scene),
    ...resized(frame, PAINTED_OVERSIZE),
  }
}

type PictureHeader = Omit<Picture, 'bytes'>

function packPicture({ bytes, ...header }: Picture): Uint8Array {
  return pack(header satisfies PictureHeader, [bytes])
}

function unpackPicture(packed: Uint8Array): Picture {
  const { header, parts } = unpack(packed)
  return { ...(header as PictureHeader), bytes: parts[0]! }
}
