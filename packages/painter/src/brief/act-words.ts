import type { ActWords } from './act-words-type.ts'
import { ACTS_AT_HOME } from './acts-at-home.ts'
import { ACTS_ABROAD } from './acts-abroad.ts'

/** Acts by words that leave no doubt. */
export const ACT_WORDS: readonly ActWords[] = [...ACTS_AT_HOME, ...ACTS_ABROAD]
