/** What reads and checks a storyboard. A door of its own, since the library behind it is of no use to threads, which load the other one. */
export { parseStoryboard, raiseStoryboard, StoryboardError } from './read-storyboard.ts'
export { Storyboard } from './storyboard.ts'
export { line, text, whole } from './text-rules.ts'
