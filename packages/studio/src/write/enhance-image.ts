import { countCodePoints } from './code-points.ts'
import { chooser } from './chooser.ts'
import { findVisuals } from './prompt-from-text.ts'
import { capitalise } from './read-subject.ts'

type Surroundings = 'space' | 'underwater' | 'indoors' | 'open'

const INDOORS = /^(?:living room|library|corridor|stairs|station|machine hall|laboratory)$/u
/** Where nothing was said about a place, one that goes with anything. */
const SETTINGS = [
  'alone on a wide, empty plain',
  'at the edge of a still lake',
  'on a quiet hill above a sleeping town',
  'in the middle of an empty street',
  'against a huge open sky',
  'in a clearing ringed by tall trees',
]
/** Things that have a place of their own. */
const OWN_SETTINGS: Record<string, readonly string[]> = {
  lighthouse: ['on a bare headland above the waves', 'at the end of a long stone pier'],
  ship: ['on a restless grey sea', 'alone on a wide, calm sea'],
  whale: ['rising out of a calm sea', 'huge above a tiny rowing boat'],
  fish: ['in clear, deep water'],
  train: ['crossing an empty plain', 'coming out of the fog on a long viaduct'],
  moon: ['huge above a sleeping village', 'over a lake as smooth as glass'],
  stars: ['over a dark ridge of mountains', 'above a single tent'],
  sun: ['low behind a line of hills'],
  cat: ['on a worn windowsill', 'on the warm stones of an old wall'],
  dog: ['waiting by an open gate', 'on an empty beach'],
  bird: ['on a single bare branch', 'against a huge open sky'],
  flower: ['between the stones of an old wall'],
  ...Object.fromEntries(
    [
      'clock',
      'old book',
      'letter',
      'key',
      'candle',
      'lamp',
      'map',
      'telephone',
      'camera',
      'radio',
      'cup',
      'coin',
      'paper crane',
      'egg',
      'mirror',
      'crown',
      'skull',
    ].map((thing) => [thing, ['on a worn wooden table', 'on a stone windowsill', 'on the floor of an empty room']]),
  ),
}
const CLOSE_DETAILS = [
  'fine texture in sharp focus',
  'a single drop of water catching the light',
  'tiny scratches and dust that tell its age',
]
const SETTING_DETAILS: Record<Surroundings, readonly string[]> = {
  space: ['fine dust drifting past', 'the curve of a planet far below', 'a scatter of distant stars for scale'],
  underwater: [
    'slow particles hanging in the water',
    'soft blue distance fading to black',
    'a few silver bubbles rising',
  ],
  indoors: [
    'dust turning in the air',
    'worn wood and old paint',
    'long shadows across the floor',
    'one object slightly out of place',
  ],
  open: [
    'a thin layer of haze for depth',
    'tiny details far away for scale',
    'soft texture in the foreground',
    'layers fading into the distance',
  ],
}
const LIGHT: Record<string, readonly string[]> = {
  night: [
    'lit by moonlight with one small warm lamp',
    'deep blue night with a single pool of warm light',
    'cool starlight and a faint glow along the edges',
  ],
  dawn: [
    'first light low along the horizon, rose and pale gold',
    'cool blue shadows and a thin line of dawn',
    'soft early light just touching the edges',
  ],
  dusk: [
    'last warm light going, the first lamps coming on',
    'violet sky with an ember-coloured horizon',
    'long soft shadows in the fading light',
  ],
  'bright day': [
    'clear high daylight with crisp shadows',
    'bright open light and clean colour',
    'hard noon light softened at the edges',
  ],
}
const OPEN_LIGHT = [
  'low golden side light',
  'soft overcast light with one bright gap',
  'cool ambient light with a single warm accent',
  'strong backlight and a glowing outline',
]
const SEALED_LIGHT: Partial<Record<Surroundings, readonly string[]>> = {
  space: ['lit from one side by a hard, distant sun', 'a thin bright rim of light against deep black'],
  underwater: ['shafts of pale light falling from the surface', 'dim green-blue light from far above'],
  indoors: ['light from one side only, the corners in shadow', 'a single lamp and soft falling shadows'],
}
const MOODS: Record<string, string> = {
  eerie: 'quietly unsettling',
  lonely: 'still and lonely',
  hopeful: 'tender and hopeful',
  tense: 'tense, a breath before something happens',
  majestic: 'vast and majestic',
  calm: 'calm and unhurried',
}
const OPEN_MOODS = [
  'full of quiet wonder',
  'still, as if holding its breath',
  'dreamlike and a little mysterious',
  'intimate and unhurried',
]
/** Too large to come close to. */
const VAST = /^(?:lighthouse|ship|whale|train|moon|stars|sun|falling star|rocket|plane|bridge|balloon)$/u
const CLOSE_LENSES = [
  '85mm lens, shallow focus',
  '50mm lens at eye level, soft background',
  'close framing, fine detail, blurred background',
]
const WIDE_LENSES = [
  '24mm wide lens, low viewpoint',
  '35mm lens, low horizon, great depth',
  'wide view from slightly above',
]
const FRAMES = [
  'tall vertical frame with calm space below',
  'vertical composition, subject in the upper third',
  'vertical frame, strong leading lines, clear silhouette',
]
const PALETTES = [
  'muted teal and amber',
  'deep blues with one red accent',
  'soft greys and warm gold',
  'dusty rose and slate',
  'ink, bone and a touch of copper',
]

