import { BOARD_LAYOUTS, BOARD_MARKS, BOARD_TINTS } from '@dayreel/catalogue'
import { z } from 'zod'

const KINDS = ['icon', 'word', 'number', 'picture'] as const

/**
 * A board as a language model describes it. All properties are required (`nullable`, never `optional`) and have no
 * bounds, because strict structured output rejects optional properties and bounds. `settleBoard` checks it.
 */
export const DescribedBoard = z.object({
  layout: z.enum(BOARD_LAYOUTS.map(({ id }) => id)),
  items: z
    .array(
      z.object({
        kind: z
          .enum(KINDS)
          .describe('`icon`: a thing; `word`: large words; `number`: a number; `picture`: the picture of the scene.'),
        show: z
          .string()
          .describe(
            'For an icon, its name from the list, or else one concrete English noun. For words and numbers, the text to write, in the language of the video.',
          ),
        value: z.number().nullable().describe('The value of a number. Otherwise null.'),
        label: z.string().nullable().describe('At most four words beside the item, or null.'),
        tint: z
          .enum(BOARD_TINTS)
          .nullable()
          .describe('`gray` for something pale or dead, `dim` for something less important, else null.'),
        at: z
          .string()
          .nullable()
          .describe('One to three words of this scene, copied exactly: the item appears when they are spoken.'),
      }),
    )
    .describe('One to four items, in the order in which they are spoken.'),
  marks: z
    .array(
      z.object({
        kind: z.enum(BOARD_MARKS),
        on: z.number().describe('Index of the item, counted from 0; for an arrow, where it starts.'),
        to: z.number().nullable().describe('Index of the item where an arrow ends. Otherwise null.'),
        at: z.string().nullable().describe('The words at which it is drawn, copied from this scene, or null.'),
      }),
    )
    .describe('Strokes of a pen: usually none or one.'),
})
export type DescribedBoard = z.infer<typeof DescribedBoard>
