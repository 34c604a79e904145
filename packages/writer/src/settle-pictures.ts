import type { Pictured } from './pictured.ts'
import { varyRepeats } from './vary-repeats.ts'
import { findVisuals, withoutComparisons } from './prompt-from-text.ts'
import { leadOf, leadless } from './leads.ts'
import { makeDistinct, withView } from './picture-prompts.ts'
import { INDOOR_PLACES, INDOOR_THINGS, OUTDOOR_THINGS } from './where-things-are.ts'
import { settleHours } from './settle-hours.ts'
import { settleHands } from './settle-hands.ts'
import { settlePeople } from './settle-people.ts'

/** What all pictures of a video are about. */
export type About = {
  /** What a person is called, in a word. */
  role: string | undefined
  /** Where it is, by the name that prompts use. */
  place: string | undefined
  /** Whether it is found under the sky only. */
  isOutside?: boolean
  /** Whether a prompt shows it; undefined where it cannot be painted. */
  shows: ((prompt: string) => boolean) | undefined
}

/** A thing fills no more scenes of a video than this, or a fifth of a long one's. */
const MOST_OF_ONE_THING = 3
/** What a video is about fills this part of its scenes at most. */
const MOST_OF_SUBJECT = 0.6
const SUBJECT = '{T}'
/** What somebody does with a thing is a picture of its own. */
const IN_SOMEBODYS_HANDS = /\b(?:giving|holding|carrying|eating|reading) \p{L}/u

/**
 * Makes one world of the pictures of a video: the same thing does not fill too many of them, a scene without a place of its own stays
 * where the story is, a place seen again is seen by something else in it, the hour goes on in order, and no two prompts are alike.
 */
export function settlePictures(scenes: readonly Pictured[], about?: About): string[] {
  const again = (prompts: readonly string[]): Pictured[] =>
    scenes.map((scene, i) => ({ ...scene, prompt: prompts[i]! }))
  const peopled = settlePeople(scenes, about?.role)
  const handled = settleHands(again(peopled))
  const spared = spareThings(again(handled), about)
  const placed = keepPlace(again(spared), about)
  // What a video is about is seen again itself, from elsewhere.
  const varied = about?.shows === undefined ? varyRepeats(again(placed)) : placed
  return makeDistinct(settleHours(again(varied)).map(withoutRepeats))
}

/** Nothing is asked for twice in one picture. */
function withoutRepeats(prompt: string): string {
  return [...new Set(prompt.split(', '))].join(', ')
}

/** Leaves a thing out where it filled enough scenes: first where the words do not name it, the opening and the end last. */
function spareThings(scenes: readonly Pictured[], about: About | undefined): string[] {
  const leads = scenes.map(({ prompt, text, isFixed, isMeant }) => {
    if (isFixed || IN_SOMEBODYS_HANDS.test(prompt)) return undefined
    const lead = leadOf(prompt)
    const isTold = isMeant === true || (lead !== undefined && isNamedIn(lead, text))
    return about?.shows?.(prompt) && !isTold ? SUBJECT : lead
  })
  const mostOf = (thing: string): number =>
    thing === SUBJECT
      ? Math.ceil(scenes.length * MOST_OF_SUBJECT)
      : Math.max(MOST_OF_ONE_THING, Math.ceil(scenes.length / 5))
  const dropped = new Set<number>()
  for (const thing of new Set(leads.filter((lead) => lead !== undefined))) {
    const shown = leads.flatMap((lead, i) => (lead === thing ? [i] : []))
    const unnamed = shown.filter(
      (i) =>
        !scenes[i]!.isMeant &&
        !(thing === SUBJECT ? about?.shows?.(scenes[i]!.text) : isNamedIn(thing, scenes[i]!.text)),
    )
    const inOrderOfNeed = [...unnamed.filter((i) => i > 0 && i < scenes.length - 1), ...unnamed]
    // What follows a picture of the same thing goes before others do.
    inOrderOfNeed.sort((a, b) => Number(shown.includes(b - 1)) - Number(shown.includes(a - 1)))
    for (const i of new Set(inOrderOfNeed)) if (shown.length - countIn(shown, dropped) > mostOf(thing)) dropped.add(i)
  }
  return scenes.map(({ prompt, text }, i) => {
    if (!dropped.has(i)) return prompt
    return withView(leadless(prompt), i + text.length)
  })
}

function isNamedIn(thing: string, text: string): boolean {
  return findVisuals(text).things.includes(thing) || text.toLowerCase().includes(thing)
}

function countIn(indexes: readonly number[], set: ReadonlySet<number>): number {
  return indexes.filter((i) => set.has(i)).length
}

const PARTS_OF_A_ROOM = /\b(?:(?<!train )window|wall|table|shelf|drawer|curtain|floor|sill)\b/iu

/** Where this is seen, nobody is in a room. */
const UNDER_THE_SKY =
  /\b(?:sky|clouds?|balcon(?:y|ies)|square|roof|horizon|grass|wind|snow|red sun|red evening|market|harbour|street lamp|hill|yard|meadow|moon over)\b/iu

/** Above the clouds or on a train, no road runs through the picture. */
const OF_NO_OTHER_PLACE = /\btrain (?:compartment|carriage|window)\b|(?<!\b(?:dark|storm|rain) )\bclouds\b/u

/** A scene without a place of its own stays where the story is; what would not be there is where such things are. */
function keepPlace(scenes: readonly Pictured[], about: About | undefined): string[] {
  const isOutside = about?.isOutside === true
  let here =
    about?.place ??
    scenes.flatMap(({ prompt }) => placesOf(prompt)).find((name) => !isOutside || !INDOOR_PLACES.test(name))
  return scenes.map(({ prompt, text, isFixed, isPlaced }) => {
    if (isFixed) return prompt
    const [own] = placesOf(prompt)
    if (own !== undefined) {
      // "A table", "a dark room": any room, so the one where the story is.
      if (here !== undefined && here !== own && INDOOR_PLACES.test(here) && placesOf(withoutRoom(prompt)).length === 0)
        return /\broom\b/u.test(prompt) ? prompt.replace(/\broom\b/u, here) : `${prompt}, ${here}`
      here = own
      return prompt
    }
    if (isPlaced || OF_NO_OTHER_PLACE.test(prompt)) return prompt
    const [named] = placesOf(withoutComparisons(text))
    const { things } = findVisuals(prompt)
    // Such things know where they are.
    if (things.some((thing) => OUTDOOR_THINGS.test(thing))) return prompt
    const isInside =
      PARTS_OF_A_ROOM.test(withoutComparisons(prompt)) || things.some((thing) => INDOOR_THINGS.test(thing))
    if (named !== undefined && (!isInside || INDOOR_PLACES.test(named))) {
      here = named
      return `${prompt}, ${named}`
    }
    if (UNDER_THE_SKY.test(prompt) && (isInside || INDOOR_PLACES.test(here ?? ''))) return prompt
    if (isOutside && !isInside && INDOOR_PLACES.test(here ?? '')) return prompt
    if (isInside && !INDOOR_PLACES.test(here ?? '')) return `${prompt}, living room`
    if (here !== undefined) return `${prompt}, ${here}`
    return isOutside && things.length === 0 ? `${prompt}, field` : prompt
  })
}

function withoutRoom(prompt: string): string {
  return prompt.replace(/(?<!(?:living|hotel|child's|waiting|dining) )\b(?:room|table)\b/gu, '')
}

function placesOf(prompt: string): string[] {
  return findVisuals(prompt).places.filter((name) => name !== 'sky')
}
