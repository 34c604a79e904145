import type { Line } from './line.ts'
import type { Story } from './story.ts'

/**
 * A narrative framework: beats in order, each with many ways to say it. The writer picks beats so that the speech has the length
 * asked for, and lines so that nothing spoken lately comes again.
 */
export type Framework = {
  /** Told first, each as a whole. */
  stories: readonly Story[]
  /** Told in the gaps of stories, and in their place when all were told lately; in the order they are spoken. */
  beats: readonly Beat[]
  /** Sentences for the description, `{S}`/`{C}` as in lines. */
  descriptions: readonly string[]
  /** Without `#`. */
  hashtags: readonly string[]
}

export type Beat = {
  /** Unique in the framework, kebab-case. */
  id: string
  /** 1 is always told, 2 to 4 are left out first the higher the number. */
  priority: 1 | 2 | 3 | 4
  lines: readonly Line[]
}
