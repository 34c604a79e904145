import { FOUND_CLIP_SECONDS, MAX_LABEL_CHARACTERS } from '@dayreel/catalogue'
import { z } from 'zod'
import { Source } from '../facts/source.ts'
import { ranged } from '../layers/scene-layer.ts'
import { line } from '../text-rules.ts'

/** The value of `Photo.of` for a photograph that the user chose. */
export const CHOSEN_PHOTO = 'chosen'

const MAX_FILE_CHARACTERS = 2_000
const MAX_FOUND_SECONDS = 3_600

/** A photograph or a clip that was found for a scene, with the data that its licence requires in a credit. */
export const Photo = z
  .object({
    ...Source.shape,
    creator: line(MAX_LABEL_CHARACTERS, 'the creator of a photograph').describe('Empty if it is unknown.'),
    file: z
      .url({ protocol: /^https?$/, error: 'The address of a photograph must begin with https://.' })
      .max(MAX_FILE_CHARACTERS, 'The address of a photograph is too long.')
      .describe('The address of the file at the source.'),
    of: line(MAX_LABEL_CHARACTERS, 'what the photograph was found for').describe(
      'A hash of what was searched for; if it differs, another photograph is looked for. `chosen` if the user chose it.',
    ),
    clip: z
      .object({
        seconds: ranged(0, MAX_FOUND_SECONDS, 'the length of the clip').describe('Length of the clip in seconds.'),
        startSeconds: ranged(0, FOUND_CLIP_SECONDS, 'the start of the clip')
          .exactOptional()
          .describe(
            'Where the scene begins in the clip, in seconds. If it is absent, the start is chosen by sharpness and motion.',
          ),
      })
      .exactOptional()
      .describe('Set if it is a clip that moves, not a photograph.'),
  })
  .meta({ id: 'Photo' })
export type Photo = z.infer<typeof Photo>

/** A photograph with the licence that the source states, before a scene gets it. */
export type FoundPhoto = Omit<Photo, 'of'>

/** A clip that moves, and that was found for a scene. */
export type FoundClipPhoto = Photo & { clip: NonNullable<Photo['clip']> }

/** Returns whether a scene shows a clip of a service: the user's own picture or clip would hide it. */
export function hasFoundClip<Each extends { photo?: Photo; picture?: string; clip?: object }>(
  scene: Each,
): scene is Each & { photo: FoundClipPhoto } {
  return scene.photo?.clip !== undefined && scene.picture === undefined && scene.clip === undefined
}
