import { readPhrase } from './phrases.ts'
import { findPlaces } from './find-places.ts'
import type { RoomKind } from '../painting.ts'
import type { SceneWords } from './vary-by-scene.ts'

const BARE =
  /\b(?:(?:empty|bare|unfurnished|vacant|abandoned|derelict|stripped)\s(?:\p{L}+\s){0,2}(?:rooms?|walls?|house|home|flat|apartment|bedroom|kitchen|office|hall|attic|floors?)|(?:prison|monk'?s|jail)\s(?:cell|room)|cellar|basement|dungeon|attic|garage|warehouse)\b/iu
const KINDS: readonly (readonly [RoomKind, RegExp])[] = [
  ['kitchen', /\b(?:kitchens?|cook(?:s|ed|ing)?|stove|oven|pantry|bak(?:es?|ed|ing)|dough|flour|loaf|loaves)\b/iu],
  ['bedroom', /\b(?:bedrooms?|nursery|beds?|pillows?|asleep|dormitory|hotel)\b/iu],
  ['office', /\b(?:offices?|study|desks?|archives?|workroom|workshop|classroom|studio)\b/iu],
  ['living', /\b(?:living ?rooms?|parlou?rs?|lounge|sofas?|couch|armchairs?|fireplace)\b/iu],
]

const NEXT =
  /\b(?:one more|another|the next|a new|an extra|a hidden|a secret|a second|an unknown) room\b(?! of one's own)|\brooms? (?:beyond|behind|after room)\b|\bdoor(?:way)? (?:to|into) (?:a|another|the next|one more) room\b|\b(?:lit|bright) room (?:beyond|behind)\b/iu

/** Whether the words tell of one more room, which a door opens upon; in the prompt whatever it is about, in the text where the prompt names no place. */
export function isNextRoom({ prompt, text }: Pick<SceneWords, 'prompt' | 'text'>): boolean {
  if (NEXT.test(prompt)) return true
  return NEXT.test(text) && findPlaces(readPhrase(prompt)).every(({ name }) => name === 'room' || name === 'corridor')
}

/** What a room is for: as the prompt says, else as the scene's words do; otherwise it is lived in. */
export function readRoom({ prompt, text }: Pick<SceneWords, 'prompt' | 'text'>): RoomKind {
  if (isNextRoom({ prompt, text })) return 'next'
  if (BARE.test(prompt) || BARE.test(text)) return 'bare'
  for (const words of [prompt, text]) {
    const found = KINDS.find(([, pattern]) => pattern.test(words))
    if (found) return found[0]
  }
  return 'living'
}
