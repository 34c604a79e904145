import type { Pictured } from './settle-pictures.ts'

/** So many scenes of a video show hands from near. */
const MOST_HANDS = 2
const HANDS = /(?:^|, )((?:(?:one|two|open|small|old) )?hands?\b(?! in hand)[^,]*)/u
const TOLD = /\b(?:hands?|palms?|fingers?)\b/iu

/** Hands alone fill no more than two scenes: first those whose words speak of them. Where they go, whoever has them is seen whole. */
export function settleHands(scenes: readonly Pictured[]): string[] {
  const shown = scenes.flatMap(({ prompt }, i) => (HANDS.test(prompt) ? [i] : []))
  const inOrder = shown.toSorted((a, b) => Number(TOLD.test(scenes[b]!.text)) - Number(TOLD.test(scenes[a]!.text)))
  const dropped = new Set(inOrder.slice(MOST_HANDS))
  return scenes.map(({ prompt }, i) => (dropped.has(i) ? withoutHands(prompt) : prompt))
}

function withoutHands(prompt: string): string {
  const hands = HANDS.exec(prompt)?.[1] ?? ''
  const act = /\b(?:writing|pencil|pen)\b/u.test(hands) ? 'writing' : /\bwork\b/u.test(hands) ? 'at work' : ''
  return prompt.replace(hands, `one person ${act}`.trim())
}
