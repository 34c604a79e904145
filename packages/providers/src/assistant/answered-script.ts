import type { VideoWords } from '../text/words/words-schema.ts'

/** A script as it was found in an answer, before anything is corrected. Missing parts are empty. */
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

/** How much of a script an answer holds: its number of spoken scenes, then its other parts. */
export function completenessOf({ title, hook, scenes, description, thumbnail }: AnsweredScript): number {
  const spoken = [hook, ...scenes].filter(({ words }) => words !== '').length
  return spoken * 10 + [title, hook.words, description, thumbnail].filter((part) => part !== '').length
}

/** Returns the tags of one text: “#honey #bees” or “honey, bees”. */
export function splitHashtags(text: string): string[] {
  return text
    .split(text.includes('#') ? '#' : /[,;、，]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
