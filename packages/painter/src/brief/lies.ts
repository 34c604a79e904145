import type { CloseWay } from './brief.ts'
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

/** The same where a prompt only lists what is there: “cup, table, dusk”. */
const LISTED: readonly (readonly [RegExp, readonly CloseWay[]])[] = [
  [/,\s*(?:\p{L}+ )?(?:window|windowsill)\s*(?:,|$)/iu, ['window']],
  [/,\s*(?:\p{L}+ )?(?:table|desk|counter|workbench)\s*(?:,|$)/iu, ['table', 'low', 'room']],
]

/** Where the words have the thing lie, the prompt's before the scene's own. */
export function readLies({ prompt, text }: Pick<SceneWords, 'prompt' | 'text'>): readonly CloseWay[] | undefined {
  const told = (words: string, of: typeof LIES): readonly CloseWay[] | undefined =>
    of.find(([pattern]) => pattern.test(words))?.[1]
  return told(prompt, LIES) ?? told(text, LIES) ?? told(prompt, LISTED)
}
