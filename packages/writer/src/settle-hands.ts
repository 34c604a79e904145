import type { Pictured } from './pictured.ts'

/** So many scenes of a video show hands from near, and of those so many one that gives to another. */
const MOST_HANDS = 2
const MOST_GIVING = 1
/** Hands that are the whole picture, by the part of a prompt that asks for them. */
const LEADING = /(?:^|, )((?:(?:one|two|open|small|old) )?hands?\b(?! in hand)[^,]*)/u
/** Something in a hand, which is seen from near with it. */
const HOLDING = / (?:in|on|between) (?:(?:a|an|one|her|his|their|your|two|both|open|small|old) )*hands?\b/u
const TOLD = /\b(?:hands?|palms?|fingers?)\b/iu
/** Hands of somebody in what is spoken: “on the other hand” shows none. */
const SPOKEN =
  /\b(?:his|her|their|your|my|our|both|empty) (?:hands|palms?|fingers|fingertips)\b|\blook at (?:the|those|these) (?:hands|fingers)\b/iu
const SHOWN = /\b(?:hands?|palms?|fingers|fingertips)\b(?! in hand)/u
const GIVING = /\b(?:giving|passing|passed|handing over|offering|sharing)\b/u

/**
 * Hands alone fill no more than two scenes: first those whose words speak of them, and one of them at most gives to another. Where
 * they go, whoever has them is seen whole. This is the one place that decides it: the painter shows hands where a prompt has them.
 */
export function settleHands(scenes: readonly Pictured[]): string[] {
  const prompts = scenes.map(({ prompt, text }) =>
    SPOKEN.test(text) && !SHOWN.test(prompt) ? `hands, ${prompt}` : prompt,
  )
  const shown = prompts.flatMap((prompt, i) => (LEADING.test(prompt) || HOLDING.test(prompt) ? [i] : []))
  const inOrder = shown.toSorted((a, b) => Number(TOLD.test(scenes[b]!.text)) - Number(TOLD.test(scenes[a]!.text)))
  const dropped = new Set(inOrder.slice(MOST_HANDS))
  const giving = inOrder.filter((i) => GIVING.test(prompts[i]!) && !dropped.has(i))
  for (const i of giving.slice(MOST_GIVING)) dropped.add(i)
  return prompts.map((prompt, i) => {
    if (!dropped.has(i)) return prompt
    // Where only its words had brought them in, the scene keeps the picture it had.
    return SHOWN.test(scenes[i]!.prompt) ? withoutHands(prompt) : scenes[i]!.prompt
  })
}

function withoutHands(prompt: string): string {
  const hands = LEADING.exec(prompt)?.[1]
  if (hands === undefined) return prompt.replace(HOLDING, '')
  const act = /\b(?:writing|pencil|pen)\b/u.test(hands) ? 'writing' : /\bwork\b/u.test(hands) ? 'at work' : ''
  const [, given] = /\b(?:giving|passing|offering|holding) (.+)$/su.exec(hands) ?? []
  return prompt.replace(hands, given === undefined ? `one person ${act}`.trim() : `one person holding ${given}`)
}
