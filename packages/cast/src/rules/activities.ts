import { wordTable } from '@dayreel/storyboard/base'
import { facedTerm } from './feelings.ts'
import type { Thing } from './find-things.ts'
import type { Term } from './terms/term.ts'

/**
 * Pictures of what people do, by the base form of the English verb. Verbs that are often figures of speech have none.
 */
export const ACTIVITIES: Readonly<Record<string, string>> = wordTable({
  yawn: 'yawning-face',
  sneeze: 'sneezing-face',
  sleep: 'sleeping-face',
  snore: 'sleeping-face',
  laugh: 'face-with-tears-of-joy',
  cry: 'crying-face',
  smile: 'smiling-face-with-smiling-eyes',
  blush: 'flushed-face',
  sweat: 'downcast-face-with-sweat',
  shiver: 'cold-face',
  vomit: 'face-vomiting',
  exhale: 'face-exhaling',
  breathe: 'face-exhaling',
  swim: 'person-swimming',
  meditate: 'person-in-lotus-position',
  bathe: 'bathtub',
  shower: 'shower',
  wash: 'soap',
  cook: 'cooking',
  eat: 'fork-and-knife-with-plate',
  chew: 'fork-and-knife-with-plate',
  sing: 'microphone',
  vote: 'ballot-box-with-ballot',
  read: 'open-book',
  write: 'writing-hand',
  sew: 'sewing-needle',
  knit: 'yarn',
  ski: 'skier',
  hear: 'ear',
  listen: 'ear',
  smell: 'nose',
  sniff: 'nose',
  taste: 'tongue',
  whisper: 'shushing-face',
  shout: 'megaphone',
  yell: 'megaphone',
  applaud: 'clapping-hands',
  clap: 'clapping-hands',
  celebrate: 'party-popper',
  vaccinate: 'syringe',
  photograph: 'camera',
  measure: 'straight-ruler',
  weigh: 'balance-scale',
  search: 'magnifying-glass-tilted-left',
  wait: 'hourglass-not-done',
  spend: 'money-with-wings',
  pay: 'money-with-wings',
  earn: 'money-bag',
  recycle: 'recycling-symbol',
  lock: 'locked',
  unlock: 'unlocked',
  marry: 'ring',
})
/** Words for people and animals that act. Things that “eat” or “sing” are figures of speech. */
const ACTORS =
  /^(?:i|you|we|they|he|she|people|person|someone|everyone|humans?|who|to|and|or|how|child|children|kids?|adults?|babies|baby|parents?|students?|customers?|shoppers?|buyers?|men|women|man|woman|dogs?|cats?|birds?|animals?|players?|workers?|drivers?|doctors?|scientists?|pilots?|i'm|you're|we're|they're)$/u
const NEGATIVE = /^(?:not|never|no|cannot|can't|don't|doesn't|didn't|won't|stop|without|instead)$/u

/** Finds the picture of what people do in an English text whose nouns have no picture. */
export function activityOf(text: string, terms: readonly Term[]): Thing | undefined {
  const at = terms.findIndex(
    ({ kind, base, word }, i) => kind === 'verb' && ACTIVITIES[base ?? word] !== undefined && isAct(terms, i),
  )
  return at === -1 ? undefined : facedTerm(text, terms, at, ACTIVITIES[terms[at]!.base ?? terms[at]!.word]!)
}

/**
 * Whether the verb is an act of a person or an animal: the word before the verb and its adverbs is an actor, or an
 * order begins with the verb.
 */
function isAct(terms: readonly Term[], at: number): boolean {
  const { clause } = terms[at]!
  let before = at - 1
  while (terms[before]?.clause === clause && /^(?:adverb|auxiliary)$/u.test(terms[before]!.kind)) {
    if (NEGATIVE.test(terms[before]!.word)) return false
    before -= 1
  }
  const subject = terms[before]
  return subject?.clause !== clause || ACTORS.test(subject.word)
}
