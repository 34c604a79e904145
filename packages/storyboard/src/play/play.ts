import {
  MAX_BOARD_WORDS_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_PLAY_CHARACTERS,
  MAX_PLAY_FIGURES,
  PLAY_ACTIONS,
  PLAY_DEPTHS,
  PLAY_ENTRANCES,
  PLAY_EXITS,
  PLAY_PEOPLE,
  PLAY_POSES,
  PLAY_SHOTS,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { iconName } from '../board/board.ts'
import { line } from '../text-rules.ts'

const figureBase = {
  depth: z.enum(PLAY_DEPTHS, 'Choose near, middle or far.').describe('How far away it is.'),
  enter: z.enum(PLAY_ENTRANCES, 'Choose one of the entrances.').exactOptional().describe('Default: `there`.'),
  does: z.enum(PLAY_ACTIONS, 'Choose one of the actions.').exactOptional().describe('Default: `rest`.'),
  leave: z.enum(PLAY_EXITS, 'Choose one of the exits.').exactOptional().describe('Default: `stay`.'),
  at: line(MAX_BOARD_WORDS_CHARACTERS, 'the words at which it enters')
    .exactOptional()
    .describe('Words of the scene’s text, exactly as they stand there. It enters when they are spoken.'),
  name: line(MAX_LABEL_CHARACTERS, 'the name of a figure')
    .exactOptional()
    .describe('Figures with the same name look the same in all scenes.'),
}

/** One figure of a shadow play. */
export const PlayFigure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('icon'), icon: iconName, ...figureBase }),
  z.object({
    kind: z.literal('person'),
    person: z.enum(PLAY_PEOPLE, 'Choose one of the people.'),
    pose: z.enum(PLAY_POSES, 'Choose one of the poses.'),
    ...figureBase,
  }),
])
export type PlayFigure = z.infer<typeof PlayFigure>

/**
 * The figures of a scene's shadow play, the most important first. Rules or a person make it. It holds neither times nor
 * positions: they follow from the words and from the place.
 */
export const Play = z
  .object({
    figures: z
      .array(PlayFigure)
      .max(MAX_PLAY_FIGURES, `A scene of a shadow play has at most ${MAX_PLAY_FIGURES} figures. Remove some.`),
    shot: z
      .enum(PLAY_SHOTS, 'Choose whole or close.')
      .exactOptional()
      .describe('`close` shows the first figure from the waist up. Default: `whole`.'),
    of: line(MAX_LABEL_CHARACTERS, 'what it was made from')
      .exactOptional()
      .describe('Set by the rules that made it. If it no longer fits the scene’s words, the play is made again.'),
  })
  .refine(
    (play) => JSON.stringify(play).length <= MAX_PLAY_CHARACTERS,
    'This shadow play is too large. Remove some of it.',
  )
export type Play = z.infer<typeof Play>
