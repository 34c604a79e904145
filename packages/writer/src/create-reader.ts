import type { Reader } from '@dayreel/storyboard'
import { CONTENT_ID } from './content-id.ts'
import { followWords } from './follow-words.ts'
import { sentencesOf } from './sentences-of.ts'
import { pictureScenes } from './show-script.ts'

/** Reads words by rules, whoever wrote them. */
export function createReader(): Reader {
  return { id: `embedded-reader-${CONTENT_ID}`, picture: pictureScenes, followWords, sentencesOf }
}
