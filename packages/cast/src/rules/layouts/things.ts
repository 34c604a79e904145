import type { Board, BoardItem } from '@dayreel/storyboard'
import { crossesOf, isBareWord, numberItem, thingItem, topicItem, wordItem } from '../items.ts'
import { phraseIn, type SceneWords, wholeOf } from '../scene-words.ts'
import { keyAmount } from '../key-amount.ts'
import { shortClause } from '../short-clause.ts'
import { refersToTopic } from './amounts.ts'
import type { Thing } from '../find-things.ts'

/** Most words of a clause that is written as a whole, beside a picture and alone. */
const SHORT_BESIDE = 5
const SHORT_ALONE = 6

/** Two things of a scene. */
export function pair(scene: SceneWords): Board | undefined {
  const { things, shared } = scene
  // Two things of one picture are compared.
  const twins = things.filter(({ icon }) => shared.has(icon))
  const [first, second] = new Set(twins.map(({ words }) => words.toLowerCase())).size > 1 ? twins : things
  if (first === undefined || second === undefined) return undefined
  const items = [thingItem(scene, first), thingItem(scene, second)]
  const marks = crossesOf(scene, items, [first, second])
  return { layout: 'pair', items, ...(marks.length === 0 ? {} : { marks }) }
}

/** One thing, and the words that say something about it. */
export function single(scene: SceneWords): Board | undefined {
  const [thing] = scene.things
  if (thing === undefined) return aboutTopic(scene)
  const picture = thingItem(scene, thing)
  const items = [picture, ...accentOf(scene, [thing])]
  const marks = crossesOf(scene, items, [thing])
  return { layout: 'single', items, ...(marks.length === 0 ? {} : { marks }) }
}

/** The thing that a pronoun of the scene refers to, with the scene's amount or strongest words about it. */
function aboutTopic(scene: SceneWords): Board | undefined {
  const accent = accentOf(scene)
  if (!refersToTopic(scene) || accent.length === 0) return undefined
  return { layout: 'single', items: [topicItem(scene.meant!), ...accent] }
}

/** Returns a scene's amount or strongest words about the things on its board. */
export function accentOf(scene: SceneWords, shown: readonly Thing[] = [], span = wholeOf(scene)): BoardItem[] {
  const key = keyAmount(scene, span)
  if (key !== undefined) return [numberItem(scene, key.amount, key.noun)]
  const phrase = phraseIn(scene, span, shown)
  if (phrase !== undefined && !isBareWord(phrase, scene)) return [wordItem(scene, phrase)]
  const said = shortClause(scene, span, shown.length > 0 ? SHORT_BESIDE : SHORT_ALONE)
  return said === undefined ? [] : [wordItem(scene, said)]
}

/** A thing and words of equal size. */
export function beside(scene: SceneWords): Board | undefined {
  const [thing] = scene.things
  const [accent] = accentOf(scene, scene.things.slice(0, 1))
  if (thing === undefined) return undefined
  if (accent === undefined) return { layout: 'pair', items: [thingItem(scene, thing, true)] }
  return { layout: 'pair', items: [thingItem(scene, thing), accent] }
}

/** The video's topic, with at most one phrase or number of the scene. */
export function topic(scene: SceneWords): Board | undefined {
  const subject = refersToTopic(scene) ? scene.meant : scene.topic
  return subject && { layout: 'single', items: [topicItem(subject), ...accentOf(scene)] }
}

/** A number or words without a thing. */
export function phrases(scene: SceneWords): Board | undefined {
  const [accent] = accentOf(scene)
  return accent && { layout: 'single', items: [accent] }
}
