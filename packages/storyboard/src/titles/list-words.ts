/** Nouns for pieces of advice: "5 tips for sleep". */
const ADVICE = 'ways|tips|tricks|steps|habits|rules|rituals|ideas|hacks|lessons|secrets|things|exercises'

/** Nouns for list items that are not advice: "10 facts about Saturn". */
const OTHER_ITEMS = 'facts|reasons|signs|mistakes|myths|lies|questions|places|books|words'

/**
 * English words for the items of a list, as alternatives in a regular expression. All code that reads titles uses these
 * words, so that it agrees on which titles promise a list.
 */
export const ADVISED_WORDS = ADVICE
/** Words that promise a list only after a number. */
export const LISTED_WORDS = `${ADVICE}|${OTHER_ITEMS}`
/** Words that promise a list even without a number: "morning habits" does, but "the things she said" does not. */
export const UNCOUNTED_LIST_WORDS = 'tips|tricks|habits|rules|rituals|hacks|lessons|reasons|signs|mistakes|myths'
