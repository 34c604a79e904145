import type { CheckName } from '@dayreel/storyboard'

/** The text to check: the spoken words and the picture of each line. The first line is the hook. */
export type Draft = {
  language: string
  lines: readonly { words: string; shows: string; item: number | null; speaker?: number }[]
}

/** The result of a check: a sentence for the user and an instruction for the model. */
export type Finding = { check: CheckName; sentence: string; demand: string }

/** Returns a line's name for messages: “The hook”, “Scene 3”. */
export function lineName(index: number): string {
  return index === 0 ? 'The hook' : `Scene ${index}`
}
