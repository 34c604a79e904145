import type { RoomKind } from './painting.ts'
import type { SceneWords } from './vary-by-scene.ts'

const BARE =
  /\b(?:(?:empty|bare|unfurnished|vacant|abandoned|derelict|stripped)\s(?:\p{L}+\s){0,2}(?:rooms?|walls?|house|home|flat|apartment|bedroom|kitchen|office|hall|attic|floors?)|(?:prison|monk'?s|jail)\s(?:cell|room)|cellar|basement|dungeon|attic|garage|warehouse)\b/iu
const KINDS: readonly (readonly [RoomKind, RegExp])[] = [
  ['kitchen', /\b(?:kitchens?|cook(?:s|ed|ing)?|stove|oven|pantry|bak(?:es?|ed|ing))\b/iu],
  ['bedroom', /\b(?:bedrooms?|nursery|beds?|pillows?|asleep|dormitory|hotel)\b/iu],
  ['office', /\b(?:offices?|study|desks?|archives?|workroom|workshop|classroom|studio)\b/iu],
  ['living', /\b(?:living ?rooms?|parlou?rs?|lounge|sofas?|couch|armchairs?|fireplace)\b/iu],
]

/** What a room is for: as the prompt says, else as the scene's words do; otherwise it is lived in. */
export function readRoom({ prompt, text }: SceneWords): RoomKind {
  if (BARE.test(prompt) || BARE.test(text)) return 'bare'
  for (const words of [prompt, text]) {
    const found = KINDS.find(([, pattern]) => pattern.test(words))
    if (found) return found[0]
  }
  return 'living'
}
