import {
  MAX_DESCRIPTION_CHARACTERS,
  MAX_HASHTAGS,
  MAX_LABEL_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_SCENE_CHARACTERS,
  MAX_SCENES,
  MAX_TITLE_CHARACTERS,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { Board } from './board/board.ts'
import { Sheet } from './sheet.ts'
import { line, text } from './text-rules.ts'

/** The words come before the video, so its uploads do not exist yet. */
const GivenBoard = Board.refine(
  ({ items }) => items.every((item) => item.kind !== 'print' || item.picture === undefined),
  'A board that comes with the words cannot show an uploaded picture. Add the picture in the editor.',
)

/**
 * The words of a video that the user provides, for example from a chat assistant. No writer is called: the first scene
 * begins with the hook, and every scene is spoken unchanged.
 */
export const GivenWords = z
  .object({
    title: line(MAX_TITLE_CHARACTERS, 'the title')
      .min(1, 'Enter a title.')
      .describe('The title of the video, in its language.'),
    scenes: z
      .array(
        z.object({
          text: text(MAX_SCENE_CHARACTERS, 'what is said')
            .refine((said) => /[\p{L}\p{N}]/u.test(said), 'Every scene needs words.')
            .describe('The words, spoken and shown exactly so.'),
          shows: text(MAX_PROMPT_CHARACTERS, 'the picture').describe(
            'What the picture shows, in English; left empty, it follows the words.',
          ),
          board: GivenBoard.exactOptional().describe(
            'What the board shows, if the video has boards. Default: by rules.',
          ),
        }),
      )
      .min(1, 'A video needs at least one scene.')
      .max(MAX_SCENES, `A video has at most ${MAX_SCENES} scenes.`),
    sheet: Sheet,
    description: text(MAX_DESCRIPTION_CHARACTERS, 'the description').describe('What a platform shows under the video.'),
    hashtags: z
      .array(line(MAX_LABEL_CHARACTERS, 'a hashtag'))
      .max(MAX_HASHTAGS, `Use at most ${MAX_HASHTAGS} hashtags.`)
      .describe('Without #, letters and digits only.'),
    thumbnail: line(MAX_LABEL_CHARACTERS, 'the text of the thumbnail').describe('A few words.'),
  })
  .meta({ id: 'GivenWords' })
export type GivenWords = z.infer<typeof GivenWords>

/** The writer name for given words, in `Storyboard.madeBy.words`. */
export const GIVEN_BY = 'chat-assistant'
