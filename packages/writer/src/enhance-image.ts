import { createRandom, pick } from '@dayreel/storyboard/base'
import { GOOD_AS_IT_IS } from './enhanced.ts'
import type { Enhanced } from '@dayreel/storyboard'
import { findVisuals } from './prompt-from-text.ts'
import { capitalise } from './read-subject.ts'

/** A prompt of this length says enough. */
const MAX_OPEN_CHARACTERS = 400

const SAYS = {
  light:
    /\b(?:light\w*|lit|glow\w*|neon|sunny|sunlit|sunlight|backlit|golden hour|shadow\w*|moonlit|moonlight|starlight|candle\w*|lamp\w*|lantern\w*|torch\w*|fire\w*|flam\w*|dark\w*|bright\w*|dim|gloom\w*|silhouette\w*)\b/iu,
  distance:
    /\b(?:\d+\s?mm|close|close[- ]?up|closely|macro|aerial|drone|wide|wide[- ]angle|telephoto|bird'?s[- ]eye|angle|from above|from below|from afar|far away|in the distance|distant|fisheye|lens|view|shot|portrait|panorama\w*|landscape|eye level|framed|framing|foreground|background)\b/iu,
  detail:
    /\b(?:detail\w*|texture\w*|sharp\w*|focus|bokeh|blur\w*|grain\w*|crisp|intricate|particles|outlines?|edges?|surfaces?|wrinkl\w*|scratch\w*|worn|dust\w*|rust\w*|minimal\w*|simple)\b/iu,
  colour:
    /\b(?:red|blue|green|yellow|orange|purple|violet|pink|black|white|gr[ae]y|gold\w*|silver|teal|amber|pastel|monochrome|sepia|colou?r\w*|b&w|warm|cold|cool)\b/iu,
  drawn:
    /\b(?:painting|painted|watercolou?r|sketch\w*|drawing|drawn|cartoon\w*|comic|anime|pixel|vector|flat|illustration|illustrated|icon|logo|origami|clay|3d|render\w*|poster|engraving|woodcut|ink)\b/iu,
}
const INDOORS = /^(?:living room|library|corridor|stairs|station|machine hall|laboratory)$/u
/** Too large to come close to. */
const VAST = /^(?:lighthouse|ship|whale|train|moon|stars|sun|falling star|rocket|plane|bridge|balloon)$/u
const OPEN_LIGHT = ['soft light from one side', 'low light from the side', 'even, overcast light'] as const

/** Adds to an image prompt what it leaves open of light, distance and detail. */
export function enhanceImage(given: string): Enhanced {
  const idea = given.replace(/[ \t]+/gu, ' ')
  if (idea.length > MAX_OPEN_CHARACTERS) return { text: given, note: GOOD_AS_IT_IS }
  // What is said not to be there must not count as being there.
  const said = idea.replace(/\b(?:no|without|never|not an?|free of) [\p{L}-]+(?: (?:or|and) [\p{L}-]+)?/giu, '')
  const visuals = findVisuals(said)
  const surroundings = surroundingsOf(said, visuals.places)
  const added = [
    SAYS.light.test(idea) || SAYS.drawn.test(idea) ? undefined : lightFor(idea, surroundings, visuals),
    SAYS.distance.test(idea) ? undefined : distanceFor(idea, visuals),
    SAYS.detail.test(idea) ? undefined : detailFor(idea, surroundings, visuals.weathers),
  ].filter((addition) => addition !== undefined)
  if (added.length === 0) return { text: given, note: GOOD_AS_IT_IS }
  // A question or whole sentences keep their stop; what is added is then a sentence of its own.
  const isSentence = /[?!]$/u.test(idea) || /[.?!]\s/u.test(idea)
  const text = isSentence
    ? `${/[.?!…]$/u.test(idea) ? idea : `${idea}.`} ${capitalise(added.join(', '))}`
    : [idea.replace(/[.;,]$/u, ''), ...added].join(', ')
  return { text, note: 'Your words stay; what was left open of light, distance and detail is added.' }
}

type Surroundings = 'space' | 'underwater' | 'indoors' | 'open'
type Visuals = ReturnType<typeof findVisuals>

function surroundingsOf(text: string, places: readonly string[]): Surroundings {
  if (/\b(?:underwater|seabed|ocean floor|reef|coral|deep sea)\b/iu.test(text)) return 'underwater'
  if (places[0] === 'underwater') return 'underwater'
  if (places.includes('space') || /\b(?:on|above|around) (?:the moon|mars)\b/iu.test(text)) return 'space'
  return places[0] !== undefined && INDOORS.test(places[0]) ? 'indoors' : 'open'
}

function lightFor(text: string, surroundings: Surroundings, { times, weathers }: Visuals): string {
  if (surroundings === 'space') return 'hard light from one side'
  if (surroundings === 'underwater') return 'dim light from the surface above'
  const [early, late] = [
    /\b(?:sunrise|dawn|daybreak)\b/iu.test(text),
    /\b(?:sunset|dusk|twilight|evening)\b/iu.test(text),
  ]
  const time = early ? 'dawn' : late ? 'dusk' : /\bmidnight\b/iu.test(text) ? 'night' : times[0]
  if (time === 'night') return 'dim night light'
  if (weathers.some((weather) => ['storm', 'rain', 'snow', 'fog', 'drifting clouds'].includes(weather)))
    return 'soft, overcast light'
  if (time === 'dawn') return 'pale, low early light'
  if (time === 'dusk') return 'low, fading light, long shadows'
  if (time === 'bright day') return 'clear daylight, crisp shadows'
  if (surroundings === 'indoors') return 'soft light from one window'
  return SAYS.colour.test(text) ? OPEN_LIGHT[0] : pick(OPEN_LIGHT, createRandom(text.toLowerCase()))
}

function distanceFor(text: string, { things, places }: Visuals): string {
  const [thing] = things
  const isWide = thing === undefined ? places.length > 0 : VAST.test(thing)
  // What is drawn was not seen through a lens.
  if (SAYS.drawn.test(text)) return isWide ? 'seen in a wide view' : 'seen in a close view'
  if (isWide) return 'wide view through a 24 mm lens'
  return thing !== undefined && places.length === 0
    ? 'close view through a 50 mm lens'
    : 'view at eye level through a 35 mm lens'
}

function detailFor(text: string, surroundings: Surroundings, weathers: readonly string[]): string {
  if (SAYS.drawn.test(text)) return 'clean outlines'
  if (surroundings === 'underwater') return 'fine particles in the water'
  if (weathers.includes('fog')) return 'soft edges'
  if (weathers.includes('rain')) return 'wet surfaces'
  return 'fine texture in sharp focus'
}
