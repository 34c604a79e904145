import { companionIn } from './companions.ts'
import { leadless, leadOf, VIEWED } from './leads.ts'
import { isMainThing } from './picture-prompts.ts'
import { findVisuals } from './prompt-from-text.ts'
import type { Pictured } from './pictured.ts'

/**
 * Shows what a video has shown already by something else that is found there: the second time that a bare place comes up in words that
 * name nothing, and the third time that the same thing does with the same people, a companion of the place leads the picture. Every
 * fourth time of a bare place it is the place again, which by then is seen from elsewhere.
 */
export function varyRepeats(scenes: readonly Pictured[]): string[] {
  const times = new Map<string, number>()
  const shown = new Set(
    scenes.flatMap(({ prompt, text }) => [leadOf(prompt), ...findVisuals(text).things]).filter(isText),
  )
  return scenes.map(({ text, prompt, isFixed, isMeant }) => {
    if (isFixed || isMeant) return prompt
    const [place] = findVisuals(prompt).places.filter((name) => name !== 'sky')
    if (place === undefined) return prompt
    const lead = leadOf(prompt)
    const people = findVisuals(prompt).things.filter(
      (thing) => !isMainThing(thing) && /person|people|crowd/u.test(thing),
    )
    const sight = [place, lead, ...people].join()
    const before = times.get(sight) ?? 0
    times.set(sight, before + 1)
    const isTold = findVisuals(text).things.some((thing) => thing === lead || isMainThing(thing))
    const isBare = lead === undefined && people.length === 0
    if (isTold || before < (isBare ? 1 : 2) || (isBare && before % 4 === 3)) return prompt
    const companion = companionIn(place, shown)
    if (!companion) return prompt
    shown.add(companion.thing)
    return withCompanion(prompt, place, companion)
  })
}

function isText(value: string | undefined): value is string {
  return value !== undefined
}

/** The place with something that is found there, and nobody. */
function withCompanion(prompt: string, place: string, companion: { thing: string; place: string }): string {
  const kept = leadless(prompt)
    .split(', ')
    .filter((piece) => findVisuals(piece).things.length === 0 && !VIEWED.test(piece))
    .filter((piece) => companion.place === place || !findVisuals(piece).places.includes(place))
  const isPlaced = findVisuals(kept.join(', ')).places.includes(companion.place)
  return [...(isPlaced ? [] : [companion.place]), ...kept, companion.thing].join(', ')
}
