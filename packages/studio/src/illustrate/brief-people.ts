import {
  PEOPLE_PRONOUNS,
  LISTENER_PRONOUNS,
  PEOPLE_WORDS,
  PERSON_PRONOUNS,
  POSE_WORDS,
  type PeopleCount,
} from './people-words.ts'
import { createWordTable, findNames, firstName, type Found, type Phrase } from './brief-phrases.ts'
import { findThings } from './brief-things.ts'
import type { Brief, PlaceName, Pose } from './painting.ts'
import { varyBy, type SceneWords } from './vary-by-scene.ts'

const POSES = createWordTable<Pose>(POSE_WORDS)
const PEOPLE = createWordTable<PeopleCount>(PEOPLE_WORDS)
const UNPEOPLED: readonly PlaceName[] = [
  'skyline',
  'sea',
  'lake',
  'planet',
  'space',
  'underwater',
  'sky',
  'abstract',
  'volcano',
  'machine',
]

/** How many people there are, and what the first of them does. */
export function readPeople(
  prompt: Phrase,
  text: Phrase,
  place: PlaceName,
  things: readonly string[],
  request: SceneWords,
): Brief['people'] {
  const spokenPose = firstName([prompt], POSES) ?? liesWell(firstName([text], POSES), place)
  const pose = spokenPose ?? (varyBy(request, 'pose') % 3 === 0 ? 'walk' : 'stand')
  const named = countPeople(prompt)
  if (named !== undefined) return { count: named === 1 && pose === 'embrace' ? 2 : named, pose }
  const spoken = findPeople(text).filter(({ isCompared }) => !isCompared)[0]?.name
  if (spoken !== undefined) return { count: spoken, pose }
  if (text.words.some((word) => PERSON_PRONOUNS.includes(word))) return { count: pose === 'embrace' ? 2 : 1, pose }
  if (text.words.some((word) => PEOPLE_PRONOUNS.includes(word)) && !UNPEOPLED.includes(place)) return { count: 2, pose }
  if (UNPEOPLED.includes(place)) return { count: 0, pose }
  const chance = varyBy(request, 'people') % 10
  const isSpokenTo = text.words.some((word) => LISTENER_PRONOUNS.includes(word))
  return { count: chance < (isSpokenTo ? 8 : things.length > 0 ? 2 : 4) ? 1 : 0, pose }
}

/** Who sleeps in the words need not lie in the street. */
function liesWell(pose: Pose | undefined, place: PlaceName): Pose | undefined {
  return pose === 'lie' && !['room', 'field', 'coast', 'forest', 'ice', 'desert'].includes(place) ? undefined : pose
}

/** People named, but for those who are among the things, such as an astronaut. */
export function findPeople(phrase: Phrase): Found<PeopleCount>[] {
  const things = findThings(phrase)
  return findNames(phrase, PEOPLE).filter(({ at }) => !things.some((thing) => thing.at <= at && at < thing.end))
}

/** The most that the prompt names; "nobody" only counts when no one else is there. */
export function countPeople(phrase: Phrase): PeopleCount | undefined {
  const found = findPeople(phrase)
  const counts = found.map(({ name }) => name)
  if (counts.length === 0) return undefined
  // "Two strangers" are two.
  if (counts[0] === 2) return 2
  const most = Math.max(...counts)
  if (
    most === 1 &&
    new Set(found.map(({ at }) => phrase.words[at])).size > 1 &&
    counts.length === 2 &&
    phrase.words.includes('and')
  )
    return 2
  return most as PeopleCount
}
