import { contradicts, isMainThing, mayBeWith, withView } from './picture-prompts.ts'
import { findVisuals, isDull, withoutComparisons } from './prompt-from-text.ts'
import type { Subject } from './read-subject.ts'
import type { Pictured } from './pictured.ts'
import { type SubjectPicture, subjectPicture } from './subject-picture.ts'
import { ALOFT, INDOOR_THINGS, INDOORS, ofTheOpen, ROOM_PARTS } from './where-things-are.ts'

/** This part of a video's scenes shows what it is about, where that can be painted and the words let it. */
const PART_SHOWN = 0.5

/**
 * Shows the subject where words name nothing else that can be seen, until half of the scenes show it: a line that is a thought
 * ("None of this is new") is seen as what it is a thought about.
 */
export function keepSubject(scenes: readonly Pictured[], subject: Subject): string[] {
  const shown = subjectPicture(subject)
  const prompts = scenes.map(({ prompt }) => prompt)
  const seen = seenAs(shown, subject)
  if (seen === undefined) return prompts
  const inOrder = scenes.flatMap((scene, i) => (mayShow(scene, shown) ? [i] : []))
  // The last picture is the one that stays.
  const open = inOrder.toSorted((a, b) => Number(b === scenes.length - 1) - Number(a === scenes.length - 1))
  const { thing } = shown
  const isShown = scenes.map(
    ({ prompt, text }) =>
      shows(prompt, shown) || (thing !== undefined && findVisuals(withoutComparisons(text)).things.includes(thing)),
  )
  const wanted = Math.floor(scenes.length * PART_SHOWN)
  // Those first that no picture of it stands beside, so that it comes and goes.
  for (const mayTouch of [false, true]) {
    for (const i of open) {
      const isBeside = isShown[i - 1] === true || isShown[i + 1] === true
      if (isShown[i] || (isBeside && !mayTouch) || isShown.filter(Boolean).length >= wanted) continue
      isShown[i] = true
      prompts[i] = withView(inLineOf(prompts[i]!, seen, shown), i)
    }
  }
  return prompts
}

/** Whether a prompt shows the subject. */
export function shows(prompt: string, { thing, place, words }: SubjectPicture): boolean {
  const visuals = findVisuals(prompt)
  if (words !== undefined && prompt.includes(words)) return true
  if (thing !== undefined) return visuals.things.includes(thing)
  return place !== undefined && visuals.places.includes(place) && !visuals.things.some(isMainThing)
}

/** Only what painters know, or who can be shown by what they are called. */
function seenAs({ thing, place, words }: SubjectPicture, { topic, isPlain }: Subject): string | undefined {
  if (topic === 'person' || (isPlain && words !== undefined && (thing !== undefined || place !== undefined)))
    return words
  if (thing !== undefined) return thing
  return isPlain ? place : undefined
}

/** Words that name a thing or a place, or tell what somebody else does, have a picture of their own. */
function mayShow({ text, prompt, isFixed, isOwn }: Pictured, { thing }: SubjectPicture): boolean {
  if (isFixed || isOwn) return false
  const { things, places } = findVisuals(withoutComparisons(text))
  if (places.length > 0 || things.length > 0 || sharesWord(text, prompt)) return false
  if (thing !== undefined && (contradicts(thing, text) || contradicts(thing, prompt))) return false
  if (thing === 'moon' && findVisuals(`${text} ${prompt}`).times.some((time) => time === 'dawn')) return false
  return !/\b(?:two|three|crowd|people|child|face|faces)\b/u.test(prompt) || !TOLD_OF.test(text)
}
/** What painters read of a prompt besides the names known here: "footprints" for "there were footprints". */
function sharesWord(text: string, prompt: string): boolean {
  const spoken = new Set(text.toLowerCase().match(/\p{L}{4,}/gu))
  return prompt.split(', ').some((piece) => {
    const { times, weathers, moods } = findVisuals(piece)
    if (times.length + weathers.length + moods.length > 0) return false
    return (piece.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => spoken.has(word) && !isDull(word))
  })
}
const TOLD_OF = /\b(?:they|them|we|us|our|you|neighbours?|stranger|friends?|everyone|nobody else)\b/iu

/** The subject in the place and at the hour of a line's picture, with nothing else of it. */
function inLineOf(line: string, seen: string, { thing, place }: SubjectPicture): string {
  const isOpen = place === undefined ? thing !== undefined && ofTheOpen(thing) : !INDOORS.test(place)
  const needsRoom = thing !== undefined && INDOOR_THINGS.test(thing)
  const around = line.split(', ').filter((piece) => {
    const { things, places, times, weathers, moods } = findVisuals(piece)
    if (things.some((name) => name !== 'stars')) return false
    if (place !== undefined && places.length > 0) return false
    if (isOpen && (INDOORS.test(piece) || ROOM_PARTS.test(piece))) return false
    if (needsRoom && thing !== undefined && !mayBeWith(thing, piece)) return false
    return places.length + times.length + weathers.length + moods.length > 0
  })
  const isPlaced = place === undefined || findVisuals(seen).places.includes(place)
  const hung = thing !== undefined && ALOFT.test(thing) && around.some((piece) => findVisuals(piece).places.length > 0)
  const own = isPlaced ? seen : `${seen}, ${place}`
  return hung ? `${own} over ${around.join(', ')}` : [own, ...around].join(', ')
}
