import type { Brief } from './brief.ts'
import { countPeople } from './people.ts'
import { readPhrase } from './phrases.ts'

/** What the prompt asks of the camera. */
export function readView(prompt: string): Pick<Brief, 'asked' | 'angle' | 'hasHugeMoon'> {
  const words = prompt.toLowerCase()
  const asked = NEAR.test(words) || isFaceAskedFor(words) ? 'near' : FAR.test(words) ? 'far' : undefined
  const angle = LOW.test(words) ? 'low' : HIGH.test(words) ? 'high' : undefined
  return { ...(asked && { asked }), ...(angle && { angle }), ...(HUGE_MOON.test(words) && { hasHugeMoon: true }) }
}

/** “Keeper, close view” is a face; of a thing it is for the thing's own rules. */
function isFaceAskedFor(words: string): boolean {
  return words.includes('close view') && countPeople(readPhrase(words)) === 1
}

/** The size may stand before or after the moon, as in “the moon is huge” or “a moon that fills the sky”. */
const HUGE_MOON =
  /\b(?:huge|enormous|giant|gigantic|vast|immense) (?:\w+ )?moon\b|\bmoon (?:\w+ ){0,2}(?:huge|enormous|giant|gigantic|close|closer|fill(?:s|ing)? the (?:whole )?sky)\b/
const NEAR = /\b(?:close view of|close-?up|close up|in detail|macro|portrait|face|faces)\b/
const FAR = /\b(?:wide view of|wide shot|from afar|in the distance|panorama|aerial|bird's eye|tiny figure|vast)\b/
const LOW = /\b(?:low angle|from below|worm's eye|towering)\b/
const HIGH = /\b(?:from above|aerial|bird's eye|high angle|overhead)\b/
