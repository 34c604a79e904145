import {
  FEELING_WORDS,
  PEOPLE_PRONOUNS,
  LISTENER_PRONOUNS,
  PEOPLE_WORDS,
  PERSON_PRONOUNS,
  POSE_WORDS,
  type PeopleCount,
} from './people-words.ts'
import { createWordTable, findNames, firstName, type Found, type Phrase } from './phrases.ts'
import { isPet } from '../things/pets.ts'
import { findThings } from './things.ts'
import { readWear } from './people-wear.ts'
import type { Brief, Expression, PlaceName, Pose } from './brief.ts'
import { varyBy, type SceneWords } from './vary-by-scene.ts'
import { ANIMAL_WORDS, wordTable } from '@dayreel/storyboard/base'

const POSES = createWordTable<Pose>(POSE_WORDS)
const PEOPLE = createWordTable<PeopleCount>(PEOPLE_WORDS)
const FEELINGS = createWordTable<Expression>(FEELING_WORDS)
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
  const spokenPose = firstPose(prompt) ?? firstPose(text)
  const isCouple = [...prompt.words, ...text.words].some((word) => COUPLES.includes(word))
  const told =
    spokenPose ??
    (isSleepSpokenOf(text) ? 'lie' : isCouple ? 'embrace' : varyBy(request, 'pose') % 3 === 0 ? 'walk' : 'stand')
  const pose = poseFor(told, place)
  return { count: countFor(pose, prompt, text, place, things, request), pose, ...readState(prompt, text, told) }
}

/** What somebody does, not what a dog does that runs. */
function firstPose(phrase: Phrase): Pose | undefined {
  const things = findThings(phrase)
  const poses = findNames(phrase, POSES)
  return poses.find(({ at }) => !things.some((thing) => thing.at <= at && at < thing.end))?.name
}

/** Who sleeps where there is nothing to lie on sits, the head bowed; one writes at a table and leans out where it is open. */
function poseFor(told: Pose, place: PlaceName): Pose {
  if (told === 'lie') return LYING_PLACES.includes(place) ? 'lie' : 'sit'
  if (told === 'write') return WRITING_PLACES.includes(place) ? 'write' : 'sit'
  return told === 'lean' && WRITING_PLACES.includes(place) ? 'stand' : told
}

function countFor(
  pose: Pose,
  prompt: Phrase,
  text: Phrase,
  place: PlaceName,
  things: readonly string[],
  request: SceneWords,
): PeopleCount {
  const named = countNumbered(prompt) ?? countPeople(prompt)
  if (named !== undefined) return named === 1 && pose === 'embrace' ? 2 : named
  const spoken = findPeople(text).filter(({ isCompared }) => !isCompared)[0]?.name
  if (spoken !== undefined) return spoken
  const isOfAnimal = things.some(isPet) || prompt.words.some(isAnimal)
  const pronouns = isOfAnimal ? OWN_PRONOUNS : PERSON_PRONOUNS
  if (text.words.some((word) => pronouns.includes(word))) return pose === 'embrace' ? 2 : 1
  if (!isOfAnimal && text.words.some((word) => PEOPLE_PRONOUNS.includes(word)) && !UNPEOPLED.includes(place)) return 2
  if (UNPEOPLED.includes(place)) return 0
  const chance = varyBy(request, 'people') % 10
  const isSpokenTo = text.words.some((word) => LISTENER_PRONOUNS.includes(word))
  return chance < (isSpokenTo ? 8 : things.length > 0 ? 2 : 4) ? 1 : 0
}

function isAnimal(word: string): boolean {
  return ANIMAL_WORDS.has(word) || ANIMAL_WORDS.has(word.replace(/s$/, ''))
}

/** In a scene with an animal, "she" can be the cat. A first person is always a human. */
const OWN_PRONOUNS = PERSON_PRONOUNS.filter((word) => /^(?:i|me|my|myself)$/.test(word))

const COUPLES: readonly string[] = ['lovers', 'couple', 'newlyweds', 'sweethearts']

/** Where a bed, a bench or a rug fits. */
const LYING_PLACES: readonly PlaceName[] = [
  'room',
  'field',
  'coast',
  'lake',
  'forest',
  'desert',
  'station',
  'street',
  'corridor',
  'library',
]

/** Where a table and a chair may be. */
const WRITING_PLACES: readonly PlaceName[] = ['room', 'library', 'laboratory', 'corridor', 'station', 'abstract']

const WOMEN =
  /^(?:she|her|hers|herself|woman|women|girl|girls|lady|mother|grandmother|grandma|daughter|sister|wife|widow|queen|bride|princess)$/
