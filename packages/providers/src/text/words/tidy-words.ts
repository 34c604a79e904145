import {
  MAX_DESCRIPTION_CHARACTERS,
  MAX_HASHTAGS,
  MAX_LABEL_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_TITLE_CHARACTERS,
} from '@dayreel/catalogue'
import type { Words } from '@dayreel/storyboard'

const MOST_SHEET_ENTRIES = 8
const MOST_THUMBNAIL_WORDS = 6

type Around = Pick<Words, 'title' | 'sheet' | 'description' | 'hashtags' | 'thumbnail'>
/** As models answer it: they name no scene for the thumbnail. */
type Answered = Omit<Around, 'thumbnail'> & { thumbnail: string }

/** What stands around the words, within what a storyboard holds. Whatever a model left empty is taken from the title. */
export function tidyAround(answer: Answered, subject: string): Around {
  const title = cut(plainLine(answer.title), MAX_TITLE_CHARACTERS) || cut(tidyLine(subject), MAX_TITLE_CHARACTERS)
  return {
    title,
    description: cut(tidyLine(answer.description), MAX_DESCRIPTION_CHARACTERS),
    hashtags: tidyHashtags(answer.hashtags),
    // The first scene shows what the hook promises.
    thumbnail: {
      scene: 0,
      text: plainLine(answer.thumbnail).split(' ').slice(0, MOST_THUMBNAIL_WORDS).join(' ') || title,
    },
    sheet: answer.sheet
      .map(({ name, looks }) => ({
        name: cut(tidyLine(name), MAX_LABEL_CHARACTERS),
        looks: cut(tidyLine(looks), MAX_PROMPT_CHARACTERS),
      }))
      .filter(({ name, looks }) => name !== '' && looks !== '')
      .slice(0, MOST_SHEET_ENTRIES),
  }
}

/** On one line, without white space around it. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** A title without the marks and quotes that models put around one. */
function plainLine(text: string): string {
  return tidyLine(text)
    .replace(/\*\*|^#+ /gu, '')
    .replace(/^["“„](.*)["”“]$/u, '$1')
}

function tidyHashtags(hashtags: readonly string[]): string[] {
  const plain = hashtags.map((tag) => tag.replace(/[^\p{L}\p{M}\p{N}]/gu, '')).filter((tag) => tag !== '')
  return [...new Set(plain)].slice(0, Math.min(8, MAX_HASHTAGS))
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const whole = text.slice(0, most - 1)
  // Not within a pair that makes one character.
  return `${/[\uD800-\uDBFF]$/u.test(whole) ? whole.slice(0, -1) : whole}…`
}
