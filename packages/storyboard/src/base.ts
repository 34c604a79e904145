/**
 * The base of every step. Worker threads load only this entry point of the package, because it excludes the planner and
 * its tables.
 */
export { findWords } from './board/find-words.ts'
export { choiceGone, entryOf } from './choice-gone.ts'
export { StudioError, type StudioErrorCode } from './errors.ts'
export { openPart, sealPart } from './kept-part.ts'
export { isMadeAgainFree, STEP_NAMES, type StepName } from './step-store.ts'
export { type Random, createRandom, hashText, pick } from './random.ts'
export { LAST_PICTURE_SECONDS, TAIL_SECONDS } from './tail.ts'
export { ANIMAL_WORDS } from './text/animal-words.ts'
export { splitSentences } from './text/split-sentences.ts'
export { wordTable } from './text/word-table.ts'
export { splitWords } from './text/words.ts'
export { UNITS } from './usage.ts'
