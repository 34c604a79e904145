import { varyRepeats } from './vary-repeats.ts'
import { findVisuals, withoutComparisons } from './prompt-from-text.ts'
import { leadOf, leadless } from './leads.ts'
import { makeDistinct, withView } from './picture-prompts.ts'
import { INDOOR_PLACES, INDOOR_THINGS, OUTDOOR_THINGS } from './where-things-are.ts'
import { settleHours } from './settle-hours.ts'

/** One scene: its words, and what its picture is to show. */
export type Pictured = { text: string; prompt: string }

/** A thing fills no more scenes of a video than this, or a fifth of a long one's. */
const MOST_OF_ONE_THING = 3

/**
 * Makes one world of the pictures of a video: the same thing does not fill too many of them, a scene without a place of its own stays
 * where the story is, a place seen again is seen by something else in it, the hour goes on in order, and no two prompts are alike.
 */
export function settlePictures(scenes: readonly Pictured[]): string[] {
  const spared = spareThings(scenes)
  const placed = keepPlace(scenes.map(({ text }, i) => ({ text, prompt: spared[i]! })))
  const varied = varyRepeats(scenes.map(({ text }, i) => ({ text, prompt: placed[i]! })))
  return makeDistinct(settleHours(scenes.map(({ text }, i) => ({ text, prompt: varied[i]! }))))
}

/** Leaves a thing out where it filled enough scenes: first where the words do not name it, the opening and the end last. */
function spareThings(scenes: readonly Pictured[]): string[] {
  const leads = scenes.map(({ prompt }) => leadOf(prompt))
  const most = Math.max(MOST_OF_ONE_THING, Math.ceil(scenes.length / 5))
  const dropped = new Set<number>()
  for (const thing of new Set(leads.filter((lead) => lead !== undefined))) {
    const shown = leads.flatMap((lead, i) => (lead === thing ? [i] : []))
    const unnamed = shown.filter((i) => !isNamedIn(thing, scenes[i]!.text))
    const inOrderOfNeed = [...unnamed.filter((i) => i > 0 && i < scenes.length - 1), ...unnamed]
    // What follows a picture of the same thing goes before others do.
    inOrderOfNeed.sort((a, b) => Number(shown.includes(b - 1)) - Number(shown.includes(a - 1)))
    for (const i of new Set(inOrderOfNeed)) if (shown.length - countIn(shown, dropped) > most) dropped.add(i)
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

/** A scene without a place of its own stays where the story is; what would not be there is where such things are. */
function keepPlace(scenes: readonly Pictured[]): string[] {
  let here = scenes.flatMap(({ prompt }) => placesOf(prompt))[0]
  return scenes.map(({ prompt }) => {
    const [own] = placesOf(prompt)
    if (own !== undefined) {
      here = own
      return prompt
    }
    const { things } = findVisuals(prompt)
    // Such things know where they are.
    if (things.some((thing) => OUTDOOR_THINGS.test(thing))) return prompt
    const isInside =
      PARTS_OF_A_ROOM.test(withoutComparisons(prompt)) || things.some((thing) => INDOOR_THINGS.test(thing))
    if (isInside && UNDER_THE_SKY.test(prompt)) return prompt
    if (isInside && !INDOOR_PLACES.test(here ?? '')) return `${prompt}, living room`
    return here === undefined ? prompt : `${prompt}, ${here}`
  })
}

function placesOf(prompt: string): string[] {
  return findVisuals(prompt).places.filter((name) => name !== 'sky')
}
