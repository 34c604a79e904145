import type { Story } from './story.ts'

/** A story that is about something of its own; no subject is put into it. */
export type Tale = Story & {
  /** An `answer` is to a question; what else is told is a `tale`. */
  pattern: 'tale' | 'answer'
  title: string
  /** In a few words that a sentence can hold. */
  about: string
  /** The titles whose promise it keeps, `about` first. */
  subjects: readonly string[]
  /** Words of titles that it is the nearest to. */
  near: readonly string[]
}
