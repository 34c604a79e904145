export { findVisuals } from './prompt-from-text.ts'
export { THING_WORDS } from './visual-words.ts'
export { sentencesOf } from './sentences-of.ts'
export { enhancePrompt } from './enhance-prompt.ts'