const SAYS = {
  lens: /\b(?:\d+\s?mm|close[- ]?up|macro|aerial|drone|wide(?:[- ]angle)?|telephoto|bird'?s[- ]eye|low angle|from above|fisheye|lens)\b/iu,
  light:
    /\b(?:light|lit|glow\w*|neon|sunny|sunlit|backlit|golden|shadow\w*|moonlit|candle\w*|lamp\w*|lantern\w*|dark\w*|bright)\b/iu,
  palette:
    /\b(?:red|blue|green|yellow|orange|purple|violet|pink|black|white|gr[ae]y|gold\w*|silver|teal|amber|pastel|monochrome|sepia|neon|colou?r\w*|b&w)\b/iu,
  mood: /\b(?:mood\w*|dreamy|serene|gloomy|cheerful|funny|happy|sad|scary|creepy|cozy|cosy|epic|romantic|melanchol\w*|peaceful|dramatic|playful)\b/iu,
  frame: /\b(?:vertical|portrait|square|landscape|horizontal|16:9|9:16|composition|centered|symmetr\w*)\b/iu,
}

/** Adds to an image prompt what it leaves open: setting, light, lens, mood, colours, framing. */
export function enhanceImage(idea: string, maxCodePoints: number): string {
  const choose = chooser(`image/${idea.toLowerCase()}`)
  // What is said not to be there must not count as being there.
  const said = idea.replace(/\b(?:no|without|never|not an?|free of)\s+[\p{L}-]+(?:\s+(?:or|and)\s+[\p{L}-]+)?/giu, '')
  const { things, places, times, weathers, moods } = findVisuals(said)
  const surroundings = surroundingsOf(said, places)
  const isSealed = surroundings === 'space' || surroundings === 'underwater'
  const time = timeOf(idea, times)
  const hasSetting =
    places.length > 0 ||
    /\b(?:in|on|at|under|over|inside|beside|near|behind|above|below|through|against|by)\s+(?:an?|the|my|our|its)\b/iu.test(
      idea,
    )
  const isClose = /\b(?:close[- ]?up|macro|portrait of|detail of)\b/iu.test(idea)
  const additions = [
    hasSetting || isSealed || isClose ? undefined : choose(OWN_SETTINGS[things[0] ?? ''] ?? SETTINGS),
    choose(isClose ? CLOSE_DETAILS : SETTING_DETAILS[surroundings]),
    SAYS.light.test(idea) && time === undefined ? undefined : choose(lightFor(time, surroundings, weathers, idea)),
    weathers.includes('rain')
      ? 'wet surfaces catching every reflection'
      : weathers.includes('snow')
        ? 'soft snow muting every edge'
        : weathers.includes('fog')
          ? 'shapes dissolving into the fog'
          : undefined,
    SAYS.mood.test(idea) ? undefined : moods[0] !== undefined ? MOODS[moods[0]] : choose(OPEN_MOODS),
    SAYS.palette.test(idea) ? undefined : choose(PALETTES),
    SAYS.lens.test(idea)
      ? undefined
      : choose(things.length > 0 && places.length === 0 && !VAST.test(things[0]!) ? CLOSE_LENSES : WIDE_LENSES),
    SAYS.frame.test(idea) ? undefined : choose(FRAMES),
  ]
  // A question or whole sentences keep their stop; what is added is then a sentence of its own.
  const isSentence = /[?!]$/u.test(idea) || /[.?!]\s/u.test(idea)
  let enhanced = isSentence ? (/[.?!…]$/u.test(idea) ? idea : `${idea}.`) : idea.replace(/[.;,\s]+$/u, '')
  let link = isSentence ? ' ' : ', '
  for (const addition of additions) {
    if (addition === undefined || countCodePoints(enhanced) + addition.length + 2 > maxCodePoints) continue
    enhanced += link + (link === ' ' ? capitalise(addition) : addition)
    link = ', '
  }
  return enhanced
}

function surroundingsOf(text: string, places: readonly string[]): Surroundings {
  if (
    /\b(?:underwater|seabed|ocean floor|reef|coral|beneath the (?:sea|waves)|under the (?:sea|ocean)|deep sea)\b/iu.test(
      text,
    )
  )
    return 'underwater'
  if (places[0] === 'underwater') return 'underwater'
  if (places.includes('space') || /\b(?:on|above|around) (?:the moon|mars)\b/iu.test(text)) return 'space'
  return places[0] !== undefined && INDOORS.test(places[0]) ? 'indoors' : 'open'
}

/** The time of day that the words name, if they name just one; a moon in the sky is a night, a clock at noon is not. */
function timeOf(text: string, times: readonly string[]): string | undefined {
  if (/\bmidnight\b/iu.test(text)) return 'night'
  if (/\b(?:sunset|dusk|twilight|evening)\b/iu.test(text)) return 'dusk'
  if (/\b(?:sunrise|dawn|daybreak)\b/iu.test(text)) return 'dawn'
  return times[0]
}

function lightFor(
  time: string | undefined,
  surroundings: Surroundings,
  weathers: readonly string[],
  text: string,
): readonly string[] {
  const sealed = SEALED_LIGHT[surroundings]
  if (surroundings === 'space' || surroundings === 'underwater') return sealed!
  // No moonlight in a storm, no warm lamp where it was said to be pitch dark.
  if (/\b(?:pitch[- ]black|total darkness|no light)\b/iu.test(text)) return ['almost no light, only outlines']
  const isCovered = weathers.some((weather) => ['storm', 'rain', 'snow', 'fog', 'drifting clouds'].includes(weather))
  if (time === 'night') return isCovered || surroundings === 'indoors' ? [LIGHT.night![1]!] : LIGHT.night!
  if (isCovered) return ['soft grey light with one bright gap', 'flat, silvery light']
  if (time !== undefined) return LIGHT[time]!
  return sealed ?? OPEN_LIGHT
}
