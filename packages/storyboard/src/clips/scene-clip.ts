import { MAX_CLIP_SECONDS } from '@dayreel/catalogue'
import { z } from 'zod'
import { ranged } from '../layers/scene-layer.ts'
import { MAX_PATH_CHARACTERS, text } from '../text-rules.ts'

/** A clip of the user that a scene shows in place of a picture. */
export const SceneClip = z.object({
  file: text(MAX_PATH_CHARACTERS, 'the clip').describe(
    'The id that the upload of the clip returned; in a file, a path.',
  ),
  startSeconds: ranged(0, MAX_CLIP_SECONDS, 'the start of the clip').describe(
    'Where the scene begins in the clip, in seconds. A clip that is too short starts earlier, is slowed down to 0.8 of its speed at most, or repeats.',
  ),
  sound: z
    .enum(['off', 'ducked', 'instead'], 'Choose the sound of the clip: off, under the voice, or instead of the voice.')
    .exactOptional()
    .describe('`ducked`: under the voice. `instead`: the words are only shown. Default: `off`.'),
})
export type SceneClip = z.infer<typeof SceneClip>
