import {
  MAX_DESCRIPTION_CHARACTERS,
  MAX_HASHTAGS,
  MAX_LABEL_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_SHEET_ENTRIES,
  MAX_TITLE_CHARACTERS,
} from '@dayreel/catalogue'
import { cutAtUnits, type Words } from '@dayreel/storyboard'

const MOST_THUMBNAIL_WORDS = 6

type Around = Pick<Words, 'title' | 'sheet' | 'description' | 'hashtags' | 'thumbnail'>
/** The model's answer. Its thumbnail is only a text, without a scene. */
type Answered = Omit<Around, 'thumbnail'> & { thumbnail: string }

/**
 * Fits the title, description, hashtags, thumbnail and sheet into a storyboard's limits. A missing title is replaced
 * with the subject, and a missing thumbnail text with the title.
 */
export function tidyAround(answer: Answered, subject: string): Around {
  const title =
    cutAtUnits(plainLine(answer.title), MAX_TITLE_CHARACTERS) || cutAtUnits(tidyLine(subject), MAX_TITLE_CHARACTERS)
  return {
    title,
    description: cutAtUnits(tidyLine(answer.description), MAX_DESCRIPTION_CHARACTERS),
    hashtags: tidyHashtags(answer.hashtags),
    // The first scene shows the content that the hook promises.
    thumbnail: {
      scene: 0,
      text: plainLine(answer.thumbnail).split(' ').slice(0, MOST_THUMBNAIL_WORDS).join(' ') || title,
    },
    sheet: answer.sheet
      .map(({ name, looks }) => ({
        name: cutAtUnits(tidyLine(name), MAX_LABEL_CHARACTERS),
        looks: cutAtUnits(tidyLine(looks), MAX_PROMPT_CHARACTERS),
      }))
      .filter(({ name, looks }) => name !== '' && looks !== '')
      .slice(0, MAX_SHEET_ENTRIES),
  }
}

/** Joins a text to one line and trims it. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** Removes the marks and quotes that models put around a title. */
function plainLine(text: string): string {
  return tidyLine(text)
    .replace(/\*\*|^#+ /gu, '')
    .replace(/^["“„](.*)["”“]$/u, '$1')
}

function tidyHashtags(hashtags: readonly string[]): string[] {
  const plain = hashtags
    .map((tag) => tag.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter((tag) => tag !== '' && tag.length <= MAX_LABEL_CHARACTERS)
  return [...new Set(plain)].slice(0, Math.min(8, MAX_HASHTAGS))
}
