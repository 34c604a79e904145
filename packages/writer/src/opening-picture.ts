import type { Line } from './line.ts'
import { isNamedFirst, isNamedSecond } from './opening-forms.ts'
import { isMainThing } from './picture-prompts.ts'
import { findVisuals } from './prompt-from-text.ts'
import type { Subject } from './read-subject.ts'
import { subjectPicture } from './subject-picture.ts'

/**
 * What the scenes of a hook show: where it names its subject, the subject itself, if that can be painted, at the hour and the place of the
 * hook; before or after that what the hook shows.
 *
 * @param texts the words of the scenes.
 */
export function openingVisual({ text, visual }: Line, subject: Subject, texts: readonly string[]): string {
  const { thing, place, words } = subjectPicture(subject)
  const isPainted = thing !== undefined || place !== undefined || (subject.topic === 'person' && words !== undefined)
  const views = visual.split(' / ')
  const isSecond = isNamedSecond(text)
  if (!isPainted || !(isSecond || (isNamedFirst(text) && views.length === 1))) return visual
  const [first = '', ...others] = views
  const around = first.split(', ').filter((piece) => {
    const { things, places, times, weathers } = findVisuals(piece)
    return !piece.includes('{') && !things.some(isMainThing) && places.length + times.length + weathers.length > 0
  })
  const isAlike = first.startsWith('{T}')
  const own = ['{T}', ...(isAlike ? ['close view'] : []), ...around].join(', ')
  const isShown = thing !== undefined && (isSecond ? first.includes(thing) : findVisuals(first).things.includes(thing))
  // What the hook shows already is seen again by itself.
  if (isShown && (!isSecond || others.length > 0)) return visual
  if (isSecond) {
    const isByItself = texts[1]?.toLowerCase().includes(subject.phrase.toLowerCase()) === true
    return isByItself ? [first, own, ...others].join(' / ') : visual
  }
  return `${own} / ${visual}`
}
