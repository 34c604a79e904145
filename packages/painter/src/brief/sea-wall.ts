import { thingNamed } from '../things/index.ts'
import type { SceneWords } from './vary-by-scene.ts'

const WATER = String.raw`(?:sea|ocean|waves?|water|tide|surf|breakers?)`
const WALL = String.raw`(?:(?:the|a|an|our|that|its) )?(?:old |stone |low )?(?:harbou?r |sea |quay |flood )?walls?`
const OVER = new RegExp(
  String.raw`\b${WATER}\b(?: \p{L}+){0,3}? (?:over|across|against) ${WALL}\b|\b(?:sea|harbou?r) ?walls?\b|\bbreakwaters?\b|\bfloods? (?:over|across) ${WALL}\b`,
  'iu',
)

/** Whether the sea comes over a wall: as the prompt shows it, or as the scene's own words say. */
export function isOverWall({ prompt, text }: SceneWords): boolean {
  return OVER.test(prompt) || OVER.test(text)
}

/** The wall fills the lower half: only what stands in the sky is seen besides. */
export function aboveWall(things: readonly string[]): string[] {
  return things.filter((name) => thingNamed(name)?.where === 'sky')
}
