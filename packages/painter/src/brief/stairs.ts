import type { SceneWords } from './vary-by-scene.ts'

const WINDING = /\b(?:spiral|winding|helical|corkscrew|turret) (?:stone |iron )?(?:stair(?:s|case|way|well)?|steps)\b/iu
const STAIRS = /\b(?:stair(?:s|case|way|well|cases)?|steps|climb(?:s|ed|ing)?)\b/iu
const ROUND = /\b(?:lighthouse|clock ?tower|bell ?tower|turret|minaret|tower)\b/iu
const WITHIN =
  /\b(?:stair(?:s|case|way|well)?|steps) (?:of|in|inside|up|to the top of) (?:the|a|an|that|his|her|its) (?:old |last |tall )?(?:lighthouse|tower|turret)\b|\b(?:lighthouse|tower|turret) (?:stair(?:s|case|way|well)?|steps)\b|\bclimb(?:s|ed|ing)? (?:up )?(?:the|a|an|that) (?:old |tall )?(?:lighthouse|tower|turret)\b|\binside (?:the|a) (?:old )?lighthouse\b/iu

/** Whether the words climb the winding stairs of a lighthouse or a tower, wherever their place would be otherwise. */
export function isUpTower({ prompt, text }: SceneWords): boolean {
  if (WITHIN.test(prompt) || WINDING.test(prompt)) return true
  return (WITHIN.test(text) || WINDING.test(text)) && (STAIRS.test(prompt) || !OUTSIDE.test(prompt))
}
const OUTSIDE = /\b(?:sea|coast|shore|cliff|harbou?r|storm|waves?|ships?|boats?|sky|street|field|hill)\b/iu

/** Whether stairs wind in a narrow round well: by their own words, or because the video is about a lighthouse. */
export function isWinding({ prompt, text, story = '' }: SceneWords): boolean {
  const words = `${prompt} | ${text}`
  return WINDING.test(words) || ROUND.test(words) || /\blighthouse\b/iu.test(story)
}
