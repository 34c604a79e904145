import {
  LOGO_CORNERS,
  MAX_CARD_CHARACTERS,
  MAX_END_CARD_SECONDS,
  MAX_LABEL_CHARACTERS,
  MAX_TITLE_CARD_SECONDS,
  MIN_END_CARD_SECONDS,
  MIN_TITLE_CARD_SECONDS,
  TITLE_CARDS,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { line, MAX_PATH_CHARACTERS, text } from '../text-rules.ts'
import { ranged } from './scene-layer.ts'

const color = z.string().regex(/^#[\da-f]{6}$/i, 'Choose a color such as #ffd23f.')
const font = (what: string) =>
  line(MAX_LABEL_CHARACTERS, what).describe('The id of a font; an unknown one is drawn in the default font.')

/** Layers in front of the whole video, and the colours and fonts that draw them. */
export const Brand = z.object({
  colors: z.object({
    ground: color.describe('The ground of cards.'),
    text: color.describe('The letters on the ground.'),
    accent: color.describe('Lines, the progress bar, and the words that stand out.'),
  }),
  headingFont: font('the font of headings'),
  textFont: font('the font of texts'),
  logo: z
    .object({
      picture: text(MAX_PATH_CHARACTERS, 'the logo').describe(
        'A picture with transparency: the id that the upload returned; in a file, a path.',
      ),
      corner: z.enum(LOGO_CORNERS, 'Choose a corner for the logo.'),
      size: ranged(0.05, 0.4, 'the size of the logo').describe(
        'The longer side of the logo, as a fraction of the frame’s shorter side.',
      ),
      opacity: ranged(0.1, 1, 'the opacity of the logo'),
    })
    .exactOptional(),
  titleCard: z
    .object({
      design: z.enum(
        TITLE_CARDS.map(({ id }) => id),
        'Choose one of the title cards.',
      ),
      text: line(MAX_CARD_CHARACTERS, 'the title card').describe('If it is empty, the first sentence of the video.'),
      seconds: ranged(MIN_TITLE_CARD_SECONDS, MAX_TITLE_CARD_SECONDS, 'the seconds of the title card'),
    })
    .exactOptional(),
  endCard: z
    .object({
      text: line(MAX_CARD_CHARACTERS, 'the end card'),
      seconds: ranged(MIN_END_CARD_SECONDS, MAX_END_CARD_SECONDS, 'the seconds of the end card').describe(
        'The video is longer by this time.',
      ),
    })
    .exactOptional(),
  progressBar: z.object({ edge: z.enum(['top', 'bottom'], 'Choose an edge for the progress bar.') }).exactOptional(),
})
export type Brand = z.infer<typeof Brand>

/** Returns the seconds that the end card adds to a video. */
export function endCardSecondsOf(brand: Brand | undefined): number {
  return brand?.endCard?.seconds ?? 0
}
