/** What every step of the studio stands on, and all that its threads load of this package: the planner and its tables are not among it. */
export { StudioError, type StudioErrorCode } from './errors.ts'
export { type Random, createRandom, hashText, pick } from './random.ts'
export { LAST_PICTURE_SECONDS, TAIL_SECONDS } from './tail.ts'
export { splitSentences } from './text/split-sentences.ts'
export { wordTable } from './text/word-table.ts'
export { splitWords } from './text/words.ts'
