import { countPeople } from './people.ts'
import { readPhrase } from './phrases.ts'
import { isRoofed } from './places.ts'
import { findThings } from './things.ts'
import { findPlaces } from './find-places.ts'
import type { Brief } from './brief.ts'
import type { Staging } from './stagings.ts'
import { thingNamed } from '../things/index.ts'
import type { SceneWords } from './vary-by-scene.ts'

type Door = Extract<Staging, { kind: 'door' }>

const STEP =
  /\b(?:doorsteps?|front steps?|stoop)\b|\bon (?:the|a|an|my|your|our|his|her|their|its) (?:\p{L}+ )?steps?\b|\bon steps\b/iu
const SITTING = /\b(?:sit|sits|sat|sitting|wait|waits|waited|waiting)\b/iu
const DOORSTEP = /\b(?:doorsteps?|front steps?|stoop)\b/iu
const CLOSED =
  /\b(?:closed|shut|locked|bolted) (?:\p{L}+ )?doors?\b|\bdoors? (?:is |was |stays |stayed |are |were )?(?:closed|shut|locked|bolted)\b|\bknock(?:s|ed|ing)?\b/iu
const LIGHT_UNDER =
  /\b(?:light|glow|lamp) under (?:the|a|an|that|this|my|your|his|her|their|every|each) (?:\p{L}+ )?doors?\b/iu

/** Whether somebody sits on the step before a house: not where the prompt names stairs or another place than a town. */
export function isOnDoorstep({ prompt, text }: Pick<SceneWords, 'prompt' | 'text'>): boolean {
  const isMeant = DOORSTEP.test(prompt) || DOORSTEP.test(text) || (STEP.test(text) && SITTING.test(text))
  if (!isMeant) return false
  return findPlaces(readPhrase(prompt)).every(
    ({ name }) => name === 'street' || name === 'village' || name === 'skyline',
  )
}

/**
 * A door belongs in a wall: in a room's where it is indoors, in a house's where it is in a street. Where neither is, it stands by
 * itself.
 *
 * @param staged the door that the words have staged already.
 */
export function readDoorInWall(
  request: SceneWords,
  { place, things, people, hands, room }: Pick<Brief, 'place' | 'things' | 'people' | 'hands' | 'room'>,
  staged: Door | undefined,
): Door | undefined {
  const isOnStep = isOnDoorstep(request) && (place === 'street' || place === 'village')
  const isMeant = staged !== undefined || isOnStep || things[0] === 'door'
  if (!isMeant || staged?.isAloft || hands || people.count > 2) return undefined
  // One more room has its door already.
  if (room === 'next') return undefined
  const isInside = isRoofed(place) && place !== 'underwater'
  if (!isInside && place !== 'street' && place !== 'village') return undefined
  const words = `${request.text} | ${request.prompt}`
  const isLit = LIGHT_UNDER.test(words)
  const lamp = findThings(readPhrase(words)).find(({ name }) => thingNamed(name)?.shine && /lamp|lantern/.test(name))
  const beside = staged?.beside ?? (lamp && 'lantern')
  return {
    kind: 'door',
    isAloft: false,
    ...(beside !== undefined && { beside }),
    wall: isInside ? 'room' : 'house',
    isClosed: isLit || isOnStep || CLOSED.test(words),
    ...(isLit && { isLitBelow: true as const }),
    ...(isOnStep && { isOnStep: true as const }),
    // Whom only the words speak of is behind it.
    ...((isOnStep || countPeople(readPhrase(request.prompt)) !== undefined) && { isPeopled: true as const }),
  }
}
