/** What pieces of advice are called: "5 tips for sleep". */
const ADVISED = 'ways|tips|tricks|steps|habits|rules|rituals|ideas|hacks|lessons|secrets|things|exercises'

/** What lists without advice are made of: "10 facts about Saturn". */
const TOLD = 'facts|reasons|signs|mistakes|myths|lies|questions|places|books|words'

/**
 * English words that name what a list is of, as alternatives for an expression; whoever reads titles asks for them here, so that
 * all take the same for a list.
 */
export const ADVISED_WORDS = ADVISED
/** Behind a number. */
export const LISTED_WORDS = `${ADVISED}|${TOLD}`
/** These promise a list without a number, too: "the things she said" is none, "morning habits" is one. */
export const UNCOUNTED_LIST_WORDS = 'tips|tricks|habits|rules|rituals|hacks|lessons|reasons|signs|mistakes|myths'
