import { findPeople } from './people.ts'
import type { Phrase } from './phrases.ts'
import { findThings } from './things.ts'
import type { Brief, PlaceName } from './brief.ts'
import { LISTENER_PRONOUNS, PEOPLE_PRONOUNS, PERSON_PRONOUNS } from './people-words.ts'
import { hashOfVideo, type SceneWords } from './vary-by-scene.ts'

const ALONE =
  /\b(?:the (?:very )?last|only one|the only|alone|lone|solitary|empty|nobody|no one|deserted|abandoned|all by (?:itself|himself|herself))\b/iu

/** What stands alone has nothing of its kind near it, and nobody. */
export function isAlone({ prompt, text }: SceneWords): boolean {
  return ALONE.test(`${prompt} ${text}`)
}

/** Nobody is shown whom no word speaks of; who is alone is one. */
export function onlyNamed(
  people: Brief['people'],
  prompt: Phrase,
  text: Phrase,
  { place, standsAlone }: { place: PlaceName; standsAlone: boolean },
): Brief['people'] {
  const isInPrompt = findPeople(prompt).length > 0
  if (!isInPrompt && (!isPersonSpokenOf(prompt, text) || FOOTLESS.includes(place))) return { ...people, count: 0 }
  // "They" in the middle of a clause may be anything.
  const areNamed = isInPrompt || findPeople(text).some(({ name }) => name > 0) || areTheySpokenOf(text)
  if (!areNamed && people.count > 1) return { ...people, count: 1 }
  const areMany = findPeople(prompt).some(({ name }) => name > 1) || areTwoNamedTogether(prompt)
  return standsAlone && people.count > 1 && !areMany ? { ...people, count: 1 } : people
}

/** As in "an old man and a child"; after a comma it may be the same person once more. */
function areTwoNamedTogether(prompt: Phrase): boolean {
  const named = findPeople(prompt).filter(({ name }) => name > 0)
  return named.some(({ at }, i) => {
    const before = named[i - 1]
    if (before === undefined) return false
    const between = prompt.words.slice(before.at + 1, at)
    return between.includes('and') && between.every((_, j) => !prompt.breaks.has(before.at + 1 + j))
  })
}

/** Where nobody stands, unless the prompt has somebody there. */
const FOOTLESS: readonly PlaceName[] = ['sea', 'underwater', 'sky', 'space', 'planet', 'volcano', 'skyline']

/** Whether a scene's words speak of a person, or to one; where there are none, the prompt's. */
export function isPersonSpokenOf(prompt: Phrase, text: Phrase): boolean {
  if (text.words.length === 0) return findPeople(prompt).some(({ name }) => name > 0)
  return (
    findPeople(text).some(({ isCompared, name }) => !isCompared && name > 0) ||
    text.words.some((word) => PRONOUNS.has(word)) ||
    areTheySpokenOf(text)
  )
}
const PRONOUNS = new Set([...PERSON_PRONOUNS, ...LISTENER_PRONOUNS])

function areTheySpokenOf({ words, breaks }: Phrase): boolean {
  return words.some((word, i) => PEOPLE_PRONOUNS.includes(word) && (i === 0 || breaks.has(i)))
}

/** Whether a thing only says who somebody is: a lighthouse keeper is a keeper. */
export function isNamingSomebody(prompt: Phrase, thing: string): boolean {
  const first = findThings(prompt).find(({ name }) => name === thing)
  if (first === undefined || prompt.breaks.has(first.end)) return false
  return findPeople(prompt).some(({ at, name }) => at === first.end && name > 0)
}

/**
 * In the story of a child or of somebody old, who else is grown up: whoever is spoken to or speaks, and the "one person" of whom no word
 * says that it is they.
 */
export function grownUpBeside(request: SceneWords, prompt: Phrase, text: Phrase): string | undefined {
  const spoken = text.words.length > 0 ? text : prompt
  if (!AGED.test(request.world.figure) || spoken.words.some((word) => OF_HERO.has(word))) return undefined
  const isAnybody = ANYBODY.test(prompt.words.join(' ')) || spoken.words.some((word) => OF_READER.has(word))
  return isAnybody ? GROWN_UP[(hashOfVideo(request) >>> 5) % GROWN_UP.length] : undefined
}
/** Somebody whom words chose; whom only the seed chose has a number. */
const AGED = /^(?:child|old|grandmother)$/
const ANYBODY = /\b(?:one person|person|somebody|someone|stranger)\b/
const OF_HERO = new Set('he she him her his hers himself herself'.split(' '))
const OF_READER = new Set([...LISTENER_PRONOUNS, 'i', 'me', 'my', 'myself'])
const GROWN_UP = ['coat', 'dress', 'suit', 'coat'] as const
