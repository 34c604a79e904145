import {
  BOARD_LAYOUTS,
  BOARD_MARKS,
  BOARD_TINTS,
  MAX_BOARD_CHARACTERS,
  MAX_BOARD_ITEMS,
  MAX_BOARD_LABEL_CHARACTERS,
  MAX_BOARD_LABEL_WORDS,
  MAX_BOARD_MARKS,
  MAX_BOARD_VALUE,
  MAX_BOARD_WORDS_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_SEED,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { ranged } from '../layers/scene-layer.ts'
import { line, MAX_PATH_CHARACTERS, text, whole } from '../text-rules.ts'

const LAYOUT_IDS = BOARD_LAYOUTS.map(({ id }) => id)

export const iconName = z
  .string()
  .regex(/^(?:[a-z]+:)?[a-z\d][a-z\d-]{0,79}$/, 'Choose one of the pictures of the board.')
  .describe('The name of a picture of the cast, such as `flamingo`.')
const said = line(MAX_BOARD_WORDS_CHARACTERS, 'the words at which it appears').describe(
  'Words of the scene’s text, exactly as they stand there. It appears when they are spoken. Default: in turn.',
)
const label = line(MAX_BOARD_LABEL_CHARACTERS, 'a label').refine(
  (words) => words.split(/\s+/u).length <= MAX_BOARD_LABEL_WORDS,
  `Use at most ${MAX_BOARD_LABEL_WORDS} words for a label.`,
)

const itemBase = {
  label: label.exactOptional().describe('At most four words beside it.'),
  tint: z.enum(BOARD_TINTS, 'Choose normal, gray or dim.').exactOptional().describe('Default: `normal`.'),
  at: said.exactOptional(),
  place: z
    .object({
      x: ranged(0, 1, 'the position'),
      y: ranged(0, 1, 'the position'),
      size: ranged(0.1, 3, 'the size of an item').describe('Relative to the size that the layout gives it.'),
    })
    .exactOptional()
    .describe(
      'A place that a person chose: the centre as fractions of the board’s area. Default: the place of the layout.',
    ),
}

/** One thing on a board. */
export const BoardItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('icon'), icon: iconName, ...itemBase }),
  z.object({ kind: z.literal('silhouette'), icon: iconName, ...itemBase }),
  z.object({
    kind: z.literal('print'),
    picture: text(MAX_PATH_CHARACTERS, 'the picture')
      .exactOptional()
      .describe(
        'An uploaded picture, or a clip, of which a frame is shown: the id that the upload returned. Default: the scene’s own picture.',
      ),
    ...itemBase,
  }),
  z.object({ kind: z.literal('word'), text: line(MAX_BOARD_WORDS_CHARACTERS, 'the words of an item'), ...itemBase }),
  z.object({
    kind: z.literal('number'),
    text: line(MAX_BOARD_LABEL_CHARACTERS, 'a number').describe('As it is written: `50 %`, `3 million`.'),
    value: z
      .number()
      .min(0)
      .max(MAX_BOARD_VALUE)
      .exactOptional()
      .describe('The number itself, for bars in true proportion. Bars need it.'),
    ...itemBase,
  }),
])
export type BoardItem = z.infer<typeof BoardItem>

/** A stroke of the pen on a board. */
export const BoardMark = z.object({
  kind: z.enum(BOARD_MARKS, 'Choose an arrow, a circle, a cross, an underline or a bracket.'),
  on: whole(0, MAX_BOARD_ITEMS - 1, 'the item of a mark').describe(
    'Index of the item that is marked, or where an arrow starts.',
  ),
  to: whole(0, MAX_BOARD_ITEMS - 1, 'the item of a mark')
    .exactOptional()
    .describe('Index of the item where an arrow or a bracket ends.'),
  at: said.exactOptional(),
})
export type BoardMark = z.infer<typeof BoardMark>

/**
 * The content of a scene's board: things, words and strokes, each of which appears with words of the scene. A language
 * model, rules or a person makes it. It holds words, not times, and no more geometry than a person chose.
 */
export const Board = z
  .object({
    layout: z.enum(LAYOUT_IDS, 'Choose one of the layouts.'),
    items: z
      .array(BoardItem)
      .min(1, 'A board needs at least one item. Add one.')
      .max(MAX_BOARD_ITEMS, `A board has at most ${MAX_BOARD_ITEMS} items. Remove some.`),
    marks: z
      .array(BoardMark)
      .max(MAX_BOARD_MARKS, `A board has at most ${MAX_BOARD_MARKS} marks. Remove some.`)
      .exactOptional(),
    grows: z
      .object({
        kept: whole(0, MAX_BOARD_ITEMS, 'the items that stay'),
        slots: whole(1, MAX_BOARD_ITEMS, 'the places of a board'),
        seed: whole(0, MAX_SEED, 'the seed of a board'),
      })
      .exactOptional()
      .describe(
        'Set if the board stays for several scenes: how many of its first items the previous scene already shows, how many places the whole run needs, and the seed that its grounds share.',
      ),
    of: line(MAX_LABEL_CHARACTERS, 'what it was made from')
      .exactOptional()
      .describe('Set by the rules that made it. If it no longer fits the scene’s words, the board is made again.'),
  })
  .refine(({ items, marks = [] }) => marks.every(({ on, to = 0 }) => Math.max(on, to) < items.length), {
    path: ['marks'],
    error: 'A mark belongs to an item that the board does not have. Remove the mark.',
  })
  .refine(
    (board) => JSON.stringify(board).length <= MAX_BOARD_CHARACTERS,
    'This board is too large. Remove some of it.',
  )
export type Board = z.infer<typeof Board>
