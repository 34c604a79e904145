import type { CheckName } from '@dayreel/storyboard'

/** What is looked at: what is spoken and shown, the hook first. */
export type Draft = {
  language: string
  lines: readonly { words: string; shows: string; item: number | null }[]
}

/** What a check found: a sentence for people, and what the model is asked to mend. */
export type Finding = { check: CheckName; sentence: string; demand: string }

/** Such as “The hook”, “Scene 3”. */
export function lineName(index: number): string {
  return index === 0 ? 'The hook' : `Scene ${index}`
}
