import type { VideoWords } from '../text/words/words-schema.ts'

/** A script from an answer, before any correction. Missing parts are empty. */
export type AnsweredScript = VideoWords & {
  /** The subject that the script names. */
  subject: string
  /** The number of the video that the script names. */
  video: number | undefined
}

export type AnsweredScene = AnsweredScript['scenes'][number]

export function emptyScript(): AnsweredScript {
  return {
    subject: '',
    video: undefined,
    title: '',
    hook: { words: '', shows: '' },
    scenes: [],
    sheet: [],
    description: '',
    hashtags: [],
    thumbnail: '',
  }
}

/** Rates how complete a script is: first by its number of spoken scenes, then by its other parts. */
export function completenessOf({ title, hook, scenes, description, thumbnail }: AnsweredScript): number {
  const spoken = [hook, ...scenes].filter(({ words }) => words !== '')
  const boards = spoken.filter(({ board }) => board !== undefined).length
  return spoken.length * 10 + boards + [title, hook.words, description, thumbnail].filter((part) => part !== '').length
}

/** Parses the tags in a text, such as “#honey #bees” or “honey, bees”. */
export function splitHashtags(text: string): string[] {
  return text
    .split(text.includes('#') ? '#' : /[,;、，]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
