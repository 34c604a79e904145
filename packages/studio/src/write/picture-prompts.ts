import { findVisuals } from './prompt-from-text.ts'
import type { Subject } from './read-subject.ts'

const VIEWS = ['close view', 'wide view', 'seen from far away', 'seen from above', 'low angle']
const LONGEST_PARTS = 5
const ALOFT = /^(?:moon|stars|sun|bird|balloon|falling star|plane|rocket)$/u
const INDOORS =
  /\b(?:room|bedroom|library|corridor|hallway|stairs|staircase|laboratory|archive|kitchen|hall|station)\b/u

/**
 * The picture of a framework's line with the subject in it where there is room: "moon over a city at dawn, empty street".
 *
 * @param showsSubject whether this scene should show the subject at all; not every one does, or they would all look alike.
 */
export function pictureOfLine(visual: string, subject: Subject, showsSubject: boolean): string {
  if (!showsSubject || visual.split(',').length >= LONGEST_PARTS) return visual
  const shown = subjectPicture(subject)
  if (shown === undefined || visual.toLowerCase().includes(shown)) return visual
  return ALOFT.test(shown) && !INDOORS.test(visual) ? `${shown} over ${visual}` : `${shown}, ${visual}`
}

/** Whether a subject is best shown as a place: it can only be the whole picture, not a thing in another one. */
export function isPlace(subject: Subject): boolean {
  const { things, places } = findVisuals(subject.original)
  return places.length > 0 && things.every((name) => name === 'lone figure')
}

/** Makes each prompt of a video differ from every other: the same one again is seen from elsewhere. */
export function makeDistinct(prompts: readonly string[]): string[] {
  const used = new Set<string>()
  return prompts.map((prompt) => {
    let distinct = prompt
    for (let i = 0; used.has(distinct); i++)
      distinct = `${prompt}, ${VIEWS[i % VIEWS.length]!}${i >= VIEWS.length ? ` ${Math.floor(i / VIEWS.length) + 1}` : ''}`
    used.add(distinct)
    return distinct
  })
}

/**
 * What of the subject can be painted: a thing or a place that painters know, else its own telling words. Of what may be real only
 * the former: no picture shall claim to show a real person or event.
 */
function subjectPicture(subject: Subject): string | undefined {
  const { things, places } = findVisuals(subject.original)
  const known = things.find((name) => name !== 'lone figure') ?? places[0] ?? things[0]
  if (known !== undefined) return known
  return subject.isNamed || !subject.isPlain
    ? undefined
    : subject.keyWords.slice(0, 3).join(' ').toLowerCase() || undefined
}
