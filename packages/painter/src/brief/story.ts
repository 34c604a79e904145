import { createWordTable, firstName, readPhrase } from './phrases.ts'
import { findThings } from './things.ts'
import { MOOD_WORDS } from './scene-words.ts'
import type { Brief, Expression, Mood, PlaceName } from './brief.ts'
import { thingNamed } from '../things/index.ts'
import type { SceneWords } from './vary-by-scene.ts'

const WORLDS = 'moon|sun|planet|comet'
const NEARING = new RegExp(
  String.raw`\b(${WORLDS})\b(?: \p{L}+){0,3}? (?:closer|nearer|bigger|larger|huger|growing|grows|grew|falls|fell|falling|approach\p{L}*|descend\p{L}*)\b`,
  'iu',
)

/** A world in the sky that comes closer in the course of a video, and how close it is by this scene: 0 as ever, 1 filling the sky. */
export function readNearing({ story = '', prompt, text, before = [], index, count }: SceneWords): Brief['nearing'] {
  const name = NEARING.exec(`${story} ${text} ${prompt}`)?.[1]?.toLowerCase()
  if (name === undefined) return undefined
  const isBack = [...before, { prompt, text }].some((scene) => BACK.test(scene.text) || SMALL.test(scene.prompt))
  return isBack ? { name, share: 0, isBack } : { name, share: count > 1 ? index / (count - 1) : 1 }
}
const BACK =
  /\b(?:back (?:where|to where|in its place|in place|up there)|(?:went|gone|goes|moved|drew|pulled) (?:back|away)|as (?:small|far) as (?:before|ever|always)|small again|far (?:away )?again)\b/iu
const SMALL = new RegExp(String.raw`\b(?:small|tiny|distant|faraway) (?:${WORLDS})\b`, 'iu')

/** What a video is about that stands in the sky, such as the moon. */
function subjectInSky({ story = '' }: SceneWords): string | undefined {
  const [first] = findThings(readPhrase(story.split(' | ')[0]!))
  return first && new RegExp(`^(?:${WORLDS})$`).test(first.name) ? first.name : undefined
}

/** The things of a video's first picture, where what it is about is seen at once: in the open, and the moon through a window. */
export function withSubject(things: readonly string[], request: SceneWords, isInside: boolean): readonly string[] {
  const subject = subjectInSky(request)
  if (subject === undefined || request.index > 0) return things
  if (!isInside) return things.includes(subject) ? things : [subject, ...things.slice(0, 2)]
  const isAtWindow = things[0] === 'open window' || /\bwindows?\b/iu.test(`${request.prompt} ${request.text}`)
  if (subject !== 'moon' || !isAtWindow) return things
  return ['moonlit window', ...things.filter((name) => name !== 'open window' && name !== subject)].slice(0, 3)
}

const LEFT =
  /\b(?:empty|abandoned|deserted|lifeless) (?:little |small |old |whole )?(town|city|village|streets?|neighbou?rhood)\b|\b(town|city|village|street)(?: \p{L}+){0,3}? (?:is|was|stood|stands|lay) (?:empty|abandoned|deserted)\b/iu

/** The place where nobody is left, if that is what the video is about or the scene speaks of. */
export function readDesertedPlace({ story = '', prompt, text }: SceneWords): PlaceName | undefined {
  const found = LEFT.exec(`${prompt} ${text} ${story}`)
  if (!found) return undefined
  return /city|street|neighb/iu.test(found[1] ?? found[2] ?? '') ? 'street' : 'village'
}

/** Whose story it is, where a thing stands for somebody: who came back to the empty town is seen in it. */
export function heroOfStory({ story = '' }: SceneWords): string | undefined {
  const [first] = findThings(readPhrase(story))
  const thing = thingNamed(first?.name ?? '')
  return thing?.where === 'ground' && thing.metres > 1.5 && thing.metres < 2.6 && thing.aspect < 0.8
    ? thing.name
    : undefined
}

/** Whose pronouns a video's words have, if they have those of a woman or of a man only: who is not described in a scene is the same. */
export function sexOfStory({ story = '' }: SceneWords): 'woman' | 'man' | undefined {
  const isOfHer = /\b(?:she|her|hers|herself)\b/iu.test(story)
  const isOfHim = /\b(?:he|him|his|himself)\b/iu.test(story)
  if (isOfHer === isOfHim) return undefined
  return isOfHer ? 'woman' : 'man'
}

/** What is felt in a scene whose words do not say so: by its mood, or else by that of the whole story. */
export function feelingBy(mood: Mood | undefined, story = ''): Expression | undefined {
  const told = mood ?? firstName([readPhrase(story)], STORY_MOODS)
  return told === 'joyful' ? 'glad' : told === 'sad' || told === 'tense' ? 'worried' : undefined
}
const STORY_MOODS = createWordTable<Mood>(MOOD_WORDS)

const LAMP_OUT =
  /\b(?:lamps?|lights?|candles?|lanterns?)\b(?: \p{L}+){0,2}? (?:goes|go|went|going|gone|is|are|was|were) (?:out|off|dark)\b|\b(?:turn|turns|turned|turning|switch|switches|switched|put|puts|blow|blows|blew) (?:out |off |down )?(?:the |a |my |your |his |her |their |its |every |all the |that )?(?:lamps?|lights?|candles?|lanterns?)(?: (?:off|out|down))\b|\b(?:turn|turns|turned|turning|switch|switches|switched|put|puts|blow|blows|blew) (?:out|off|down) (?:the |a |my |your |his |her |their |every |all the )?(?:lamps?|lights?|candles?|lanterns?)\b|\blights? (?:out|off)\b/iu

/** Whether the light has just gone out: a dark room, the moon in its window. */
export function isLampOut({ prompt, text }: SceneWords): boolean {
  return LAMP_OUT.test(`${text} | ${prompt}`)
}
