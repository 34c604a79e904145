import type { Topic } from './read-topic.ts'

/** Whom a tale is of. */
type Teller = 'someone' | 'creature' | 'somewhere' | 'something' | 'vehicle'
type Deed = (typeof DEEDS)[number][0] | 'last' | 'odd'
/** A subject that is the seed of a tale, by whom it is of and what is told of them: "the girl who collected lost sounds". */
export type Tale = `${Teller}-${Deed}`

/** What somebody does, or what with: the first that its clause tells. */
const DEEDS = [
  ['letters', /\b(?:letters?|messages?|postcards?|envelopes?|telegrams?|notes to)\b/],
  [
    'late',
    /\b(?:(?:years?|days?|weeks?|centur(?:y|ies)|months?|hours?) (?:too )?late|never (?:sent|arrived|delivered))\b/,
  ],
  ['time', /\b(?:hours?|minutes?|seconds?|time|clocks?|yesterdays?|tomorrows?)\b/],
  [
    'sounds',
    /\b(?:sounds?|songs?|silences?|voices?|music|echo(?:es)?|laughter|whispers?|melod(?:y|ies)|sang|sings?|sing|plays? the|played|rang|rings?)\b/,
  ],
  ['colours', /\b(?:colou?rs?|rainbows?|blue|red|yellow|light)\b/],
  ['sleep', /\b(?:sleeps?|slept|asleep|awake)\b/],
  ['dreams', /\b(?:dream\w*|nightmares?)\b/],
  ['sky', /\b(?:stars?|moon|clouds?|rain|wind|storms?|snow|sky|sun)\b/],
  ['love', /\b(?:fell in love|falls in love|loved?|loves|married|kissed)\b/],
  [
    'return',
    /(?<!never )\b(?:came|comes|come|went|goes|go|returned|returns|walked|found (?:its|his|her|their) way) (?:back|home)\b|^\S+ returned\b/,
  ],
  ['waiting', /\b(?:wait\w*|stayed)\b/],
  [
    'forgetting',
    /(?<!\b(?:never|not) )\b(?:forgot|forgets?|forgotten|lost (?:its|his|her|their|every) (?:name|memory|memories))\b/,
  ],
  ['memory', /\b(?:forgot|forgets?|remember\w*|memor(?:y|ies)|names?)\b/],
  ['talking', /\b(?:talk\w*|spoke|speaks?|speak|listen\w*|understood|understands?)\b/],
  ['finding', /\b(?:found|finds?|discover\w*)\b/],
  ['taking', /\b(?:stole|steals?|stolen|borrow\w*)\b/],
  ['keeping', /\b(?:collect\w*|kept|keeps?|sav(?:ed|es)|gather\w*|count(?:s|ed))\b/],
  [
    'making',
    /\b(?:built|builds?|made|makes?|plant(?:s|ed)|paint\w*|sew\w*|sewn|bak(?:es|ed)|learn\w*|drew|draws?|carv(?:es|ed)|wrote|writes?|invent\w*|mend\w*|repair\w*|fix(?:es|ed))\b/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[]

/** What follows the noun and tells something of it. */
const CLAUSE = /^(.*?) ((?:who|whom|whose|which|that|where) .+)$/isu
/** An event without a relative word: "a town full of clocks" is none, "the last bookshop on earth" is. */
const LAST = /^the last .+ (?:on|in|of) (?:the )?(?:earth|world|all|planet|universe|country|city|town)$/iu

/** What is told with a smile would be out of place. */
const SAD =
  /\b(?:died|dead|dying|killed|murder\w*|never (?:came|come|comes|returned)|cancer|suicide|lost (?:a|her|his|their) (?:child|son|daughter|wife|husband|mother|father|baby))\b/iu

/** The tales that can be told of a noun phrase, the closest first; none where nothing is told of the noun. */
export function talesOf(phrase: string, topic: Topic | undefined, isVehicle: boolean): readonly Tale[] {
  const [, , clause = ''] = CLAUSE.exec(phrase) ?? []
  const teller = tellerOf(clause, topic, isVehicle)
  if (teller === undefined) return []
  if (LAST.test(phrase)) return [`${teller}-last`]
  if (clause === '' || SAD.test(clause)) return []
  const told = clause.toLowerCase()
  const [deed] = DEEDS.filter(([, pattern]) => pattern.test(told)).map(([name]) => name)
  return deed === undefined ? [`${teller}-odd`] : [`${teller}-${deed}`, `${teller}-odd`]
}

function tellerOf(clause: string, topic: Topic | undefined, isVehicle: boolean): Teller | undefined {
  if (topic === 'person') return 'someone'
  if (topic === 'animal') return 'creature'
  if (topic === 'place') return 'somewhere'
  if (isVehicle) return 'vehicle'
  if (topic === 'object' || topic === 'machine') return 'something'
  // Only people are "who".
  return topic === undefined && /^who\b/iu.test(clause) ? 'someone' : undefined
}
