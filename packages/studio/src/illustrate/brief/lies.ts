import type { CloseWay } from '../painting.ts'
import type { SceneWords } from './vary-by-scene.ts'

/** Where words have a thing lie within walls, and the ways of showing it that go with each. */
const LIES: readonly (readonly [RegExp, readonly CloseWay[]])[] = [
  [
    /\bwindow-?\s?(?:sills?|ledges?)\b|\b(?:at|in|by|before|beside|near) (?:the|a|her|his|my|our|your) window\b/iu,
    ['window'],
  ],
  [/\bshel(?:f|ves)\b|\bpantry\b|\bcupboard\b/iu, ['shelf']],
  [
    /\b(?:on|across) the (?:floor|carpet|rug|floorboards)\b|\bunder (?:the|a|her|his|my|our|your) (?:bed|stairs|table|chair|coat)\b|\bcoat hook\b|\bin (?:the|a|its) corner\b/iu,
    ['floor'],
  ],
  [
    /\bon (?:the|a|an|her|his|my|our|your|their|\p{L}+['’]s?) (?:[\p{L}'’]+ ){0,2}?(?:table|desk|counter|workbench|nightstand|bar)\b|\bbedside\b/iu,
    ['table', 'low', 'room'],
  ],
  [/\b(?:from above|overhead|flat lay|bird's eye)\b/iu, ['above']],
]

/** Where the words have the thing lie, the prompt's before the scene's own. */
export function readLies({ prompt, text }: Pick<SceneWords, 'prompt' | 'text'>): readonly CloseWay[] | undefined {
  for (const words of [prompt, text]) {
    const told = LIES.find(([pattern]) => pattern.test(words))
    if (told) return told[1]
  }
  return undefined
}
