export { findVisuals } from './prompt-from-text.ts'
export { estimateSeconds } from './speech-length.ts'
export { THING_WORDS } from './visual-words.ts'
