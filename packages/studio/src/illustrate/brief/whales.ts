import type { PlaceName } from './brief.ts'
import type { Staging, WhaleView } from './stagings.ts'
import type { SceneWords } from './vary-by-scene.ts'

const WHALE = /\bwhales?\b/iu
const FRIEND =
  /\b(?:friends?|another|companions?|a mate|the other one|(?:second|two|other) whales?|answer(?:s|ed)?)\b/iu
const SONG =
  /\b(?:sing|sings|sang|singing|songs?|calls?|called|calling|voices?|answer(?:s|ed)?|(?:rings|waves) of sound|sound (?:rings|waves))\b/iu

/** Whales under water, one or two, silent or heard: where they are told of, or the video is about them and nothing else is named. */
export function readWhale(request: SceneWords, place: PlaceName, hero?: string): Staging | undefined {
  const { prompt, text, story = '' } = request
  if (place !== 'underwater') return undefined
  const words = `${prompt} ${text}`
  const isNamed = WHALE.test(words)
  const isMeant = WHALE.test(story) && (hero === undefined || hero === 'shell' || hero === 'fish')
  if ((!isNamed && !isMeant) || (isNamed && hero !== undefined && !/whale|shell|fish/.test(hero))) return undefined
  return { kind: 'whale', view: readView(request), hasFriend: FRIEND.test(words), isSinging: SONG.test(words) }
}

const VIEWS: readonly (readonly [WhaleView, RegExp])[] = [
  ['calf', /\b(?:calf|calves|mother|young|baby|pods?|family)\b/iu],
  [
    'below',
    /\b(?:from below|low angle|belly|beneath|overhead|above (?:you|me|us)|(?:up|towards?) (?:to )?the (?:light|surface|sun))\b/iu,
  ],
  ['eye', /\b(?:its eyes?|eye of|whale's eye|close view|close-?up|looks? (?:at|back))\b/iu],
]
/** By turns where the words ask for none. */
const TURNS: readonly WhaleView[] = ['side', 'below', 'eye', 'calf']

const FAR = /\b(?:wide view|far away|from afar|in the distance)\b/iu

/** The view that the words ask for; else the next of all that the scene before did not have. */
function readView({ prompt, text, before = [] }: SceneWords): WhaleView {
  let turn = 0
  let view: WhaleView = 'side'
  const whales = before.filter((scene) => /\bwhales?\b|\bunderwater\b/iu.test(scene.prompt))
  for (const [i, scene] of [...whales, { prompt, text }].entries()) {
    const words = `${scene.prompt} ${scene.text}`
    const isFar = FAR.test(words)
    const asked = VIEWS.find(([, pattern]) => pattern.test(words))?.[0]
    // A second whale is far off: it takes a view that leaves it room.
    const next = (): WhaleView => {
      const own = TURNS[turn++ % TURNS.length]!
      return (i > 0 && own === view) || (isFar && own === 'eye') ? next() : own
    }
    view = asked ?? (FRIEND.test(words) ? 'side' : next())
  }
  return view
}
