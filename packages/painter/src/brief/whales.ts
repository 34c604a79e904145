import type { PlaceName } from './brief.ts'
import type { Staging, WhaleView } from './stagings.ts'
import { longestUnseen } from './turns.ts'
import type { SceneWords } from './vary-by-scene.ts'

const WHALE = /\bwhales?\b/iu
const FRIEND =
  /\b(?:friends?|another|companions?|a mate|the other one|(?:second|two|other) whales?|answer(?:s|ed)?)\b/iu
const SONG =
  /\b(?:sing|sings|sang|singing|songs?|calls?|called|calling|voices?|answer(?:s|ed)?|(?:rings|waves) of sound|sound (?:rings|waves))\b/iu

/** Whether a whale itself is in the picture, rather than what is around it. */
export function isWhaleSeen(view: WhaleView): boolean {
  return view !== 'rings' && view !== 'descent'
}

/** Whales under water, one or two, silent or heard: where they are told of, or the video is about them and nothing else is named. */
export function readWhale(request: SceneWords, place: PlaceName, hero?: string): Staging | undefined {
  const { prompt, text, story = '' } = request
  if (place !== 'underwater') return undefined
  const words = `${prompt} ${text}`
  const isSmallHero = hero === undefined || SMALL_HERO.test(hero)
  if (isSmallHero && SINKING_LIGHT.test(text) && !SINKING_LIGHT.test(request.before?.at(-1)?.text ?? ''))
    return { kind: 'whale', view: 'descent', hasFriend: false, isSinging: false }
  const isNamed = WHALE.test(words)
  const isMeant = WHALE.test(story) && isSmallHero && hero !== 'anchor'
  if ((!isNamed && !isMeant) || (isNamed && hero !== undefined && !/whale|shell|fish/.test(hero))) return undefined
  const view = readView(request)
  return { kind: 'whale', view, hasFriend: isWhaleSeen(view) && FRIEND.test(words), isSinging: SONG.test(words) }
}
const SMALL_HERO = /^(?:shell|fish|anchor)$/
/** The light itself is what is told of. */
const SINKING_LIGHT =
  /\bblue\b.{0,300}\bblack\b|\b(?:sun)?light (?:gives up|fades|goes|ends|stops|dies|disappears|is gone|cannot|can't|never)\b|\bno (?:sun)?light\b/iu

const VIEWS: readonly (readonly [WhaleView, RegExp])[] = [
  ['calf', /\b(?:calf|calves|mother|young|baby)\b/iu],
  ['above', /\b(?:pods?|family|herds?|(?<!light )from above|seen from the air|from a drone|aerial)\b/iu],
  [
    'below',
    /\b(?:from below|low angle|belly|beneath|overhead|above (?:you|me|us)|(?:up|towards?) (?:to )?the (?:light|surface|sun))\b/iu,
  ],
  ['eye', /\b(?:its eyes?|eye of|whale's eye|close view|close-?up|looks? (?:at|back))\b/iu],
  ['dive', /\b(?:dives?|diving|dived|goes? (?:back )?down|going down|swims? down|sinks? away|its tail|tails?)\b/iu],
  ['tiny', /\b(?:wide view|vast|tiny|lonely|alone|loneliest|emptiness)\b/iu],
]
/** By turns where the words ask for none; a video starts with a whale that is seen whole. */
const TURNS: readonly WhaleView[] = ['side', 'below', 'tiny', 'eye', 'dive', 'above', 'calf']
/** Where it is dark, the dark comes first, and nothing shines through the surface. */
const DARK_TURNS: readonly WhaleView[] = ['tiny', 'side', 'eye', 'dive', 'below', 'calf', 'above']
const DARK = /\b(?:black|dark|darkness|night|midnight|abyss)\b/iu

const FAR = /\b(?:wide view|far away|from afar|in the distance)\b/iu
/** A second whale is far off: these leave it room. */
const ROOMY: readonly WhaleView[] = ['side', 'tiny']

/** What is shown itself under water, and no whale with it. */
const OTHERS = /\b(?:anchors?|divers?|submarines?|wrecks?|ships?)\b/iu
/** What shows no rings of sound. */
const SILENT: readonly WhaleView[] = ['eye', 'above']

/** The view that the words ask for unless the scene before had it; else the one that was longest unseen. */
function readView({ prompt, text, before = [] }: SceneWords): WhaleView {
  const whales = before.filter(
    ({ prompt: told }) => WHALE.test(told) || (/\bunderwater\b/iu.test(told) && !OTHERS.test(told)),
  )
  const seen: WhaleView[] = []
  for (const scene of [...whales, { prompt, text }]) seen.push(viewOf(scene, seen))
  return seen.at(-1)!
}

function viewOf({ prompt, text }: { prompt: string; text: string }, seen: readonly WhaleView[]): WhaleView {
  const words = `${prompt} ${text}`
  const last = seen.at(-1)
  if (SINKING_LIGHT.test(text) && last !== 'descent') return 'descent'
  const asked = VIEWS.find(([, pattern]) => pattern.test(words))?.[0]
  if (asked && asked !== last) return asked
  // Of a sound alone there are rings.
  if (!WHALE.test(prompt) && SONG.test(prompt) && last !== 'rings') return 'rings'
  const turns = FRIEND.test(words) ? ROOMY : DARK.test(words) ? DARK_TURNS : TURNS
  const fitting = turns.filter(
    (view) => !(FAR.test(words) && view === 'eye') && !(SONG.test(prompt) && SILENT.includes(view)),
  )
  return longestUnseen(fitting, seen)
}
