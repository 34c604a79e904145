import { LAYER_MOVES, MAX_LABEL_CHARACTERS, MAX_SCENE_CHARACTERS } from '@dayreel/catalogue'
import { z } from 'zod'
import { line, MAX_PATH_CHARACTERS, text, whole } from '../text-rules.ts'

/** Maximum number of formats for which a layer has a place of its own. */
const MAX_PLACES = 8
/**
 * Limit for the sum of the layers' squared sizes. Together they then take at most five times the memory of a 9:16
 * frame.
 */
const MAX_SQUARED_SIZES = 8
const MOVE = 'Choose one of the ways to enter and leave.'

/** Returns the schema of a number in a range. */
export function ranged(from: number, to: number, what: string) {
  const sentence = `Choose a number from ${from} to ${to} for ${what}.`
  return z.number(sentence).min(from, sentence).max(to, sentence)
}

export const LayerPlace = z.object({
  x: ranged(-0.5, 1.5, 'the position').describe(
    'The layer’s centre, 0 at the left edge of the frame and 1 at the right.',
  ),
  y: ranged(-0.5, 1.5, 'the position').describe('The layer’s centre, 0 at the upper edge and 1 at the lower.'),
  size: ranged(0.02, 2, 'the size of a layer').describe(
    'The longer side of the layer, as a fraction of the frame’s shorter side.',
  ),
  turn: ranged(-180, 180, 'the rotation').exactOptional().describe('Degrees clockwise. Default: 0.'),
})
export type LayerPlace = z.infer<typeof LayerPlace>

/** A picture in front of a scene's picture. The storyboard names words; times follow from the narration. */
export const SceneLayer = z.object({
  id: line(MAX_LABEL_CHARACTERS, 'the id of a layer'),
  picture: text(MAX_PATH_CHARACTERS, 'the picture of a layer').describe(
    'A picture, usually with transparency: the id that the upload returned; in a file, a path.',
  ),
  place: LayerPlace,
  places: z
    .record(line(MAX_LABEL_CHARACTERS, 'the format'), LayerPlace)
    .refine((places) => Object.keys(places).length <= MAX_PLACES, `Use at most ${MAX_PLACES} formats.`)
    .exactOptional()
    .describe('Other places for some formats, by the id of the format.'),
  depth: ranged(0, 1, 'the depth')
    .exactOptional()
    .describe(
      '0 stays still while the camera moves; 1 is nearest and moves most. Near layers cover far ones. Default: 0.',
    ),
  opacity: ranged(0, 1, 'the opacity').exactOptional().describe('Default: 1.'),
  words: z
    .object({
      from: whole(0, MAX_SCENE_CHARACTERS, 'the first word of a layer'),
      to: whole(1, MAX_SCENE_CHARACTERS, 'the last word of a layer'),
    })
    .refine(({ from, to }) => from < to, 'Choose at least one word for a layer.')
    .exactOptional()
    .describe(
      'The words at which it enters, as a range of the scene’s text in UTF-16 code units, end exclusive. Default: it is there from the start of the scene.',
    ),
  enter: z
    .enum(LAYER_MOVES, MOVE)
    .exactOptional()
    .describe('How it enters with the first of its words. Default: `cut`.'),
  leave: z
    .enum(LAYER_MOVES, MOVE)
    .exactOptional()
    .describe('How it leaves after the last of its words. Default: it stays until the scene ends.'),
  motion: z
    .enum(['smooth', 'stepped'], 'Choose smooth or stepped motion.')
    .exactOptional()
    .describe('`stepped` holds each picture for 2 frames at 24 and 25 fps, and for 3 at 30 fps. Default: `smooth`.'),
})
export type SceneLayer = z.infer<typeof SceneLayer>

/** Checks that the layers of a scene fit into memory together. */
export function areLayersSmall(layers: readonly SceneLayer[]): boolean {
  const largest = layers.map(({ place, places = {} }) =>
    Math.max(place.size, ...Object.values(places).map(({ size }) => size)),
  )
  return largest.reduce((sum, size) => sum + size * size, 0) <= MAX_SQUARED_SIZES
}
