import { isPersonSpokenOf } from './company.ts'
import { readPhrase } from './phrases.ts'
import { findThings } from './things.ts'
import { readTrainView } from './sky-trains.ts'
import type { Staging } from './stagings.ts'
import { thingNamed } from '../things/index.ts'
import { readStormLight } from './storm-light.ts'
import type { SceneWords } from './vary-by-scene.ts'

/** What the words ask for that is staged as a whole rather than put together from a place and its things. */
export function readStaging(words: SceneWords): Staging | undefined {
  return readGroupPhotograph(words) ?? readSkyTrain(words) ?? readStormLight(words) ?? readDoor(words)
}

const DOOR = /\bdoors?\b/iu
const AT_DOOR =
  /\b(?:beside|next to|by|at) (?:the|a|an|that|this|every|each|its|my|your|his|her|their) (?:\p{L}+ )?doors?\b/iu
const AT_IT = /\b(?:beside|next to|by) (?:it|them|each)\b/iu
const IN_AIR = /\b(?:in|into|through|on|among|upon) (?:the |thin |open )?(?:air|sky|clouds?)\b/iu

const OF_CLOUDS = /\bclouds?\b/iu

/** Whether an earlier scene had a door where none can be: it is there still. */
function hasHungInAir(before: SceneWords['before'] = []): boolean {
  return before.some((scene) => DOOR.test(scene.prompt) && IN_AIR.test(`${scene.prompt} ${scene.text}`))
}

/** A door with what stands beside it, and a door where none can be. What “it” is, the line before has said. */
function readDoor({ prompt, text, before }: SceneWords): Staging | undefined {
  const said = before?.at(-1)?.text ?? ''
  const isDoorMeant = AT_IT.test(text) && DOOR.test(said) && !DOOR.test(text)
  const isAloft = IN_AIR.test(text)
    ? isDoorMeant || DOOR.test(text)
    : DOOR.test(text)
      ? IN_AIR.test(prompt)
      : DOOR.test(prompt) && OF_CLOUDS.test(prompt) && hasHungInAir(before)
  if (!isAloft && !isDoorMeant && !AT_DOOR.test(text)) return undefined
  // On the ground it is they who are shown, where somebody is at the door.
  if (!isAloft && isPersonSpokenOf(readPhrase(prompt), readPhrase(text))) return undefined
  const beside = findThings(readPhrase(`${text} | ${prompt}`)).find(({ name }) => {
    const thing = thingNamed(name)
    return thing !== undefined && name !== 'door' && thing.metres < 1.2 && thing.where !== 'sky'
  })?.name
  // A knock at the door has a door, but nothing that the picture would lack.
  if (!isAloft && beside === undefined) return undefined
  return { kind: 'door', isAloft, ...(beside !== undefined && { beside }) }
}

/** Whether the words sink to where no light comes. */
export function isDeep({ prompt, text }: SceneWords): boolean {
  return /\b(?:black|dark|darkness|abyss|deepest|bottomless|sinks?|sinking|trench|midnight zone)\b/iu.test(
    `${prompt} ${text}`,
  )
}

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
const NUMBER = new RegExp(String.raw`\b(${NUMBERS.join('|')}|[2-9]|1[0-4])\b`, 'giu')
const GROUP =
  /\bgroup (?:photograph|photo|picture|portrait)\b|\b(?:class|family|team|wedding) (?:photograph|photo|picture)\b|\b(?:photograph|photo|picture) (?:with|of) (?:a gap|(?:\p{L}+ ){0,2}(?:people|guests|children|faces|men|women))\b|\bcount the (?:people|faces|guests)\b|\bpeople in (?:this|the|that|an?) (?:old )?(?:photograph|photo|picture)\b/iu
const IN_IT =
  /\bin an? (?:old )?(?:photograph|photo)\b|\bcount (?:again|them)\b|\bthere (?:are|were) (?:only |now )?(?:\p{L}+|\d+)$|\bin the (?:front|back|first|second|last|middle) row\b|\bwas taken (?:on|in|at)\b/iu
const GAP = /\bgap\b|\bmissing\b|\bcount again\b|\bone (?:fewer|less|is gone)\b/iu
const CHILD = /\b(?:child|boy|girl|kid)\b/iu

/** One old photograph of a group, where the video tells of one and this scene's words stay with it. */
function readGroupPhotograph({ prompt, text, story = '' }: SceneWords): Staging | undefined {
  const isNamed = GROUP.test(prompt) || GROUP.test(text)
  const words = text.trim().replace(/(?<![.!?:,;])[.!?:,;]+$/u, '')
  if (!isNamed && !(GROUP.test(story) && (IN_IT.test(words) || IN_IT.test(prompt)))) return undefined
  const told = numbersIn(text)[0]
  const most = Math.max(0, ...numbersIn(GROUP.test(story) ? story.slice(story.search(GROUP)) : ''))
  const all = most > 3 ? most : (told ?? 9)
  const hasGap = GAP.test(`${prompt} ${text}`) || (told !== undefined && told === all - 1)
  return { kind: 'group photograph', people: all, hasGap, isOfChild: CHILD.test(text) || CHILD.test(prompt) }
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([word]) => {
    const at = NUMBERS.indexOf(word.toLowerCase())
    return at < 0 ? Number(word) : at + 2
  })
}

const TRAIN = /\b(?:trains?|railway|locomotive|express)\b/iu
const ALOFT =
  /\bno ground\b|\bpast the last (?:stop|station)\b|\b(?:fly|flies|flying|flew|floats?|floating)\b|\b(?:in|through|across|into|above|over|among) the (?:sky|clouds|stars|air)\b|\bno (?:rails|tracks)\b/iu
const CLOUDS = /\bclouds?\b/iu
const LEANING =
  /\blean(?:s|ed|ing)? out\b|\bcarriage window\b|\bout of the (?:train|carriage)\b|\balong the (?:train|carriages)\b/iu
const BELOW =
  /\b(?:lights?|lamps?|lanterns?|windows)\b(?: \p{L}+){0,2}? (?:far |deep )?(?:below|beneath|down there)\b|\b(?:far|deep) below\b(?:[^\p{L}\p{N}_]+\p{L}+){0,5}?[^\p{L}\p{N}_]+(?:lights?|lamps?|lanterns?)\b/iu

/** A train that has left the ground, the side of it that somebody sees who leans out, and lights far below. */
function readSkyTrain(request: SceneWords): Staging | undefined {
  const { prompt, text, story = '' } = request
  const words = `${text} | ${prompt}`
  const isLeaning = LEANING.test(text) || LEANING.test(prompt)
  const isOfTrain = TRAIN.test(words) || (TRAIN.test(story) && isLeaning)
  const isAloft = ALOFT.test(words) || (CLOUDS.test(prompt) && ALOFT.test(story))
  if (isOfTrain && isLeaning) return { kind: 'train', view: 'alongside' }
  if (BELOW.test(text)) return { kind: 'lights below' }
  if (TRAIN.test(prompt) && isAloft)
    return { kind: 'train', view: readTrainView(request, (scene) => TRAIN.test(scene.prompt)) }
  return BELOW.test(prompt) && TRAIN.test(story) ? { kind: 'lights below' } : undefined
}
