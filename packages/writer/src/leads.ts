import { isMainThing } from './picture-prompts.ts'
import { findVisuals } from './prompt-from-text.ts'

/** What no picture is about: people, and what only the light comes through or from. */
const UNLED = /^(?:one person|two people|crowd|window|stars|sun)$/u
const PERSON_FIRST = /^(?:(?:one|two|old|young|a|an)\s+)*(?:person|people|child|man|woman|couple|crowd)\b/iu

/** What says how a picture is seen, not what is in it. */
export const VIEWED = /^(?:wide view|close view|low angle|seen from)/u

/**
 * What a picture is about, as painters see it: the first thing that it tells of, else words of its own that no list here knows.
 */
export function leadOf(prompt: string): string | undefined {
  const { things } = findVisuals(prompt)
  const lead = things.find((thing) => !UNLED.test(thing))
  if (lead !== undefined) return lead
  const [first = ''] = prompt.split(', ').filter((piece) => !VIEWED.test(piece))
  const own = findVisuals(first)
  const isKnown = own.things.length + own.places.length + own.hints.length + own.times.length > 0
  return isKnown || first === '' ? undefined : first
}

/** The same picture without what it is about; whoever is with it stays. */
export function leadless(prompt: string): string {
  const lead = leadOf(prompt)
  return prompt
    .split(', ')
    .map((piece) => {
      const { things } = findVisuals(piece)
      const isLed = piece === lead || things.some(isMainThing) || (lead !== undefined && things.includes(lead))
      return isLed ? (PERSON_FIRST.exec(piece)?.[0] ?? '') : piece
    })
    .filter((piece) => piece !== '')
    .join(', ')
}
