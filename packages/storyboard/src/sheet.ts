import { MAX_LABEL_CHARACTERS, MAX_PROMPT_CHARACTERS, MAX_SHEET_ENTRIES } from '@dayreel/catalogue'
import { z } from 'zod'
import { line } from './text-rules.ts'

/** The people and places that look the same in all pictures of a video. */
export const Sheet = z
  .array(
    z.object({
      name: line(MAX_LABEL_CHARACTERS, 'a name').describe('The name that the picture prompts use.'),
      looks: line(MAX_PROMPT_CHARACTERS, 'how it looks').describe('In English.'),
    }),
  )
  .max(MAX_SHEET_ENTRIES, `Describe at most ${MAX_SHEET_ENTRIES} people and places.`)
  .describe('Each recurring person and place, described once for all pictures.')

/** A recurring person or place, with its description for every picture. */
export type SheetEntry = z.infer<typeof Sheet>[number]