const MEN =
  /^(?:he|him|his|himself|man|men|boy|boys|gentleman|father|grandfather|grandpa|son|brother|husband|king|prince)$/
const ASLEEP = /^(?:sleep|sleeps|sleeping|slept|asleep|sleeper|sleepers|napping|dozing|dreaming)$/

/** A city that never sleeps is awake. */
function isSleepSpokenOf({ words }: Phrase): boolean {
  return words.some(
    (word, i) => ASLEEP.test(word) && !words.slice(Math.max(0, i - 2), i).some((each) => NEVER.test(each)),
  )
}
const NEVER = /^(?:never|not|no|cannot|can't|couldn't|doesn't|don't|didn't|won't|without)$/

/** What the words say of the first of them: a woman or a man, awake or asleep, what the face says, whether it is turned away. */
function readState(
  prompt: Phrase,
  text: Phrase,
  pose: Pose,
): Pick<Brief['people'], 'sex' | 'isAsleep' | 'feels' | 'looksAway' | 'areAlike' | 'wears'> {
  const words = [...prompt.words, ...text.words]
  const told = words.find((word) => WOMEN.test(word) || MEN.test(word))
  const isAsleep = pose === 'lie' || (pose === 'sit' && words.some((word) => ASLEEP.test(word)))
  // What is spoken tells more of a face than what is seen around it.
  const feels = firstName([text, prompt], FEELINGS)
  const wears = readWear(prompt, text)
  const looksAway = AWAY.test(prompt.words.join(' ')) || AWAY.test(text.words.join(' '))
  return {
    ...(told !== undefined && { sex: WOMEN.test(told) ? 'woman' : 'man' }),
    ...(isAsleep && { isAsleep }),
    ...(feels && { feels }),
    ...(looksAway && { looksAway }),
    ...(areAlike(prompt) && { areAlike: true }),
    ...(wears && { wears }),
  }
}

/** Whether the first people named are several of one kind: “two old men”, “monks”, and not “a teacher and two children”. */
function areAlike(prompt: Phrase): boolean {
  const [first, ...others] = findPeople(prompt)
  if (!first || others.some(({ at }) => at > first.end + 1)) return false
  return ALIKE.test(prompt.words[first.end - 1] ?? '')
}
const ALIKE =
  /^(?:men|women|children|kids|girls|boys|brothers|sisters|monks|nuns|soldiers|farmers|workers|hikers|students|sailors|knights|grandmothers|grandfathers|ladies|gentlemen|businessmen|lawyers|bankers|doctors|pilgrims|climbers|teachers|nurses|fishermen)$/

/** How many the prompt counts out: “two old men”, “a teacher and two children”. */
function countNumbered({ words }: Phrase): PeopleCount | undefined {
  for (const [i, word] of words.entries()) {
    const number = NUMBERS[word]
    if (number === undefined) continue
    const at = [1, 2, 3].find((step) => isPerson(words[i + step]))
    if (at === undefined || words.slice(i + 1, i + at).includes('and')) continue
    const isJoined = words[i - 1] === 'and' && words.slice(Math.max(0, i - 4), i - 1).some(isPerson)
    const all = number + Number(isJoined)
    return all > 5 ? 5 : all > 2 ? 3 : 2
  }
  return undefined
}

function isPerson(word: string | undefined): boolean {
  const count = word === undefined ? undefined : PEOPLE.names.get(word)
  return count !== undefined && count > 0
}
const NUMBERS = wordTable<number>({
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  dozen: 12,
  twenty: 20,
})

const AWAY =
  /\b(?:from behind|back view|seen from the back|(?:look|looks|looked|looking|gaze|gazes|gazing|stare|stares|stared|staring) (?:away|out|over|across|into the distance|at the (?:sea|ocean|sky|stars?|horizon|moon|sunset|sunrise|mountains?|city|window))|watch(?:es|ed|ing)? the (?:sea|ocean|sky|stars?|horizon|sunset|sunrise|ships?|waves)|walk(?:s|ed|ing)? away|turn(?:s|ed) (?:away|(?:his|her|their|your|my) back))\b/

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
    TOGETHER.test(phrase.words.join(' '))
  )
    return 2
  return most as PeopleCount
}
/** What has two people in one picture: who reads to a child has the child there, who writes to one has not. */
const TOGETHER = /\b(?:and|beside|with (?:a|the|her|his|their)|reads? .{0,300}\bto|reading .{0,300}\bto)\b/
