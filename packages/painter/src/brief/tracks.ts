import { findPeople } from './people.ts'
import { readPhrase, type Phrase } from './phrases.ts'
import { findThings } from './things.ts'
import { findPlaces } from './find-places.ts'
import type { Brief, PlaceName } from './brief.ts'
import { isSmall } from '../shot-plan.ts'
import { thingNamed } from '../things/index.ts'
import type { SceneWords } from './vary-by-scene.ts'

const PRINTS =
  /\b(?:foot ?prints?|footmarks?|boot ?prints?|tracks in (?:the )?(?:snow|sand|dust|mud)|foot ?steps in (?:the )?(?:snow|sand|dust|mud))\b/iu
const NONE = /\b(?:no|without|not one|not a single) (?:foot ?prints?|tracks)\b/iu
const TWO = /\b(?:two pairs|second pair|both pairs|two sets|second set|two lines|side by side)\b/iu
const PALE = /\b(?:flour|chalk|salt|plaster)\b/iu

/** Whose prints lie on the ground: one walker's or those of two, pressed into it or left upon it in flour. */
export function readTracks({ prompt, text }: SceneWords): Brief['tracks'] {
  const words = `${prompt} | ${text}`
  if (!PRINTS.test(words) || NONE.test(words)) return undefined
  return { walkers: TWO.test(words) ? 2 : 1, isPale: PALE.test(words) }
}

/** Whether only the prints are to be seen: a prompt that has prints and nobody means that whoever made them is gone. */
export function isTrackAlone(tracks: Brief['tracks'], prompt: Phrase): boolean {
  if (!tracks || !PRINTS.test(prompt.words.join(' '))) return false
  return (
    findPeople(prompt).every(({ name }) => name === 0) && findThings(prompt).every(({ name }) => name !== 'astronaut')
  )
}

const GROUNDS: readonly (readonly [PlaceName, RegExp])[] = [
  ['coast', /\b(?:beach|sand|shore|tide|sea|water|waves)\b/iu],
  ['field', /\bsnow\b/iu],
]

/** The ground that takes a print: never water, and snow or sand where the words say so. */
export function groundOfTracks(place: PlaceName, request: SceneWords): PlaceName {
  const words = `${request.prompt} | ${request.text}`
  const isNamed = [request.prompt, request.text].some((source) => findPlaces(readPhrase(source)).length > 0)
  if (isNamed && !UNTRODDEN.has(place)) return place
  return GROUNDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'field'
}

/** Where nothing keeps a print. */
const UNTRODDEN: ReadonlySet<PlaceName> = new Set([
  'sea',
  'sky',
  'space',
  'planet',
  'underwater',
  'abstract',
  'lake',
  'skyline',
  'road',
  'street',
])

/** What is small has no place in a picture of the ground. */
export function besideTracks(things: readonly string[]): string[] {
  return things.filter((name) => {
    const thing = thingNamed(name)
    return thing !== undefined && !isSmall(thing) && thing.where !== 'wall'
  })
}
