import type { Line } from './framework.ts'
import { isNamedFirst } from './opening-forms.ts'
import { isMainThing } from './picture-prompts.ts'
import { findVisuals } from './prompt-from-text.ts'
import type { Subject } from './read-subject.ts'
import { subjectPicture } from './subject-picture.ts'

/**
 * What the scenes of a hook show that names its subject first: the subject itself, where that can be painted, at the hour and the place of
 * the hook, and then what the hook shows.
 */
export function openingVisual({ text, visual }: Line, subject: Subject): string {
  const { thing, place, words } = subjectPicture(subject)
  const isPainted = thing !== undefined || place !== undefined || (subject.topic === 'person' && words !== undefined)
  if (!isNamedFirst(text) || !isPainted) return visual
  const [first = ''] = visual.split(' / ')
  const around = first.split(', ').filter((piece) => {
    const { things, places, times, weathers } = findVisuals(piece)
    return !piece.includes('{') && !things.some(isMainThing) && places.length + times.length + weathers.length > 0
  })
  // What the hook shows already is seen again by itself.
  if (thing !== undefined && findVisuals(first).things.includes(thing)) return visual
  const isAlike = first.startsWith('{T}')
  return `${['{T}', ...(isAlike ? ['close view'] : []), ...around].join(', ')} / ${visual}`
}
