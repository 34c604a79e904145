import type { SceneWords } from './vary-by-scene.ts'

const GARDEN = /\b(?:gardens?|backyards?|yards?|orchards?|parks?|lawns?|flower ?beds?|allotments?|playgrounds?)\b/iu
const FARMLAND = /\b(?:fields?|meadows?|farms?|farmland|prairie|pasture|wheat|plains?|savannah?|moor|harvest)\b/iu

/** Whether a field is a garden: as the prompt says, else as the scene's words do. */
export function isGarden({ prompt, text }: SceneWords): boolean {
  if (GARDEN.test(prompt)) return true
  return GARDEN.test(text) && !FARMLAND.test(prompt)
}
