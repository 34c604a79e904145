import type { Board, BoardItem } from '@dayreel/storyboard'
import { iconOf, isPicture, thingItem, topicItem, wordItem } from '../items.ts'
import type { Thing } from '../find-things.ts'
import { phraseIn, type SceneWords, thingsIn, wholeOf } from '../scene-words.ts'

const MADE_OF: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:(?:is|are|was|were)\s+(?:mostly\s+|only\s+|just\s+)?(?:made\s+(?:up\s+)?(?:of|from)|full\s+of|filled\s+with|built\s+(?:of|from))|consists?\s+of|contains?|includes?|holds?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:besteht\s+aus|bestehen\s+aus|enthält|enthalten)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:está\s+hech[oa]\s+de|están\s+hech[oa]s\s+de|contienen?|consta\s+de)(?!\p{L})/iu,
}
const MAX_PARTS = 4
/** Besides adjectives, only these words stand between the items of a list. */
const LIST_LINK = /^(?:and|or|und|oder|y|o|e|u|ein|eine|einen|der|die|das|un|una|el|la|los|las)$/u

/** A thing and its parts, or a list of things. */
export function parts(scene: SceneWords): Board | undefined {
  return madeOf(scene) ?? listOf(scene)
}

function madeOf(scene: SceneWords): Board | undefined {
  const found = MADE_OF[scene.language]?.exec(scene.text)
  if (!found) return undefined
  const before = { from: 0, to: found.index }
  const whole = thingsIn(scene, before).at(-1)
  const own = whole === undefined ? wholeFor(scene, before) : thingItem(scene, whole)
  const from = found.index + found[0].length
  const clause = scene.terms.find((term) => term.from >= from)?.clause
  // Only the list directly after the verb: "eggs, milk and flour".
  const list = longestList({ ...scene, things: thingsIn(scene, { from, to: scene.text.length }) })
  const parts = (list[0]?.clause === clause ? list : []).filter(({ icon }) => own === undefined || icon !== iconOf(own))
  if (own === undefined) return undefined
  if (parts.length === 0) {
    const to = scene.terms.findLast((term) => term.clause === clause)?.to ?? scene.text.length
    const phrase = phraseIn(scene, { from, to })
    const only = phrase && wordItem(scene, phrase)
    return only === undefined || !isPicture(own) ? undefined : { layout: 'parts', items: [own, only] }
  }
  return { layout: 'parts', items: [own, ...parts.slice(0, MAX_PARTS).map((part) => thingItem(scene, part, true))] }
}

function listOf(scene: SceneWords): Board | undefined {
  const list = longestList(scene)
  if (list.length < 3) return undefined
  const whole = wholeFor(scene, { from: 0, to: list[0]!.from }, list)
  const items = list.slice(0, MAX_PARTS).map((thing) => thingItem(scene, thing, true))
  return whole === undefined ? undefined : { layout: 'parts', items: [whole, ...items] }
}

/** Returns the whole that a list belongs to: a thing or words before it, or otherwise the video's topic. */
function wholeFor(
  scene: SceneWords,
  before: { from: number; to: number },
  list: readonly Thing[] = [],
): BoardItem | undefined {
  const thing = thingsIn(scene, before).find((each) => !list.includes(each))
  if (thing !== undefined) return thingItem(scene, thing)
  const { topic } = scene
  if (topic !== undefined && list.every(({ icon }) => icon !== topic.icon)) return topicItem(topic)
  const phrase = phraseIn(scene, before) ?? phraseIn(scene, wholeOf(scene), list)
  return phrase && wordItem(scene, phrase)
}

function longestList({ text, terms, things }: SceneWords): Thing[] {
  let longest: Thing[] = []
  let run: Thing[] = []
  for (const thing of things) {
    const previous = run.at(-1)
    const between = terms.slice((previous?.last ?? 0) + 1, thing.first)
    const isNext =
      previous !== undefined &&
      /[,;]|(?<!\p{L})(?:and|or|und|oder|y|o|e|u)(?!\p{L})/iu.test(text.slice(previous.to, thing.from)) &&
      between.every(({ word, kind }) => LIST_LINK.test(word) || kind === 'determiner' || kind === 'adjective')
    run = isNext ? [...run, thing] : [thing]
    if (run.length > longest.length) longest = run
  }
  return longest
}
