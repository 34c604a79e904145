import { MAX_LABEL_CHARACTERS } from '@dayreel/catalogue'
import { z } from 'zod'
import { line } from '../text-rules.ts'

/** The maximum number of articles that one video is written from. */
export const MAX_SOURCES = 3
/** The maximum number of numbers and names that are marked in one video. */
export const MAX_UNSOURCED = 100

const MAX_URL_CHARACTERS = 2_000

/** An article that the words of a video were written from, with the data that its licence requires in a credit. */
export const Source = z
  .object({
    title: line(300, 'the title of a source'),
    site: line(MAX_LABEL_CHARACTERS, 'the site of a source').describe('The name of the site, such as Wikipedia.'),
    url: z
      .url({ protocol: /^https?$/, error: 'The address of a source must begin with https://.' })
      .max(MAX_URL_CHARACTERS, 'The address of a source is too long.'),
    licence: line(MAX_LABEL_CHARACTERS, 'the licence of a source'),
  })
  .meta({ id: 'Source' })
export type Source = z.infer<typeof Source>
