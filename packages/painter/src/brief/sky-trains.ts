import type { TrainView } from './stagings.ts'
import { longestUnseen } from './turns.ts'
import type { SceneWords } from './vary-by-scene.ts'

type Words = { prompt: string; text: string }

const VIEWS: readonly (readonly [TrainView, RegExp])[] = [
  [
    'ends',
    /\b(?:no ground|no (?:more )?(?:rails|tracks)|end of the (?:line|rails|tracks?)|(?:rails|tracks|line) (?:end|ends|stop|stops)|past the last (?:stop|station))\b/iu,
  ],
  ['roof', /\b(?:roofs?|on top of)\b/iu],
  [
    'leaving',
    /\b(?:leaves|leaving|left without|drives off|pulls away|goes (?:on|away)|gone|departs|rear|last carriage|goodbye|disappears)\b/iu,
  ],
  ['passing', /\b(?:passes|passing|rushes|from the side|its windows|lit windows|row of windows|beside)\b/iu],
  ['afar', /\b(?:wide view|far away|far off|from afar|in the distance|small|tiny)\b/iu],
]
/** By turns where the words ask for none. */
const TURNS: readonly TrainView[] = ['coming', 'passing', 'afar', 'leaving', 'roof', 'ends']
/** What a near view may be. */
const NEAR: readonly TrainView[] = ['coming', 'passing', 'roof', 'leaving']

/**
 * From where a train in the sky is seen: as the words ask unless the scene before had it so, else as it was not seen for longest.
 *
 * @param isTrain whether a scene before shows the train.
 */
export function readTrainView(
  { prompt, text, before = [] }: SceneWords,
  isTrain: (words: Words) => boolean,
): TrainView {
  const seen: TrainView[] = []
  for (const scene of [...before.filter(isTrain), { prompt, text }]) seen.push(viewOf(scene, seen))
  return seen.at(-1)!
}

function viewOf({ prompt, text }: Words, seen: readonly TrainView[]): TrainView {
  const asked = VIEWS.find(([, pattern]) => pattern.test(`${text} | ${prompt}`))?.[0]
  if (asked && asked !== seen.at(-1)) return asked
  return longestUnseen(/\bclose view\b/iu.test(prompt) ? NEAR : TURNS, seen)
}
