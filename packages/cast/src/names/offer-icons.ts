import type { IconOffer } from '@dayreel/storyboard'
import { findIcon } from './find-icon.ts'
import { foldWords } from './fold-words.ts'
import { type IconEntry, iconEntries } from './icon-entries.ts'
import { isNeverByLabel } from './reviewed-words.ts'
import { singularsOf } from './singulars.ts'

/** Icons that explain something in a video about any topic. */
const GENERAL = [
  'light-bulb brain mantelpiece-clock hourglass-done calendar money-bag magnifying-glass-tilted-left warning bullseye',
  'chart-increasing chart-decreasing gear key locked person-standing house mobile-phone laptop open-book memo',
  'red-question-mark check-mark-button cross-mark trophy thinking-face balance-scale globe-showing-europe-africa fire',
  'droplet sun full-moon high-voltage seedling red-heart anatomical-heart microscope test-tube hammer-and-wrench',
]
  .join(' ')
  .split(' ')
/** Icons that are offered only if the topic names them, not by their tags: mostly faces, gestures and flags. */
const FACES = /face|hand|fist|-cat$|-heart|^heart-|monkey$|person-|man-|woman-|yen|pound-b|flag|:/
const MIN_WORD_LETTERS = 4
const NAMED = 10
const TAGGED = 3
const RELATED = 1
/** Maximum number of icons with a tag. A more common tag says little: “face”, “food”. */
const MAX_SHARED = 40

/**
 * Returns names of icons for a language model that describes boards: those that the topic names, those about its words,
 * those that are related to these, and icons that explain anything.
 *
 * @param topic title and text of the video.
 * @param language language of the topic.
 */
export function offerIcons(topic: string, language: string, limit: number): IconOffer[] {
  const primary = language.toLowerCase().split(/[-_]/)[0]!
  const { byTag, byIcon } = tagsIn(language)
  const scores = new Map<string, number>()
  const add = (icon: string, score: number): void => void scores.set(icon, (scores.get(icon) ?? 0) + score)
  for (const word of new Set(foldWords(topic, primary))) {
    const named = findIcon(word, language, topic)
    if (named !== undefined) {
      add(named, NAMED)
      for (const tag of byIcon.get(named)?.tags ?? []) addAll(byTag.get(tag), RELATED)
    }
    if (word.length < MIN_WORD_LETTERS && /^\p{Script=Latin}/u.test(word)) continue
    for (const form of singularsOf(word, primary)) addAll(byTag.get(form), TAGGED)
  }
  const ranked = [...scores].sort(([, one], [, other]) => other - one).map(([icon]) => icon)
  const chosen = new Set([
    ...ranked.slice(0, Math.max(Math.ceil(limit / 2), limit - GENERAL.length)),
    ...GENERAL,
    ...ranked,
  ])
  return [...chosen].slice(0, limit).map((icon) => ({ icon, label: byIcon.get(icon)?.label ?? icon }))

  function addAll(icons: readonly string[] | undefined, score: number): void {
    if (!icons || icons.length > MAX_SHARED) return
    for (const icon of icons) add(icon, score / Math.sqrt(icons.length))
  }
}

type Tags = { byTag: ReadonlyMap<string, readonly string[]>; byIcon: ReadonlyMap<string, IconEntry> }
const tags = new Map<string, Tags>()

function tagsIn(language: string): Tags {
  let found = tags.get(language)
  if (!found) {
    const entries = iconEntries(language)
    const pairs = entries
      .filter(({ icon }) => !isNeverByLabel(icon) && !FACES.test(icon))
      .flatMap(({ icon, names, tags }) =>
        [...tags, ...names.flatMap((name) => name.split(' '))].map((tag) => [tag, icon] as const),
      )
    const byTag = new Map<string, string[]>()
    for (const [tag, icon] of pairs) {
      const icons = byTag.get(tag)
      if (!icons) byTag.set(tag, [icon])
      else if (icons.at(-1) !== icon) icons.push(icon)
    }
    found = { byTag, byIcon: new Map(entries.map((entry) => [entry.icon, entry])) }
    tags.set(language, found)
  }
  return found
}
