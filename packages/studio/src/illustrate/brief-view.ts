import type { Brief } from './painting.ts'

/** What the prompt asks of the camera. */
export function readView(prompt: string): Pick<Brief, 'asked' | 'angle'> {
  const words = prompt.toLowerCase()
  const asked = NEAR.test(words) ? 'near' : FAR.test(words) ? 'far' : undefined
  const angle = LOW.test(words) ? 'low' : HIGH.test(words) ? 'high' : undefined
  return { ...(asked && { asked }), ...(angle && { angle }) }
}
const NEAR = /\b(?:close view of|close-?up|close up|in detail|macro|portrait|face|faces)\b/
const FAR = /\b(?:wide view of|wide shot|from afar|in the distance|panorama|aerial|bird's eye|tiny figure|vast)\b/
const LOW = /\b(?:low angle|from below|worm's eye|towering)\b/
const HIGH = /\b(?:from above|aerial|bird's eye|high angle|overhead)\b/
